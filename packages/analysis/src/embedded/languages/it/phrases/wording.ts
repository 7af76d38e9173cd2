import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    '(?:buon(?:a|e)? (?:fine settimana|weekend|giornata|serata|vacanze|feste|anno|natale|pasqua))',
    '(?:il|la|questo|questa) (?:\\p{L}+ ){1,3}(?:contiene|fornisce|riporta|riassume|presenta).{0,60}(?:principal|essenzial)',
    '(?:molte )?grazie (?:per|di)|(?:la|vi) ringraziamo|benvenut',
    'siamo (?:lieti|felici) (?:di averla|di accoglierla|che)|congratulazioni|confidando',
    'di seguito (?:trova|trovate|legge)',
    '(?:ci scusiamo|ci dispiace|siamo spiacenti)[^.]{0,60}(?:ritardo|attesa|disagio|disguido)',
  ].join('|')})`,
  gladToMeet: '^(?:è stato un piacere|mi ha fatto piacere)',
  thanksForAct: '',
  imprint: '^(?:emess[oa] da|sede legale|iscritta al)',
  sendsBelow: 'come (?:segue|indicato di seguito)',
  leansBack:
    '^(?:in altre parole|tuttavia|però|ma|inoltre|quindi|pertanto|perciò|dunque|ciò|in tal caso|altrimenti|in caso contrario|poi|invece)_',
  dangles:
    "^(?:(?:se non (?:l[oiae]) (?:desidera|vuole|accetta)|(?:ha|dispone) (?:quindi|allora) di|senza quest[ei] \\p{L}+|per ogni (?:violazione|infrazione)(?! d)|fino ad allora|da allora|da quel momento|prima di (?:ciò|allora)|dopo di (?:ciò|che)|senza di (?:ciò|esso|essa)|a tal fine|per questo(?: motivo)?,|in tali casi|in entrambi i casi|lo stesso vale|entramb[ie]|quest['’]ultim[oa]|tali? (?!e )|(?:non lo|lo) s?consigli\\p{L}+)_|ess[oaei] )",
  countsFromBefore: '',
  standsAlone: '',
  takesUpThing: '^(?:ess[oaei]|ciò|quest\\p{L}*|ambedue)_',
  limitsBefore: '^(?:ciò|quest[oa](?: \\p{L}+)?) (?:vale solo|si applica solo|non)_',
  cannotBeDone: '^non è possibile\\.$',
  turnsRound:
    '^(?:tuttavia|però|ma|eccetto|altrimenti|in caso contrario|in difetto|se non|(?:\\p{L}+ ){1,5}(?:tuttavia|però))_',
  notForReader:
    '(?:non è il suo caso|non (?:si applica(?:no)? a (?:lei|voi)|(?:la|vi) riguarda(?:no)?))_',
  notHad: 'non è stat[ao] (?:richiest|scelt|acquistat|stipulat)[ao]_',
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
    'per favore|si prega di|l[ae] preghiamo di|vi preghiamo di|deve|devono|se|quando|può|possono',
  grants: 'può|possono',
  spanOfTime: '(?:ore|giorn[oi]|settiman[ae]|mes[ei])_',
  tellsResearch: '',
}
