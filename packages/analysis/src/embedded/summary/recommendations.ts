import type { Excerpt } from '../document/excerpt.ts'
import type { Candidate } from '../document/read.ts'
import { choosePoints, type PointContext } from './points.ts'

const limit = 6
const plain =
  /\b(?:recommend\w*|we suggest|advis(?:e[sd]?|able)|next steps?|action items?|empfehl\w*|empfohlen|recommand\w*|recomend\w*|raccomand\w*|aanbev\w*|bevelen)\b/iu
const pastReport =
  /\b(?:recommended (?:dose|value|setting)|previously recommended|recommendation (?:system|engine|task|model|algorithm)s?|recommender)\b/iu

/** What the document itself advises; empty when it advises nothing. */
export function chooseRecommendations(context: PointContext): Excerpt[] {
  const { genre } = context
  const worth = ({ features, sentence }: Candidate): number => {
    if (sentence.words < 5 || features.question > 0 || pastReport.test(sentence.text)) return 0
    const isAdvised = plain.test(sentence.text)
    let sign = (sentence.section === 'recommendations' ? 1 : 0) + (isAdvised ? 1 : 0)
    if (genre === 'report' || genre === 'general' || genre === 'meeting') {
      sign += features.recommend * 0.6
    }
    if (genre === 'contract' && sentence.section !== 'recommendations') return 0
    if (sign < 0.6) return 0
    return sign + 0.4 * features.lexrank + 0.2 * features.position
  }
  return choosePoints(context.reading, context.prose, limit, worth)
}
