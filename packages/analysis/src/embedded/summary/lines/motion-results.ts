import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'

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
  const result = behind.find((one) => one.block === block && motionResult.test(one.text))
  if (result === undefined) return 0
  return roughWordCount(content.slice(span.start, result.end)) <= mostWords ? result.end : 0
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
