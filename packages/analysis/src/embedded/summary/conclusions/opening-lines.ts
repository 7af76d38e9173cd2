import { roughWordCount } from '../../../text/normalize.ts'
import type { Excerpt } from '../../document/excerpt.ts'

const endsInColon = /[:：]$/u
/** A sum, a day or percents, by which a line tells something without what is below it. */
const tellsValue = /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|%|eur|usd|gbp|chf|zł|руб)|(?:19|20)\p{N}{2}/iu
const longestGap = 24
/** `We uphold the complaint in part and direct Elm Ltd:` tells something, and `The court orders:` does not. */
const fewestWords = 10

/** Items without lines such as `It was agreed as follows:`, where what they open is not told right behind them. */
export function withoutOpenings(items: readonly Excerpt[]): Excerpt[] {
  return items.filter(({ text, end }, at) => {
    if (!endsInColon.test(text) || tellsValue.test(text)) return true
    const next = items[at + 1]
    const opensNext = next !== undefined && next.start - end < longestGap
    return opensNext && roughWordCount(text) >= fewestWords
  })
}
