import type { Genre } from '../document/document-type.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Candidate } from '../document/read.ts'
import { selectDiverse } from '../ranking/select.ts'
import { summaryWeights } from '../ranking/weights.ts'
import { inDocumentOrder, type PointContext, score } from './points.ts'

const fullLength = 170
const meetingLength = 120
const leastLength = 40
const maxSentenceWords = 65
const redundancyOf: Readonly<Record<Genre, number>> = {
  paper: 0.05,
  meeting: 0.05,
  report: 0.4,
  manual: 0.4,
  contract: 0.5,
  general: 0.4,
}

/** Which sentences make the summary, in document order: about 170 words, less for short documents. */
export function chooseSummary(context: PointContext): Excerpt[] {
  const { reading, genre } = context
  const wanted = genre === 'meeting' ? meetingLength : fullLength
  const maxWords = Math.min(wanted, Math.max(leastLength, Math.round(reading.words * 0.45)))
  const scored = score(
    context.prose,
    summaryWeights(genre),
    genre === 'contract' ? clauseBonus : undefined,
  )
  const chosen = selectDiverse(scored, {
    maxWords,
    maxSentences: 14,
    redundancy: redundancyOf[genre],
  })
  return inDocumentOrder(
    chosen.map(({ sentence }) => excerptOf(reading.content, sentence, maxSentenceWords)),
  )
}

function clauseBonus({ clauses }: Candidate): number {
  let bonus = 0
  for (const { kind, strength } of clauses) {
    const worth = kind.detail !== undefined ? 1 / kind.detail : kind.risk === 'high' ? 0.4 : 0.2
    bonus = Math.max(bonus, worth * Math.min(2, strength))
  }
  return bonus
}
