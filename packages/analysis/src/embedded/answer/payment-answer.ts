import { namesDueDay, namesLeftToPay, namesSum } from '../findings/sums.ts'
import type { RulesLanguage } from '../languages/which-language.ts'
import type { SentenceIndex } from './sentence-index.ts'

/** The plainest questions about a bill, which name nothing that is in it. */
interface AskedOfBill {
  readonly when: string
  readonly howMuch: string
}

const asked: Readonly<Record<RulesLanguage, AskedOfBill>> = {
  en: {
    when: "(?:(?:by |until )?when (?:do|must|should|will) (?:i|we) (?:have to |need to |got to )?pay(?: (?:it|this|that|the bill|the invoice|by))?|(?:by )?when (?:does|do|has|have|must) (?:it|this|that|i|we|the bill|the invoice) (?:have to |got to |need to )?(?:be )?(?:pay|paid)(?: by)?|when(?: is|['’]?s) (?:it|this|that|the bill|the invoice|(?:the |my )?payment) due|when is (?:it|this|the money) (?:taken|debited|collected|coming out|due)(?: (?:from|out of) my account)?|what is the due date)",
    howMuch:
      '(?:how much (?:do|must|will|should) (?:i|we) (?:still )?(?:have to |need to )?(?:pay|owe)(?: (?:now|in all|in total|altogether))?|how much (?:have|has) (?:i|we) (?:still )?got to pay|what do (?:i|we) (?:have to pay|owe)|how much is (?:due|the bill|the invoice|owed|left to pay))',
  },
  de: {
    when: '(?:bis )?wann (?:(?:muss|soll|habe) ich|müssen wir|muss man) (?:(?:das|die rechnung|es) )?(?:zu )?(?:be)?zahlen|wann ist (?:das|es|die rechnung|die zahlung) fällig|wann wird (?:es|das|das geld|der betrag) abgebucht',
    howMuch:
      '(?:wie ?viel|was) (?:muss ich|müssen wir|soll ich) (?:(?:noch|jetzt|insgesamt) )?(?:be)?zahlen|wie ?viel schulde ich|wie hoch ist die rechnung|was schulde ich',
  },
  fr: {
    when: "(?:avant )?quand (?:est-ce que je dois|dois-je|devons-nous|faut-il|je dois|il faut) (?:le |la )?(?:payer|régler)|(?:c['’]est )?quand (?:est-ce )?(?:que )?(?:je suis|serai-je|suis-je) prélevé|quelle est la date limite(?: de paiement)?",
    howMuch:
      "combien (?:est-ce que je dois|dois-je|devons-nous|faut-il|je dois|il faut) (?:encore )?(?:payer|régler)|combien je dois|c['’]est combien",
  },
  es: {
    when: '(?:cu[aá]ndo|hasta cu[aá]ndo) (?:tengo que|debo|hay que|tenemos que) pagar(?:lo|la)?|cu[aá]ndo (?:vence|me (?:lo )?cobran|se paga)',
    howMuch: 'cu[aá]nto (?:tengo que|debo|hay que|tenemos que) pagar|cu[aá]nto debo',
  },
  it: {
    when: '(?:entro )?quando (?:devo|bisogna|si deve|dobbiamo) pagar(?:e|lo|la)|quando (?:scade|va pagat[ao]|mi viene addebitat[ao])',
    howMuch: 'quanto (?:devo|bisogna|si deve|dobbiamo) pagare|quanto devo|quanto pago',
  },
  pt: {
    when: '(?:até )?quando (?:é que )?(?:tenho (?:de|que)|devo|temos (?:de|que)|preciso de) pagar|quando (?:vence|é (?:o )?débito)',
    howMuch:
      'quanto (?:é que )?(?:tenho (?:de|que)|devo|temos (?:de|que)) pagar|quanto (?:devo|pago)',
  },
  nl: {
    when: '(?:wanneer|voor wanneer|tot wanneer) (?:moet ik|moeten wij|moeten we) (?:het |dit |de rekening )?betalen|wanneer wordt (?:het|dit|het geld|het bedrag) afgeschreven',
    howMuch:
      '(?:hoeveel|wat) (?:moet ik|moeten we|moeten wij) (?:nog )?betalen|hoeveel ben ik schuldig',
  },
  pl: {
    when: '(?:do )?kiedy (?:muszę|mam|trzeba|musimy|powinienem) (?:to )?zapłacić|jaki jest termin płatności',
    howMuch: 'ile (?:muszę|mam|trzeba|musimy) (?:jeszcze )?zapłacić|ile jestem winien',
  },
  ru: {
    when: '(?:когда|до какого числа) (?:я |мы )?(?:нужно|надо|должен|должна|должны) (?:за)?(?:платить|оплатить)|когда (?:платить|оплатить|спишут(?: деньги)?)',
    howMuch:
      'сколько (?:я |мы )?(?:нужно|надо|должен|должна|должны)(?: (?:за)?платить| оплатить)?|сколько (?:за)?платить',
  },
  ar: {
    when: '(?:متى|امتى) (?:يجب أن |لازم )?(?:أدفع|ادفع|ندفع)|متى (?:موعد )?(?:الدفع|يستحق)',
    howMuch: '(?:كم|قديش) (?:يجب أن |لازم )?(?:أدفع|ادفع|ندفع|علي)',
  },
  zh: {
    when: '(?:我)?(?:什么时候|几号|何时|哪天)(?:要|应该|需要|得)?(?:付款|交钱|缴费|付钱|还款|扣款)|(?:最晚|最迟)(?:什么时候|几号)(?:付款|交|缴费)',
    howMuch: '(?:我)?(?:一共)?(?:要|应该|需要|得)?(?:付|交|缴|还)多少(?:钱)?',
  },
  ja: {
    when: '(?:いつ(?:まで)?に?(?:払え|支払え|払う|支払う)[^？?]{0,8}|(?:支払い?)?期限はいつ(?:です)?か?|いつ引き落とされ[^？?]{0,4})',
    howMuch: '(?:いくら(?:払え|支払え|払う|支払う)[^？?]{0,8})',
  },
}

const mostRows = 2

/** The places of the rows that say when a bill is to be paid, or the place of the one that says how much, where a question asks just that. */
export function findPayment(question: string, index: SentenceIndex): readonly number[] {
  if (patterns.when.test(question)) {
    const rows = rowsNamed(index, namesDueDay, 'date')
    return rows.length > mostRows ? [] : rows
  }
  if (!patterns.howMuch.test(question)) return []
  const left = rowsNamed(index, namesLeftToPay, 'money').slice(-1)
  return left.length > 0 ? left : rowsNamed(index, namesSum, 'money').slice(-1)
}

const patterns = {
  when: patternOf(({ when }) => when),
  howMuch: patternOf(({ howMuch }) => howMuch),
}

/** Whoever asks in another language than the bill's asks for the same. */
function patternOf(part: (of: AskedOfBill) => string): RegExp {
  const sources = Object.values(asked).map(part)
  return new RegExp(`^[\\s¿]*(?:${sources.join('|')})[\\s?？؟.]*$`, 'iu')
}

/** The rows whose label is such a name and whose value is such a thing. */
function rowsNamed(
  { bags, sentences, types }: SentenceIndex,
  isNamed: (label: string) => boolean,
  type: 'date' | 'money',
): number[] {
  return [...sentences.keys()].filter((at) => {
    const labeled = bags.labeled(at)
    return labeled !== undefined && isNamed(labeled.label) && types.holds(type, labeled.value) === 1
  })
}
