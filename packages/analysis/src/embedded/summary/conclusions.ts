import type { Excerpt } from '../document/excerpt.ts'
import type { Candidate } from '../document/read.ts'
import { choosePoints, type PointContext } from './points.ts'

const limit = 5
const recital = /\b(?:now,? therefore|in witness whereof|whereas)\b/iu

/** What the document itself concludes; empty when it concludes nothing. */
export function chooseConclusions(context: PointContext): Excerpt[] {
  const { genre } = context
  const worth = ({ features, sentence }: Candidate): number => {
    if (sentence.words < 6 || features.question > 0 || recital.test(sentence.text)) return 0
    let sign = features.inConclusion * 1.2
    if (genre !== 'contract') sign += features.conclude * 0.8
    if (genre === 'meeting') sign += features.decide
    if (genre === 'paper' && features.inMethod === 0)
      sign += features.result * 0.5 * features.firstPerson
    if (genre === 'report') sign += features.result * 0.4 * features.digits
    if (sign < 0.4) return 0
    return (
      sign +
      0.5 * features.lexrank +
      0.4 * features.position +
      0.3 * features.result -
      0.3 * features.backReference
    )
  }
  return choosePoints(context.reading, context.prose, limit, worth)
}
