import { bullet } from './executive-brief.ts'
import { coverageFoot, type ExportMaterial, lineOf, riskLine, wordsOf } from './export-material.ts'
import { type Block, fitBlocks, renderBlocks } from './fit.ts'
import { saidOnce, sectionsOf } from './sections.ts'
import { whatMatters } from './what-matters.ts'

const maxWords = 400

/** A message of at most 400 words, every statement once. */
export function writeEmailSummary(material: ExportMaterial): string {
  const { points, words } = material
  const coverage = coverageFoot(material)
  const dated = material.documentDate && `${words.documentDated} ${material.documentDate}`
  const written = material.date && `${words.summaryWritten} ${material.date}`
  const named = [material.type, dated, written].filter(Boolean).join(', ')
  const head = `${words.subject}: ${words.summaryOf} ${material.title}\n\n${words.greeting}\n\n${words.hereIs} "${material.title}"${named === '' ? '' : ` (${named})`}.`
  const foot = [coverage, words.regards].filter(Boolean).join('\n\n')
  const once = saidOnce()
  const purpose = material.purpose ? [lineOf(material.purpose)] : []
  const matters = once(whatMatters(material)).map(bullet)
  const risks = saidOnce()(points.risks).map((point) => `- ${riskLine(point, words)}`)
  once([...points.risks, ...(material.purpose ? [material.purpose] : [])])
  const inShort = once(material.summary).map(lineOf)
  const headings = {
    keyPoints: words.keyPoints,
    criticalDetails: words.worthKnowing,
    risks: words.risks,
    conclusions: words.conclusions,
    recommendations: words.recommended,
  }
  const keep = {
    keyPoints: 1.5,
    criticalDetails: 2,
    risks: 1.5,
    conclusions: 1.5,
    recommendations: 2,
  }
  const lists = sectionsOf(material).map(({ field }): Block => {
    const lines = field === 'risks' ? risks : once(points[field]).map(bullet)
    return { heading: `${headings[field]}:`, lines, keep: keep[field] }
  })
  const blocks = fitBlocks(
    [
      { heading: '', lines: purpose, keep: 9 },
      { heading: `${words.whatMatters}:`, lines: matters, keep: 20 },
      { heading: `${words.inShort}:`, lines: inShort, keep: 2.5 },
      ...lists,
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(blocks), foot].filter(Boolean).join('\n\n')
}
