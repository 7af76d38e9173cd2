import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'

const sentencesBehind = 4
const mostWords = 110

/** Where the sentence of the same paragraph ends that says what became of a proposal; 0 where nothing was proposed or nothing is said. */
export function endOfMotion(
  { candidates, content, rules, type }: Reading,
  { block, order, text }: Sentence,
  span: Span,
): number {
  const { proposes, motionResult } = rules.phrases
  if (type.genre !== 'meeting' || type.id === 'transcript') return 0
  if (!proposes.test(text) || motionResult.test(text)) return 0
  const at = candidates.findIndex((one) => one.sentence.order > order)
  if (at < 0) return 0
  const behind = candidates.slice(at, at + sentencesBehind).map(({ sentence }) => sentence)
  const tells = (one: Sentence | undefined): boolean =>
    one?.block === block && (motionResult.test(one.text) || isTally(one, rules))
  const first = behind.findIndex(tells)
  // A count of votes, and what came of it.
  const result = tells(behind[first + 1]) ? behind[first + 1] : behind[first]
  if (first < 0 || result === undefined) return 0
  return roughWordCount(content.slice(span.start, result.end)) <= mostWords ? result.end : 0
}

const mostWordsOfTally = 14

/** `21 for, 1 against, 2 abstained.`, `In favor 19, against 3.` */
export function isTally({ text }: Pick<Sentence, 'text'>, { phrases }: Language): boolean {
  if (roughWordCount(text) > mostWordsOfTally || !/\p{N}/u.test(text)) return false
  const against = String.raw`[\s:]*\p{N}`
  return (
    followedBy(phrases.votesAgainst, against).test(text) ||
    followedBy(phrases.votesAgainst, '', String.raw`\p{N}\s`).test(text)
  )
}

/** The sentence of the same paragraph that proposed what a verdict is about. */
export function proposalOf(
  { candidates, content, rules }: Reading,
  { block, order, end }: Sentence,
): Sentence | undefined {
  const before = candidates.findLast(
    ({ sentence: one }) =>
      one.order < order &&
      one.order >= order - sentencesBehind &&
      one.block === block &&
      rules.phrases.proposes.test(one.text),
  )?.sentence
  if (before === undefined) return undefined
  return roughWordCount(content.slice(before.start, end)) <= mostWords ? before : undefined
}
