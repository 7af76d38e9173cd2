import { splitWords } from '../../../text/words/tokens.ts'
import type { Words } from '../../languages/load-words.ts'
import { patternsOf } from '../asked-patterns.ts'
import { holdsNumber } from '../index/ranges.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Bag } from '../index/word-bag.ts'

/** A number or a month of a question. */
interface Counted {
  readonly number: string
  readonly counted: string
  readonly month: number
}

/** Whether a passage names a range of the same things in which a number lies: `80` in `75 years or older`. */
export function isWithin(
  { number, counted }: Omit<Counted, 'month'>,
  bag: Bag,
  words: Words,
): boolean {
  const isOfAge = counted === '' || patternsOf(words).year.test(counted)
  if (!(isOfAge ? bag.tellsAge : bag.stems.has(counted))) return false
  return holdsNumber(bag.ranges, Number(number))
}

/** Whether some passage names a range in which a number lies, or days of a month. */
export function isInRange(
  asked: Counted,
  { sentences, bags, isArticle, words }: SentenceIndex,
): boolean {
  if (isArticle || (asked.number === '' && asked.month === 0)) return false
  return sentences.some((_, at) => {
    const bag = bags.of(at)
    return asked.month > 0 ? bag.months.has(asked.month) : isWithin(asked, bag, words)
  })
}

/** The stem of the word behind a number, empty where none is. */
export function countedIn(
  text: string,
  number: string,
  { stemmer, lexicon }: SentenceIndex,
): string {
  const spoken = splitWords(text)
  const at = spoken.findIndex((word) => lexicon.numberOf(stemmer.stem(word)) === number)
  const next = spoken[at + 1] ?? ''
  return stemmer.isStopWord(next) ? '' : stemmer.stem(next)
}
