import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose:
    '(?:oggetto|obiettivo|scopo) (?:del presente|della presente|di questo|di questa) \\p{L}+ è_',
  speaksOfItself:
    '^(?:(?:la |il )?presente\\s|quest[oa] (?:\\p{L}+\\s){1,3}?(?:garantisce|regola|copre)_)',
  opinionHeading: 'valutazione complessiva|giudizio complessivo',
  overviewHeading: 'in breve|(?:in )?sintesi|descrizione|riassunto',
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
}
