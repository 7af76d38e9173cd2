import { namesPart } from '../../findings/rows/part-of-row.ts'
import { namesInstalment, namesSum } from '../../findings/sums.ts'
import type { Language } from '../../languages/load-language.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import {
  asksForPriceOf,
  asksForSpan,
  asksForSum,
  besides,
  regularPayment,
  type Span,
  spanKinds,
  spanNames,
  statesPrice,
} from './sum-questions.ts'

/** The place of the row, or of the only sentence, that tells what an offer or a bill comes to, where a question asks that and nothing else. */
export function findSum(question: string, index: SentenceIndex): number | undefined {
  const span = spanAsked(question)
  if (span !== undefined) return findSumOf(span, index)
  if (!asksForSum.test(question) && !asksForWhole(question, index)) return undefined
  const rows = rowsOfSum(index)
  const labelAt = (at: number): string => index.bags.labeled(at)?.label ?? ''
  // What is left to pay is a part only, and what is payable holds the fees that another total may lack.
  const whole = rows.filter((at) => !index.rules.phrases.leftToPay.test(labelAt(at)))
  const payable = rows.findLast((at) => namesAllPayable.test(labelAt(at)))
  return payable ?? whole.at(-1) ?? findStatedPrice(index) ?? rows.at(-1)
}

/** `Total amount payable`: with interest and fees. */
const namesAllPayable =
  /total[^|]{0,20}(?:payable|repayable)|gesamtbetrag|total[^|]{0,12}(?:ttc|adeudado)|totale[^|]{0,12}dovuto|total[^|]{0,20}imputado/iu
const titlesLooked = 12

/** Whether a question is for the price of what the document is about, by its titles, and no row is called so. */
function asksForWhole(
  question: string,
  { bags, sentences, stemmer, lexicon }: SentenceIndex,
): boolean {
  const thing = asksForPriceOf
    .exec(question)
    ?.slice(1)
    .find((word) => word !== undefined)
  if (thing === undefined) return false
  const stem = stemmer.stem(thing.toLowerCase())
  const concepts = lexicon.of(stem)
  const isTitled = sentences.slice(0, titlesLooked).some(({ kind }, at) => {
    const bag = bags.of(at)
    return kind === 'heading' && (bag.stems.has(stem) || concepts.some((x) => bag.concepts.has(x)))
  })
  return isTitled && !sentences.some((_, at) => bags.labeled(at)?.stems.includes(stem) === true)
}

function spanAsked(question: string): Span | undefined {
  return (['year', 'month', 'week'] as const).find((span) => asksForSpan[span].test(question))
}

/** The row of the sum for a month, or the only passage that says what is paid for each. */
function findSumOf(span: Span, index: SentenceIndex): number | undefined {
  const names = spanNames[span]
  const row = rowsOfSum(index).findLast((at) => {
    const label = index.bags.labeled(at)?.label ?? ''
    return [label, ...(index.contexts[at]?.columns ?? [])].some((name) => names.test(name))
  })
  return (
    row ??
    instalmentOf(names, index) ??
    onlyOne(index, (text, over) => names.test(text) && saysSumFor(span, text, over, index.rules))
  )
}

/** The only row of what is paid for each: a fee that is part of it is not meant. */
function instalmentOf(
  names: RegExp,
  { bags, rules, sentences, types }: SentenceIndex,
): number | undefined {
  const rows = [...sentences.keys()].filter((at) => {
    const labeled = bags.labeled(at)
    if (labeled === undefined || !namesInstalment(labeled.label, rules)) return false
    return names.test(labeled.label) && types.holds('money', labeled.value) === 1
  })
  return rows.length === 1 ? rows[0] : undefined
}

const sum = String.raw`(?:[$€£¥]\s?\d[\d.,]{0,15}|\d[\d.,]{0,15}\s?(?:[$€£¥]|\p{L}{2,8}))`

/** Whether a sum stands beside the span for which it is paid: `€ 176 per maand`, `monthly payments of £20`. */
function saysSumFor(span: Span, text: string, over: string, rules: Language): boolean {
  const source = String.raw`${sum}\)?(?:\s(?!\d)\S{1,12}){0,2}\s?(?:${spanNames[span].source})|(?:${spanKinds[span].source})\D{1,30}${sum}`
  return (
    regularPayment.test(`${over} ${text}`) &&
    !besides.test(text) &&
    !namesPart(text, rules) &&
    new RegExp(source, 'iu').test(text)
  )
}

/** The places of the rows that give a sum of money under the name of one. */
function rowsOfSum({ bags, rules, sentences, types }: SentenceIndex): number[] {
  return [...sentences.keys()].filter((at) => {
    const labeled = bags.labeled(at)
    if (labeled === undefined || !isSumName(labeled.label, rules)) return false
    return types.holds('money', labeled.value) >= bareSum
  })
}

/** How surely a sum without its currency is one: `TOTAL 566.93` in a table. */
const bareSum = 0.8

function isSumName(label: string, rules: Language): boolean {
  return namesSum(label, rules) || endsInSum(label) || namesWholeCost(label)
}

/** `Year 1 total, excluding VAT`. */
function endsInSum(label: string): boolean {
  return /(?<!\p{L})(?:total|gesamt|summe|totale|totaal|razem|итого)(?:,|$)/iu.test(label)
}

/** `Estimated cost in the first year`. */
function namesWholeCost(label: string): boolean {
  return /^(?:(?:estimated|expected|overall|annual|yearly) costs?|(?:voraussichtliche|geschätzte|erwartete|jährliche) (?:\p{L}{0,7})?kosten|coût (?:estimé|annuel|prévisionnel)|coste? (?:estimado|anual|previsto)|costo (?:stimato|annuo|previsto)|spesa annua|custo (?:estimado|anual)|(?:verwachte|geschatte|jaarlijkse) kosten|(?:szacowany|przewidywany|roczny) koszt|(?:ожидаемая|общая|годовая) стоимость)(?!\p{L})/iu.test(
    label,
  )
}

/** What every sentence that states a price holds, which is quickly looked for. */
const namesPrice =
  /price|cost|fee|preis|kosten|honorar|gebühr|betrag|prix|coût|tarif|participation|(?<!\p{L})part(?!\p{L})|precio|prezzo|preço|custo|prijs|koopsom|cena|koszt|opłata|цена|стоимость|总价|价格|费用|总额|価格|料金|代金|費用|総額|السعر|الثمن|التكلفة/iu

/** `The full price is £342.` */
function findStatedPrice(index: SentenceIndex): number | undefined {
  return onlyOne(index, (text) => namesPrice.test(text) && statesPrice.test(text))
}

/** The place of the only passage with a sum of money that is such a one. */
function onlyOne(
  { sentences, contexts, types, isArticle }: SentenceIndex,
  isSuch: (text: string, over: string) => boolean,
): number | undefined {
  if (isArticle) return undefined
  let only: number | undefined
  for (const [at, { text }] of sentences.entries()) {
    if (!/\d/u.test(text) || !isSuch(text, contexts[at]?.lead ?? '')) continue
    if (types.holds('money', text) < 1) continue
    if (only !== undefined) return undefined
    only = at
  }
  return only
}
