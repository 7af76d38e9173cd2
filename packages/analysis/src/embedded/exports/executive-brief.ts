import { coverageFoot, type ExportMaterial, lineOf, riskLine, wordsOf } from './export-material.ts'
import { fitBlocks, inCapitals, renderBlocks } from './fit.ts'

const maxWords = 400

export function writeExecutiveBrief(material: ExportMaterial): string {
  const { points, words } = material
  const foot = coverageFoot(material)
  const head = [words.executiveBrief.toUpperCase(), material.title, headLine(material)]
    .filter(Boolean)
    .join('\n')
  const blocks = fitBlocks(
    [
      {
        heading: words.purpose,
        lines: material.purpose ? [lineOf(material.purpose)] : [],
        keep: 9,
      },
      { heading: words.inShort, lines: material.summary.map(lineOf), keep: 3 },
      { heading: words.criticalDetails, lines: points.criticalDetails.map(bullet), keep: 3 },
      { heading: words.keyPoints, lines: points.keyPoints.map(bullet), keep: 2 },
      { heading: words.conclusions, lines: points.conclusions.map(bullet), keep: 2 },
      { heading: words.recommendations, lines: points.recommendations.map(bullet), keep: 2.5 },
      {
        heading: words.risks,
        lines: points.risks.map((_, i) => `- ${riskLine(material, i)}`),
        keep: 1.8,
      },
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(inCapitals(blocks)), foot].filter(Boolean).join('\n\n')
}

export function headLine({ type, date }: ExportMaterial): string {
  return [type, date].filter(Boolean).join(' | ')
}

export function bullet(point: { text: string; note: string }): string {
  return `- ${lineOf(point)}`
}
