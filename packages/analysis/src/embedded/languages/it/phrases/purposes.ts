import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose:
    '(?:oggetto|obiettivo|scopo) (?:del presente|della presente|di questo|di questa) \\p{L}+ è_',
  speaksOfItself:
    '^(?:(?:la |il )?presente\\s|quest[oa] (?:\\p{L}+\\s){1,3}?(?:garantisce|regola|copre)_)',
  opinionHeading: 'valutazione complessiva|giudizio complessivo',
  overviewHeading: 'in breve|in poche parole|punti chiave|(?:in )?sintesi|descrizione|riassunto',
  ownDecisionHeading: '(?:la nostra |la )?decisione',
  methodHeading: "come leggere|legenda|metodo|ambito dell['’]ispezione",
  onlyAsks: '',
  inShort: '^(?:in (?:breve|sintesi)[:,]\\s)',
  worksHeading: '(?:i )?(?:lavori|servizi)',
  matterHeading: 'oggetto',
  recitalHeading: 'premess',
  oneSideOfTwo: "(?:da una parte|dall['’]altra)_",
  providesService: '^(?:forniamo|ripariamo|sostituiamo|offriamo|garantiamo)_',
  writerMay: '^(?:possiamo)_',
  andNot: 'e non(?: più)?',
  undertakes:
    "(?:il|la|l[’']) ?.{3,40}(?:presterà|svolgerà|fornirà|eseguirà|si (?:impegna|obbliga) a(?:d)? (?:fornire|eseguire|svolgere|realizzare)|(?:è|viene) assunt[oa]|(?<!\\p{L})(?:concede in|vende|affitta|noleggia))_",
  invites: 'siete (?:invitati|convocati)|è convocata',
  agendaNoun: 'ordine del giorno',
  followingOnes: 'seguent[ei]',
  inOrderTo: 'per|con',
  opensOperative: '(?:p\\.?\\s?q\\.?\\s?m\\.?|per questi motivi|così (?:provvede|decide))_',
  addsUp: '(?:il tutto)_',
  refusesRequest: `(?:${[
    '(?:è|sono|viene|vengono|è stat[oa]|sono stat[ei])? ?(?:respint|rigettat)[aoei]',
    '(?:respingiamo|rigettiamo|rigetta|respinge)',
    'non (?:possiamo|può|è possibile) (?:accogliere|concedere|accettare|rimborsare|riconoscere)',
    'non (?:è|viene|sono) (?:stat[oaie] )?(?:accolt|concess|riconosciut|ammess)[aoei]',
    'la (?:sua )?richiesta [^.;]{0,40}non passa',
  ].join('|')})_`,
  grantsRequest: `(?:${[
    '(?:è|sono|viene|vengono)(?: stat[oaie])? (?:concess|accolt|approvat|riconosciut|autorizzat|ammess)[aoei]',
    '(?:concediamo|accogliamo|approviamo|riconosciamo|autorizziamo|rimborsiamo|rimborseremo)',
  ].join('|')})_`,
  telephone: '(?:telefono|tel|fax)_',
  noteLabel: '',
  goesBack: `^(?:${[
    '(?:le|vi) (?:abbiamo|avevamo) (?:già )?(?:scritto|inviato|chiesto|ricordato|sollecitato)_',
    '(?:lei )?ci ha (?:chiesto|scritto|richiesto|contattato|comunicato)_',
    'con (?:la )?(?:nostra|sua) (?:lettera|nota|mail)_|ogni anno_',
    '(?:facciamo riferimento|ci riferiamo|riscontriamo)_',
  ].join('|')})`,
  repeatsKnown: '^come (?=[^.;]{0,60}(?:sapete|noto|anticipato|comunicato|annunciato))',
  givesGrades: `^(?:${[
    '(?:assegniamo|usiamo|utilizziamo) .{0,60}(?:voto|classe|grado|livello)',
    '(?:il grado|la classe|il livello) [0-9] (?:significa|indica)_',
  ].join('|')})`,
  whyMailed: '^(?:(?:lei )?(?:riceve|ha ricevuto) quest[ao] .{0,40}perché_)',
  howToFill: '^(?:(?:compilare|scrivere|barrare) .{0,40}(?:stampatello|casella|leggibile))',
  courseOfCase:
    '^(?:(?:la causa|il giudizio) (?:è|era|veniva) (?:stat[oa] )?(?:trattenut|rinviat|iscritt)[oa])',
  citesGround: '^(?:vist[oaie]|sentit[oaie]|richiamat[oaie]|tenuto conto)_',
  statesGround: '^(?:(?:considerato|ritenuto|premesso|rilevato|dato atto|atteso) che)',
  tellsExamined:
    '^(?:(?:abbiamo|ho) (?:esaminato|valutato|letto|verificato)_(?!.* e (?:abbiamo|ho|non|possiamo)_))',
  goesWithPapers:
    '^(?:(?:il|la|le|questo|questa) (?:\\p{L}+ ){1,3}(?:integran?o?|completan?o?|fan?(?:no)? parte)_)',
  whichEdition: `^(?:${[
    'le modifiche (?:rispetto|di questa)_',
    "(?:la|questa|il|questo|l[’']) ?(?:presente )?(?:versione|edizione|lettera|preventivo|offerta).{0,40}(?:sostituisce|annulla|prevedeva)",
  ].join('|')})`,
  howFiguresStand: '^(?:(?:le |gli )?(?:cifre|importi) tra parentesi_)',
  saysThatDecided: '^(?:in questa lettera .{0,40}(?:la nostra|la) decisione)',
  followsBelow: '(?:stipulano|convengono|si conviene) (?:e stipulano )?quanto segue[.:]?$',
  questionWord: 'perché|cosa|come|quando|chi',
  personMeant: 'lei|voi|noi',
  contractIsMade: '(?:contratto|stipula\\p{L}*)_',
}
