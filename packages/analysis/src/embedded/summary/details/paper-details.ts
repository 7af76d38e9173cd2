import { findDate } from '../../exports/dates/export-dates.ts'
import { choosePoints, type PointContext } from '../points.ts'
import type { Detail } from './detail.ts'

const limit = 5

/** The figures of a paper: what it measured, not whom it cites. */
export function choosePaperDetails({ reading, prose }: PointContext): Detail[] {
  const { patterns } = reading.rules
  const rows = reading.candidates.filter(({ sentence }) => sentence.kind === 'row')
  const chosen = choosePoints(reading, [...prose, ...rows], limit, ({ sentence, features }) => {
    const { money } = features
    if (features.citation > 0 && money === 0) return 0
    const date = findDate(sentence.text) !== undefined ? 1 : 0
    const period = sentence.text.search(patterns.duration) >= 0 ? 1 : 0
    const sign = money + date + 0.6 * period + features.digits
    if (sign < 1) return 0
    return sign + 0.5 * features.centroid + 0.3 * features.lexrank - 0.3 * features.example
  })
  return chosen.map((excerpt) => ({
    excerpt,
    fact: { label: '', value: excerpt.text, kind: 'detail' },
  }))
}
