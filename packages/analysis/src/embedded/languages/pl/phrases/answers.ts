import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:ponieważ|bo|gdyż|z powodu|ze względu|wskutek|w wyniku|dlatego|aby|żeby|z uwagi|przyczyn\\p{L}*|powod\\p{L}*)_',
  asksWhoBears: 'kto (?:płaci|musi|odpowiada|naprawia|pokrywa|ponosi|powinien|sprząta|dostanie)_',
  laysBurden:
    'płaci|ponosi|opłaca|naprawia|zobowiązan\\p{L}|pokrywa|na koszt|obciąża|odpowiada|musi',
  doneBy: 'przez',
  announcesTime: 'kiedy_',
  listsEnclosures: '^załączniki?',
  supposesEnd: '(?:po|przed) (?:zakończeni|upływie|rozpoczęci)',
  rangeTo: 'do|i',
  orMore: 'i (?:więcej|starsi)|lub więcej',
  moreThan: 'ponad|powyżej|od',
  lessThan: 'poniżej|do',
  ofAge: '(?:lat|wieku?)_',
  leastAge: 'co najmniej',
  secretWord: 'pin|hasł|kod',
  smallNumber: '(?:dwa|trzy|cztery)_',
  pageLine: '^(?:strona|str\\.)\\s*[0-9]',
}
