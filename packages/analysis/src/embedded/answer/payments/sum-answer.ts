import { namesPart } from '../../findings/rows/part-of-row.ts'
import { namesInstalment, namesSum } from '../../findings/sums.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import type { Span } from '../../languages/questions.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import { asksForPriceOf, asksForSpan, asksForSum } from './sum-questions.ts'

/** The place of the row, or of the only sentence, that tells what an offer or a bill comes to, where a question asks that and nothing else. */
export function findSum(question: string, index: SentenceIndex): number | undefined {
  const span = spanAsked(question)
  if (span !== undefined) return findSumOf(span, index)
  if (!asksForSum.test(question) && !asksForWhole(question, index)) return undefined
  const rows = rowsOfSum(index)
  const labelAt = (at: number): string => index.bags.labeled(at)?.label ?? ''
  // What is left to pay is a part only, and what is payable holds the fees that another total may lack.
  const { allPayable, leftToPay } = index.rules.phrases
  const whole = rows.filter((at) => !leftToPay.test(labelAt(at)))
  const payable = rows.findLast((at) => allPayable.test(labelAt(at)))
  return payable ?? whole.at(-1) ?? findStatedPrice(index) ?? rows.at(-1)
}

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
  const names = index.rules.phrases[spanNames[span]]
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

const spanNames = { week: 'perWeek', month: 'perMonth', year: 'perYear' } as const
const spanKinds = { week: 'weekly', month: 'monthly', year: 'yearly' } as const

/** A sum beside the span for which it is paid: `€ 176 per maand`, `monthly payments of £20`. */
const sumFor = perLanguage((phrases) => {
  const beside = (span: Span): RegExp =>
    new RegExp(
      String.raw`${sum}\)?(?:\s(?!\d)\S{1,12}){0,2}\s?${phrases[spanNames[span]].source}|${phrases[spanKinds[span]].source}\D{1,30}${sum}`,
      'iu',
    )
  return { week: beside('week'), month: beside('month'), year: beside('year') }
})

function saysSumFor(span: Span, text: string, over: string, rules: Language): boolean {
  const { paidBesides, regularPayment } = rules.phrases
  return (
    regularPayment.test(`${over} ${text}`) &&
    !paidBesides.test(text) &&
    !namesPart(text, rules) &&
    sumFor(rules)[span].test(text)
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
  const { totalBefore, wholeCost } = rules.phrases
  return namesSum(label, rules) || totalBefore.test(label) || wholeCost.test(label)
}

const amount = String.raw`(?: \p{L}{1,9}){0,2}[\s:]{0,2}[$€£¥]?\s?\p{Lu}{0,3}\s?\d`

/** `The full price is £342.` */
function findStatedPrice(index: SentenceIndex): number | undefined {
  const states = followedBy(index.rules.phrases.statesPrice, amount)
  return onlyOne(index, (text) => states.test(text))
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
