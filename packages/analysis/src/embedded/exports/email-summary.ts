import { bullet } from './executive-brief.ts'
import { coverageFoot, type ExportMaterial, lineOf, riskLine, wordsOf } from './export-material.ts'
import { fitBlocks, renderBlocks } from './fit.ts'

const maxWords = 400

export function writeEmailSummary(material: ExportMaterial): string {
  const { points, words } = material
  const coverage = coverageFoot(material)
  const named = [material.type, material.date].filter(Boolean).join(', ')
  const head = `${words.subject}: ${words.summaryOf} ${material.title}\n\n${words.greeting}\n\n${words.hereIs} "${material.title}"${named === '' ? '' : ` (${named})`}.`
  const foot = [coverage, words.regards].filter(Boolean).join('\n\n')
  const blocks = fitBlocks(
    [
      { heading: '', lines: material.purpose ? [lineOf(material.purpose)] : [], keep: 9 },
      { heading: `${words.inShort}:`, lines: material.summary.map(lineOf), keep: 2.5 },
      { heading: `${words.keyPoints}:`, lines: points.keyPoints.map(bullet), keep: 2 },
      { heading: `${words.worthKnowing}:`, lines: points.criticalDetails.map(bullet), keep: 1.5 },
      {
        heading: `${words.risks}:`,
        lines: points.risks.map((_, i) => `- ${riskLine(material, i)}`),
        keep: 1.5,
      },
      { heading: `${words.conclusions}:`, lines: points.conclusions.map(bullet), keep: 1.5 },
      { heading: `${words.recommended}:`, lines: points.recommendations.map(bullet), keep: 2 },
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(blocks), foot].filter(Boolean).join('\n\n')
}
