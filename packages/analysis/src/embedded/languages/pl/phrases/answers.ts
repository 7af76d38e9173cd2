import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'
import { questions } from '../questions.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:ponieważ|bo|gdyż|z powodu|ze względu|wskutek|w wyniku|dlatego|aby|żeby|z uwagi|przyczyn\\p{L}*|powod\\p{L}*)_',
  givesNoReason:
    '(?:bez (?:podania|podawania|wskazania) (?:przyczyn|powod)\\p{L}*|bez uzasadnienia|nie (?:ma|mamy|musimy|musi) (?:obowiązku )?(?:uzasadni|podawa|poda|wskazywa)\\p{L}* ?(?:przyczyn|powod|decyzj)\\p{L}*)',
  asksWhoBears: 'kto (?:płaci|musi|odpowiada|naprawia|pokrywa|ponosi|powinien|sprząta|dostanie)_',
  laysBurden:
    'płaci|ponosi|opłaca|naprawia|zobowiązan\\p{L}|pokrywa|na koszt|obciąża|odpowiada|musi',
  ofAnyContract:
    '^(?:umow[aąęy]|stron[aąęy]?|dat[aąęy]|obowiąz(?:ek|ki)|zobowiązani[ae]|klauzul[aęi]|postanowieni[ae])$',
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
  asksForMoney: 'zapła|wpłac|przela|uiśc|płatn',
  payBy: 'do(?: dnia)?|najpóźniej(?: do)?',
  dayOfLimit: '',
  givesTime: 'termin(?:ie)?(?: płatności| zapłaty)?:?',
  aheadOf: 'przed_',
  wasPaid: 'już zapłac',
  paysOtherDay: 'rabat',
  asksForArrival: 'wpłyn|zaksięgowan',
  restOfSum: '(?:reszta|pozostała kwota)_',
  allPayable: '',
  totalBefore: 'razem(?:,|$)',
  wholeCost: '^(?:szacowany|przewidywany|roczny) koszt_',
  statesPrice:
    '(?:łączna |całkowita )?(?:cena|koszt|opłata)(?: całkowity| łączny)?(?: [^.;,\\d]{1,30}?)? (?:wynosi|to|wyniesie)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'tygodniow',
  monthly: 'miesięczn',
  yearly: 'roczn',
  regularPayment: 'czynsz|składk|opłat',
  paidBesides: 'dodatkow|opcjonaln|ekstra',
  moreOrLess: '(?:więcej|mniej)_',
  besidesIt: 'dodatkowo',
  goesUpBy: 'wzro\\p{L}{0,4} o',
  toSum: 'na|do',
  ofRising: '^wzr',
}
