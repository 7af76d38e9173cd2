import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { asksForName } from '../weighing/who.ts'

const looked = 3
const leastShare = 0.5

/** For `Who pays for it?` or `Who has to do it?` the likely passages that lay it on somebody. */
export function findBearer(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const { asksWhoBears, laysBurden } = index.rules.phrases
  if (question.type !== 'person' || index.isArticle) return []
  if (asksForName(question, index) || !asksWhoBears.test(question.text)) return []
  return hits.slice(0, looked).filter(({ at, evidence }) => {
    const { coverage, overCoverage, typeMissed, unknown } = evidence
    const isAbout = coverage + overCoverage >= leastShare && typeMissed === 0 && unknown < 0.5
    return isAbout && laysBurden.test(index.sentences[at]?.text ?? '')
  })
}
