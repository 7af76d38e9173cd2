import { headLine } from './executive-brief.ts'
import { type ExportMaterial, lineOf, type Point, riskLine, wordsOf } from './export-material.ts'
import { fitBlocks, renderBlocks } from './fit.ts'

const maxWords = 1500

export function writeDetailedReport(material: ExportMaterial): string {
  const { points } = material
  const head = ['DETAILED REPORT', material.title, headLine(material)].filter(Boolean).join('\n')
  const foot = material.coverage === '' ? '' : `Coverage: ${material.coverage}`
  const numbered = (list: readonly Point[]): string[] =>
    list.map((point, i) => `${i + 1}. ${lineOf(point)}`)
  const blocks = fitBlocks(
    [
      { heading: 'Purpose', lines: material.purpose ? [lineOf(material.purpose)] : [], keep: 9 },
      {
        heading: 'Summary',
        lines: [material.summary.map(lineOf).join(' ')].filter(Boolean),
        keep: 9,
      },
      { heading: 'Key points', lines: numbered(points.keyPoints), keep: 3 },
      { heading: 'Conclusions', lines: numbered(points.conclusions), keep: 3 },
      { heading: 'Critical details', lines: numbered(points.criticalDetails), keep: 3 },
      {
        heading: 'Risks',
        lines: points.risks.map((_, i) => `${i + 1}. ${riskLine(material, i)}`),
        keep: 3,
      },
      { heading: 'Recommendations', lines: numbered(points.recommendations), keep: 3 },
    ],
    maxWords - wordsOf(head) - wordsOf(foot) - 10,
  )
  const chapters = blocks.map((block, i) => ({
    ...block,
    heading: `${i + 1}. ${block.heading.toUpperCase()}\n`,
  }))
  return [head, renderBlocks(chapters), foot].filter(Boolean).join('\n\n')
}
