import { namesSum } from '../../findings/sums.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import { findDueSentence } from './due-sentence.ts'

/** The plainest questions about a bill, which name nothing that is in it. */
interface AskedOfBill {
  readonly when: string
  readonly howMuch: string
}

const asked: Readonly<Record<RulesLanguage, AskedOfBill>> = {
  en: {
    when: "(?:(?:by |until )?when (?:do|must|should|will) (?:i|we) (?:have to |need to |got to )?(?:pay|send|transfer|settle)(?: (?:it|this|that|the bill|the invoice|the money|the amount|the rest|the balance|the remainder|them|by))?|(?:by |until |till )?when (?:must|does|do|should|has) (?:the|my|our) (?:money|payment|amount|bill)(?: (?:have|has|got) to| need to)? (?:be (?:there|in|paid|with (?:them|you))|arrive|reach (?:them|you))|(?:by )?when (?:does|do|has|have|must) (?:it|this|that|i|we|the bill|the invoice) (?:have to |got to |need to )?(?:be )?(?:pay|paid)(?: by)?|when(?: is|['’]?s) (?:it|this|that|the bill|the invoice|(?:the |my )?payment) due|when is (?:it|this|the money) (?:taken|debited|collected|coming out|due)(?: (?:from|out of) my account)?|what is the due date|(?:how long|until when|by when) (?:have i got|do i have|have we got|do we have)(?: (?:left|time|to pay|to do (?:it|this)))?|(?:by )?when (?:does|must|has) (?:it|the money|the payment) (?:have (?:to|got to) |to )?be (?:in|there|with (?:you|them)))",
    howMuch:
      "(?:(?:how much|what) (?:do|must|will|should) (?:i|we) (?:still )?(?:have to |need to )?(?:pay|owe)(?: (?:now|in all|in total|altogether|them|you|back))?|how much (?:have|has) (?:i|we) (?:still )?got (?:left )?to pay|what do (?:i|we) (?:still )?(?:have to pay|owe)|how much is (?:still )?(?:due|the bill|the invoice|owed|owing|left to pay|outstanding)|what(?:[’']?s| is) (?:the balance|left to pay|still (?:owed|owing|due)|outstanding))",
  },
  de: {
    when: '(?:bis )?wann (?:(?:muss|soll|habe|kann|darf) ich|müssen wir|muss man) (?:(?:das|die rechnung|es|den betrag|den rest|den restbetrag|das geld|die nachzahlung|die summe|spätestens) )*(?:zu )?(?:(?:be|nach)?zahlen|überweisen|begleichen|überwiesen haben)|(?:bis )?wann muss (?:das geld|die zahlung|der betrag|die überweisung) (?:da|dort|eingegangen|überwiesen|auf dem konto|bei ihnen|angekommen) ?(?:sein)?|(?:bis )?wann muss (?:das|die rechnung|der betrag) (?:bezahlt|gezahlt|überwiesen) (?:sein|werden)|wann ist (?:das|es|die rechnung|die zahlung) fällig|(?:bis wann|wie lange) (?:hab|habe) ich (?:noch )?zeit(?: (?:zum|zu) (?:be)?zahlen)?|(?:bis )?wann muss (?:das|es) (?:da|dort|bei (?:euch|ihnen|denen)) sein|wann wird (?:es|das|das geld|der betrag) abgebucht',
    howMuch:
      '(?:wie ?viel|was) (?:muss ich|müssen wir|soll ich|muss man|habe ich) (?:(?:noch|jetzt|insgesamt|denn|ihnen|nun) )*(?:zu )?(?:be|nach|drauf|zu)?zahlen|(?:wie ?viel|was) (?:schulde ich|schulden wir)(?: (?:noch|ihnen|insgesamt))*|wie hoch ist (?:die|meine|unsere) (?:rechnung|nachzahlung|nachforderung|restzahlung)|(?:wie ?viel|was) (?:ist|steht) noch (?:offen|zu zahlen)',
  },
  fr: {
    when: "(?:avant )?quand (?:est-ce que je dois|dois-je|devons-nous|faut-il|je dois|il faut) (?:le |la |l['’])?(?:payer|régler|verser)(?: (?:la facture|cette somme|la somme|le solde|le reste))?|(?:jusqu['’]à|avant) quand (?:puis-je|peut-on|dois-je|ai-je pour|je peux|j['’]ai pour) (?:payer|régler)|(?:c['’]est )?quand (?:est-ce )?(?:que )?(?:je suis|serai-je|suis-je) prélevé|quelle est la date limite(?: de paiement)?|(?:jusqu['’]à quand|combien de temps) (?:j['’]ai|ai-je|est-ce que j['’]ai)(?: (?:le temps|encore|pour payer))*",
    howMuch:
      "combien (?:est-ce que je dois|dois-je|devons-nous|faut-il|je dois|il faut|on doit) (?:encore |vous )?(?:payer|régler|verser)(?: (?:en tout|au total|maintenant))?|combien (?:je|vous|on|leur|est-ce que je)? ?(?:dois-je|dois|doit)(?: (?:en tout|au total|encore))?|combien (?:me |nous )?(?:reste-t-il|il (?:me |nous )?reste) à (?:payer|régler)|c['’]est combien",
  },
  es: {
    when: '(?:cu[aá]ndo|hasta cu[aá]ndo) (?:tengo que|debo|hay que|tenemos que) (?:pagar(?:lo|la)?(?: el resto)?|hacer el pago|abonar(?:lo|la)?)|(?:para|antes de) cu[aá]ndo (?:tengo que|hay que|debo) pagar|cu[aá]ndo (?:vence|me (?:lo )?cobran|se paga)|(?:hasta cu[aá]ndo|cu[aá]nto tiempo) tengo(?: (?:de plazo|tiempo|para pagar))?',
    howMuch:
      'cu[aá]nto (?:tengo que|debo|hay que|tenemos que|debemos) pagar(?: (?:en total|ahora|todavía))?|cu[aá]nto (?:debo|debemos)(?: (?:en total|todavía))?|cu[aá]nto (?:me |nos )?(?:queda|falta) (?:por )?pagar',
  },
  it: {
    when: '(?:entro )?quando (?:devo|bisogna|si deve|dobbiamo) (?:pagar(?:e|lo|la)(?: il resto| il saldo)?|versare|saldare)|(?:entro|fino a) quando (?:posso|si può) pagare|quando (?:scade|va pagat[ao]|mi viene addebitat[ao])|(?:fino a quando|quanto tempo|entro quando) (?:ho|abbiamo)(?: tempo)?(?: (?:per|da) pagare)?|entro quando (?:devo|bisogna|va fatto)',
    howMuch:
      'quanto (?:devo|bisogna|si deve|dobbiamo) (?:ancora )?(?:pagare|versare|saldare)(?: (?:in tutto|in totale|adesso))?|quanto (?:devo|dobbiamo|pago)(?: (?:ancora|in tutto|in totale))?|quanto (?:mi |ci )?(?:resta|rimane) da pagare',
  },
  pt: {
    when: '(?:até )?quando (?:é que )?(?:tenho (?:de|que)|devo|temos (?:de|que)|preciso de) pagar(?: o resto| o saldo)?|quando (?:vence|é (?:o )?débito)|(?:até quando|quanto tempo) (?:é que )?tenho(?: (?:tempo|prazo|para pagar))?',
    howMuch:
      'quanto (?:é que )?(?:ainda )?(?:tenho (?:de|que)|devo|temos (?:de|que)) pagar(?: (?:no total|ao todo|agora))?|quanto (?:devo|pago)(?: (?:no total|ao todo))?|quanto (?:me |nos )?falta (?:para )?pagar',
  },
  nl: {
    when: '(?:wanneer|voor wanneer|tot wanneer) (?:moet ik|moeten wij|moeten we) (?:het |dit |de rekening |het bedrag |de rest )?(?:betalen|overmaken|voldoen)|(?:voor|tot) wanneer moet (?:het|het geld|het bedrag|de betaling) (?:er|binnen|overgemaakt|betaald) (?:zijn)|(?:tot wanneer|hoe ?lang) heb ik (?:nog )?(?:de )?tijd(?: om te betalen)?|wanneer wordt (?:het|dit|het geld|het bedrag) afgeschreven',
    howMuch:
      '(?:hoeveel|wat) (?:moet ik|moeten we|moeten wij) (?:(?:nog|nu|in totaal) )*(?:bij)?betalen|(?:hoeveel|wat) ben ik (?:nog )?(?:schuldig|verschuldigd)|hoeveel (?:staat er nog open|is er nog te betalen)',
  },
  pl: {
    when: '(?:do )?kiedy (?:muszę|mam|trzeba|musimy|powinienem) (?:to |pieniądze )?(?:zapłacić|wpłacić|przelać|uregulować)|do kiedy (?:mają|muszą) być pieniądze|jaki jest termin płatności|(?:do kiedy|ile) mam (?:jeszcze )?cza(?:s|su)(?: na zapłatę)?',
    howMuch:
      'ile (?:muszę|mam|trzeba|musimy|mamy) (?:jeszcze |w sumie |łącznie |razem )?(?:zapłacić|dopłacić|do zapłaty|oddać)|ile jestem (?:winien|winna)|ile (?:zostało|jest) (?:jeszcze )?do zapłaty|ile wynosi (?:dopłata|niedopłata|zaległość)',
  },
  ru: {
    when: '(?:когда|до какого числа) (?:я |мы )?(?:нужно|надо|должен|должна|должны) (?:за)?(?:платить|оплатить)|когда (?:платить|оплатить|спишут(?: деньги)?)|(?:до какого числа|до когда|сколько) у меня (?:есть )?врем(?:я|ени)',
    howMuch:
      'сколько (?:я |мы |мне )?(?:ещё |еще |всего )?(?:нужно|надо|должен|должна|должны)(?: (?:за|до)?платить| оплатить)?|сколько (?:ещё |еще |всего )?(?:за|до)?платить|сколько осталось (?:за|до)?платить',
  },
  ar: {
    when: '(?:متى|امتى) (?:يجب أن |لازم )?(?:أدفع|ادفع|ندفع)|متى (?:موعد )?(?:الدفع|يستحق)',
    howMuch:
      '(?:كم|قديش) (?:يجب أن |لازم )?(?:أدفع|ادفع|ندفع|علي)(?: في المجموع)?|كم (?:بقي|المتبقي|تبقى) (?:علي)?',
  },
  zh: {
    when: '(?:我)?(?:什么时候|几号|何时|哪天)(?:要|应该|需要|得)?(?:付款|交钱|缴费|付钱|还款|扣款)|(?:最晚|最迟)(?:什么时候|几号)(?:付款|交|缴费)',
    howMuch: '(?:我)?(?:一共|总共|还)?(?:要|应该|需要|得|欠)?(?:付|交|缴|还|补)?多少(?:钱)?',
  },
  ja: {
    when: '(?:いつ(?:まで)?に?(?:払え|支払え|払う|支払う)[^？?]{0,8}|(?:支払い?)?期限はいつ(?:です)?か?|いつ引き落とされ[^？?]{0,4})',
    howMuch: '(?:(?:あと|全部で|結局)?いくら(?:払え|支払え|払う|支払う|払わ|支払わ)[^？?]{0,12})',
  },
}

const mostRows = 2

/** The places of the rows, or of the only sentence, that say when a bill is to be paid, or of the row that says how much, where a question asks just that. */
export function findPayment(question: string, index: SentenceIndex): readonly number[] {
  const { rules } = index
  const { dueDay, leftToPay } = rules.phrases
  if (asksWhenToPay(question)) {
    const rows = rowsNamed(index, (label) => dueDay.test(label), 'date')
    if (rows.length > 0) return rows.length > mostRows ? [] : rows
    const sentence = findDueSentence(index)
    return sentence === undefined ? [] : [sentence]
  }
  if (!patterns.howMuch.test(question)) return []
  const left = rowsNamed(index, (label) => leftToPay.test(label), 'money').slice(-1)
  return left.length > 0
    ? left
    : rowsNamed(index, (label) => namesSum(label, rules), 'money').slice(-1)
}

/** Whether somebody asks by when a bill is to be paid. */
export function asksWhenToPay(question: string): boolean {
  return patterns.when.test(question)
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
