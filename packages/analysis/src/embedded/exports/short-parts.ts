import type { ListField } from '@precis/domain'
import { type ExportMaterial, lineOf, riskLine } from './export-material.ts'
import type { Part } from './fill.ts'
import { whatMatters } from './matters/what-matters.ts'
import type { Point } from './point.ts'
import { sectionsOf } from './sections.ts'

/** Words for the purpose and for the gravest risks. */
const wordsOfPurpose = 60
const wordsOfRisks = 100

/** What a short export is filled from: purpose, what matters, the summary, and the lists in the order of the mode. */
export function shortParts(
  material: ExportMaterial,
  headings: Readonly<Record<ListField | 'purpose' | 'whatMatters' | 'inShort', string>>,
  keep: Readonly<Record<ListField | 'inShort', number>>,
): Part[] {
  const { points, purpose, summary, words } = material
  const lists = sectionsOf(material).map(({ field }): Part => {
    const part = { heading: headings[field], points: points[field], keep: keep[field] }
    if (field !== 'risks') return { ...part, line: bullet }
    return { ...part, line: (point) => `- ${riskLine(point, words)}`, own: wordsOfRisks }
  })
  const told = whatMatters(material)
  return [
    {
      heading: headings.purpose,
      points: purpose ? [purpose] : [],
      line: lineOf,
      keep: 9,
      own: wordsOfPurpose,
    },
    {
      heading: headings.whatMatters,
      points: told,
      line: bullet,
      keep: 20,
      own: Number.POSITIVE_INFINITY,
    },
    {
      heading: headings.inShort,
      points: summary,
      line: lineOf,
      keep: keep.inShort,
      isWhole: true,
    },
    ...lists,
  ]
}

function bullet(point: Point): string {
  return `- ${lineOf(point)}`
}
