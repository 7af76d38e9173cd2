import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason: [
    'perché|poiché|in quanto|a causa d|dovut[oaie] a|per motivi|visto che|dato che|al fine di',
    'affinché|per (?:mancanza|aver|non aver)|motivo',
  ].join('|'),
  asksWhoBears: 'chi (?:paga|deve|si occupa|è responsabile|ripara|copre|provvede|pulisce|riceve)_',
  laysBurden: [
    'deve|devono|paga|pagano|tenut[oaie]|a carico d|provvede|provvedono|si impegna|spetta',
    'spettano|a spese d|responsabile',
  ].join('|'),
  doneBy: "da|dal|dalla|dallo|dall['’]",
  announcesTime: '(?:(?<=[:,]\\s)|(?:sapere|indica|dire)\\s)quando\\s',
  listsEnclosures: '^allegat[io]',
  supposesEnd: "(?:dopo|prima d)\\p{L}* (?:la |il |l['’])?(?:fine|scadenza|cessazione|inizio)",
  rangeTo: 'a|e',
  orMore: 'e (?:oltre|più)|o più',
  moreThan: 'oltre|più di|almeno|dai',
  lessThan: 'meno di|fino a|sotto i',
  ofAge: '(?:età|anni|nat[oa])_',
  leastAge: 'almeno',
  secretWord: 'pin|password|codice',
  smallNumber: '(?:due|tre)_',
  pageLine: '^(?:pagina|pag\\.)\\s*[0-9]',
}
