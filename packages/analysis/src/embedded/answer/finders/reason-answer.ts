import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'

const looked = 6
/** So much of the question stands in the sentence that tells the reason, over it or right beside it. */
const leastShare = 0.35
/** A paper that knows next to nothing of the question's words may still say that it gives no reasons. */
const mostUnknown = 0.85

/** For a question why the passages that speak of it and join a reason to it, or else those that say that none is given. */
export function findReason(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const { rules, sentences, isArticle } = index
  if (question.type !== 'reason' || isArticle) return []
  const told = hits.slice(0, looked).filter(({ at, evidence }) => {
    const { coverage, overCoverage, beforeCoverage } = evidence
    const isAbout = coverage + Math.max(overCoverage, beforeCoverage) >= leastShare
    return isAbout && rules.phrases.joinsReason.test(sentences[at]?.text ?? '')
  })
  if (told.length === 0) return unexplained(index, hits)
  return [...told, ...hits.slice(0, 3).filter((hit) => !told.includes(hit))]
}

/** Hits of a question why, first that no reason is given where none of the best tells one. */
export function withUnexplained(
  { type }: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const { rules, sentences, isArticle } = index
  if (type !== 'reason' || isArticle) return hits
  const joins = ({ at }: Hit): boolean => rules.phrases.joinsReason.test(sentences[at]?.text ?? '')
  const first = hits.slice(0, 2).some(joins) ? [] : unexplained(index, hits)
  return [...first, ...hits.filter((hit) => !first.includes(hit))]
}

function unexplained({ rules, sentences }: SentenceIndex, hits: readonly Hit[]): readonly Hit[] {
  const said = hits.find(
    ({ at, evidence: { blockCoverage, unknown } }) =>
      (blockCoverage >= leastShare || unknown >= mostUnknown) &&
      rules.phrases.givesNoReason.test(sentences[at]?.text ?? ''),
  )
  return said === undefined ? [] : [said]
}
