import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'

const looked = 6
/** So much of the question stands in the sentence that tells the reason, over it or right beside it. */
const leastShare = 0.35

/** For a question why the passages that speak of it and join a reason to it. */
export function findReason(
  { type }: Question,
  { rules, sentences, isArticle }: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  if (type !== 'reason' || isArticle) return []
  const told = hits.slice(0, looked).filter(({ at, evidence }) => {
    const { coverage, overCoverage, beforeCoverage } = evidence
    const isAbout = coverage + Math.max(overCoverage, beforeCoverage) >= leastShare
    return isAbout && rules.phrases.joinsReason.test(sentences[at]?.text ?? '')
  })
  return told.length === 0
    ? []
    : [...told, ...hits.slice(0, 3).filter((hit) => !told.includes(hit))]
}
