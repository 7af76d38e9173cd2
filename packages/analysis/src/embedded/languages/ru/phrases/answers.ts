import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'
import { questions } from '../questions.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:потому что|так как|поскольку|из-за|в связи с|ввиду|вследствие|по причине|чтобы|причин\\p{L}*|поэтому)_',
  givesNoReason:
    '(?:без (?:указания|объяснения|объявления) причин\\p{L}*|не обязан\\p{L}* (?:объяснять|указывать|сообщать|называть) (?:\\p{L}+ ){0,2}причин\\p{L}*|причин\\p{L}* (?:отказа )?не (?:указ|сообщ|объяс|назы)\\p{L}*)',
  asksWhoBears:
    'кто (?:платит|должен|обязан|отвечает|ремонтирует|оплачивает|нес[её]т|чинит|получит)_',
  laysBurden: [
    'обязан\\p{L}?|оплачивает|нес[её]т|за сч[её]т|обеспечивает|устраняет|должен|должна|должны',
    'отвечает',
  ].join('|'),
  ofAnyContract:
    '^(?:договор[ауе]?|соглашени[еяю]|сторон[аыу]?|дат[аыу]|обязательств[оа]|положени[ея]|пункт)$',
  doneBy: '',
  announcesTime: '(?<=,\\s)когда\\s',
  listsEnclosures: '^приложени[ея]',
  supposesEnd: '(?:после|до) (?:окончания|истечения|прекращения|начала)',
  rangeTo: 'до|и',
  orMore: 'и (?:старше|более|больше)',
  moreThan: 'свыше|старше|более|от',
  lessThan: 'младше|менее|до',
  ofAge: '(?:возраст\\p{L}*|лет|рожд\\p{L}+)_',
  leastAge: 'не менее',
  secretWord: 'парол|пин|код',
  smallNumber: '(?:два|три|четыре)_',
  asksForMoney: 'оплат|уплат|заплат|внес',
  payBy: 'до|не позднее',
  dayOfLimit: '',
  givesTime: 'срок(?: оплаты)?',
  aheadOf: 'до_',
  wasPaid: 'уже (?:оплач|уплач)',
  paysOtherDay: 'скидк|возобнов',
  asksForArrival: 'зачислен|поступ',
  restOfSum: '(?:остаток|оставшаяся сумма)_',
  allPayable: '',
  totalBefore: 'итого(?:,|$)',
  wholeCost: '^(?:ожидаемая|общая|годовая) стоимость_',
  statesPrice:
    '(?:полная |общая )?(?:цена|стоимость)(?: [^.;,\\d]{1,30}?)? (?:составляет|составит|равна)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'еженедель',
  monthly: 'ежемесяч',
  yearly: 'ежегод|годов',
  regularPayment: '\\p{L}*плат|взнос|аренд',
  paidBesides: 'дополнительн|по желанию',
  moreOrLess: '(?:больше|меньше)_',
  besidesIt: '',
  goesUpBy: '(?:выраст|повы)\\p{L}{0,5} на',
  toSum: 'до',
  ofRising: '^(?:повы|вырас)',
  ifSomebodyDoes: '',
  whoAsks: '',
  whoReads: '',
}
