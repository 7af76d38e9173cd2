import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    '(?:il|la|questo|questa) (?:\\p{L}+ ){1,3}(?:contiene|fornisce|riporta|riassume|presenta).{0,60}(?:principal|essenzial)',
    '(?:molte )?grazie (?:per|di)|(?:la|vi) ringraziamo|benvenut',
    'siamo (?:lieti|felici) (?:di averla|di accoglierla|che)|congratulazioni|confidando',
    'di seguito (?:trova|trovate|legge)',
    '(?:ci scusiamo|ci dispiace|siamo spiacenti)[^.]{0,60}(?:ritardo|attesa|disagio|disguido)',
  ].join('|')})`,
  wishesWell:
    '^(?:buon (?:fine settimana|weekend|lavoro|viaggio|natale|anno)|buona (?:giornata|serata|settimana|vacanza|pasqua)|buone (?:feste|vacanze)|un abbraccio)_[^.!]{0,40}(?:[.!]|$)',
  gladToMeet: '^(?:è stato un piacere|mi ha fatto piacere)',
  thanksForAct: '',
  imprint: '^(?:emess[oa] da|sede legale|iscritta al)',
  sendsBelow: 'come (?:segue|indicato di seguito)',
  leansBack:
    '^(?:in altre parole|tuttavia|però|ma|inoltre|quindi|pertanto|perciò|dunque|ciò|in tal caso|altrimenti|in caso contrario|poi|invece)_',
  dangles:
    "^(?:(?:se non (?:l[oiae]) (?:desidera|vuole|accetta)|(?:ha|dispone) (?:quindi|allora) di|senza quest[ei] \\p{L}+|per ogni (?:violazione|infrazione)(?! d)|fino ad allora|da allora|da quel momento|prima di (?:ciò|allora)|dopo di (?:ciò|che)|senza di (?:ciò|esso|essa)|a tal fine|per questo(?: motivo)?,|in tali casi|in entrambi i casi|lo stesso vale|entramb[ie]|quest['’]ultim[oa]|tali? (?!e )|(?:non lo|lo) s?consigli\\p{L}+)_|ess[oaei] )",
  speaksOfBefore: `^(?:${[
    '(?:se (?:ciò|ess[oaei]|quest[oaei] (?:non|è|sono|avviene|accade|dovesse)))_',
    '(?:se (?:\\p{L}+ ){0,4}non l[oaie] \\p{L}+,)_',
    '(?:\\p{L}+(?:ate|ete|ite)l[oaie]|qualora (?:ciò|ess[oaei]))_',
    '(?:in (?:mancanza|difetto)(?=,))_',
    '(?:quest[oa] (?:termine|importo|somma|diritto|maggiorazione|limite|obbligo|quota))_',
    '(?:(?:la|il) prossim[oa] (?:verifica|revisione|controllo|lettura|visita|rata) (?:è|deve|scade|va|sarà|si))_',
  ].join('|')})`,
  pointsBackWithin: 'entro tale termine_',
  countsFromBefore: '',
  standsAlone: '',
  takesUpThing: '^(?:ess[oaei]|ciò|quest\\p{L}*|ambedue)_',
  limitsBefore: '^(?:ciò|quest[oa](?: \\p{L}+)?) (?:vale solo|si applica solo|non)_',
  cannotBeDone: '^non è possibile\\.$',
  turnsRound:
    '^(?:(?:è stat[oa]|viene) (?:poi )?(?:modificat|ritirat|respint|sostituit|annullat|restituit)[oa]|se (?:ciò|questo) non|la proposta (?:è|viene) (?:respinta|ritirata)|tuttavia|però|ma|eccetto|altrimenti|in caso contrario|in difetto|se non|(?:\\p{L}+ ){1,5}(?:tuttavia|però))_',
  notForReader:
    '(?:non è il suo caso|non (?:si applica(?:no)? a (?:lei|voi)|(?:la|vi) riguarda(?:no)?))_',
  forReader: 'è il suo caso_',
  notHad: 'non è stat[ao] (?:richiest|scelt|acquistat|stipulat)[ao]_',
  limitsNamed: '(?:vale|valgono|valid[oaie]|effetto) solo (?:se|quando)_',
  acknowledgesThat: '^(?:(?:il|la) )?(?:\\p{L}+ ){1,2}riconosce,? che_',
  pointsToTime: '(?:tale|quest[oa]|quel|quella) (?:data|termine|periodo|giorno)_',
  namesTime: '(?:data|termine|periodo|giorn[oi])_',
  corrects: '(?:è|era) un errore|rettific|per errore|corregg|correzion',
  citesLaw: '^(?:legge \\d|decreto)',
  paidToFirst: '',
  paidToSecond: '',
  turnsItems:
    '(?:resping|rigett|accogli?|autorizz|revoc|annull|neg|conced|viet)(?:e|a|o|go)_|approva_',
  saysWeDecide: '(?:decid|dispon|ordin|decret|deliber|determin|condann|dichiar)(?:e|a|o|go)',
  namesOurActs: '',
  opensItems:
    'per favore|si prega di|l[ae] preghiamo di|vi preghiamo di|deve|devono|se(?: lei)?|quando|salvo(?: che)?|purché|a condizione che|può|possono',
  tellsOfList: '',
  orWord: '(?:o|oppure|ovvero)',
  grants: 'può|possono',
  spanOfTime: '(?:ore|giorn[oi]|settiman[ae]|mes[ei])_',
  tellsResearch: '',
  tellsReceipt: '^(?:abbiamo ricevuto|è pervenut[ao]|ci è pervenut[ao])_',
}
