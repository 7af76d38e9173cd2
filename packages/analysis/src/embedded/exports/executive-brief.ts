import {
  coverageFoot,
  type ExportMaterial,
  headLine,
  lineOf,
  riskLine,
  wordsOf,
} from './export-material.ts'
import { type Block, fitBlocks, inCapitals, renderBlocks } from './fit.ts'
import type { Point } from './point.ts'
import { saidOnce, sectionsOf } from './sections.ts'
import { whatMatters } from './what-matters.ts'

const maxWords = 400

/** At most 400 words: what it is, what matters, what may go wrong and what is to be done, each said once. */
export function writeExecutiveBrief(material: ExportMaterial): string {
  const { points, words } = material
  const foot = coverageFoot(material)
  const head = [words.executiveBrief.toUpperCase(), material.title, headLine(material)]
    .filter(Boolean)
    .join('\n')
  const once = saidOnce()
  const purpose = material.purpose ? [lineOf(material.purpose)] : []
  const matters = once(whatMatters(material)).map(bullet)
  const risks = saidOnce()(points.risks).map((point) => `- ${riskLine(point, words)}`)
  // What matters and what may go wrong are told in their own places, whatever purpose and summary say.
  once([...points.risks, ...(material.purpose ? [material.purpose] : [])])
  const inShort = once(material.summary).map(lineOf)
  const keep = { recommendations: 2.5, criticalDetails: 1, keyPoints: 1.5, conclusions: 2 }
  const lists = sectionsOf(material).map(({ field, heading }): Block => {
    if (field === 'risks') return { heading, lines: risks, keep: 2 }
    return { heading, lines: once(points[field]).map(bullet), keep: keep[field] }
  })
  const blocks = fitBlocks(
    [
      { heading: words.purpose, lines: purpose, keep: 9 },
      { heading: words.whatMatters, lines: matters, keep: 20 },
      { heading: words.inShort, lines: inShort, keep: 2 },
      ...lists,
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(inCapitals(blocks)), foot].filter(Boolean).join('\n\n')
}

export function bullet(point: Point): string {
  return `- ${lineOf(point)}`
}
