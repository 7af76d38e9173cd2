import { bullet } from './executive-brief.ts'
import { type ExportMaterial, lineOf, riskLine, wordsOf } from './export-material.ts'
import { fitBlocks, renderBlocks } from './fit.ts'

const maxWords = 400

export function writeEmailSummary(material: ExportMaterial): string {
  const { points } = material
  const named = [material.type, material.date].filter(Boolean).join(', ')
  const head = `Subject: Summary of ${material.title}\n\nHello,\n\nhere is a summary of "${material.title}"${named === '' ? '' : ` (${named})`}.`
  const foot = [material.coverage === '' ? '' : `Coverage: ${material.coverage}`, 'Best regards']
    .filter(Boolean)
    .join('\n\n')
  const blocks = fitBlocks(
    [
      { heading: '', lines: material.purpose ? [lineOf(material.purpose)] : [], keep: 9 },
      { heading: 'In short:', lines: material.summary.map(lineOf), keep: 2.5 },
      { heading: 'Key points:', lines: points.keyPoints.map(bullet), keep: 2 },
      { heading: 'Worth knowing:', lines: points.criticalDetails.map(bullet), keep: 1.5 },
      {
        heading: 'Risks:',
        lines: points.risks.map((_, i) => `- ${riskLine(material, i)}`),
        keep: 1.5,
      },
      { heading: 'Conclusions:', lines: points.conclusions.map(bullet), keep: 1.5 },
      { heading: 'Recommended:', lines: points.recommendations.map(bullet), keep: 2 },
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(blocks), foot].filter(Boolean).join('\n\n')
}
