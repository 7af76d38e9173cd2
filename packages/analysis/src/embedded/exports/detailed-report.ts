import { headLine } from './executive-brief.ts'
import {
  coverageFoot,
  type ExportMaterial,
  lineOf,
  type Point,
  riskLine,
  wordsOf,
} from './export-material.ts'
import { fitBlocks, renderBlocks } from './fit.ts'

const maxWords = 1500
const wordsOfThreePages = 900

export function writeDetailedReport(material: ExportMaterial): string {
  const { points, words } = material
  const foot = coverageFoot(material)
  const head = [words.detailedReport.toUpperCase(), material.title, headLine(material)]
    .filter(Boolean)
    .join('\n')
  const numbered = (list: readonly Point[]): string[] =>
    list.map((point, i) => `${i + 1}. ${lineOf(point)}`)
  const blocks = fitBlocks(
    [
      {
        heading: words.purpose,
        lines: material.purpose ? [lineOf(material.purpose)] : [],
        keep: 9,
      },
      {
        heading: words.summary,
        lines: [material.summary.map(lineOf).join(' ')].filter(Boolean),
        keep: 9,
      },
      { heading: words.keyPoints, lines: numbered(points.keyPoints), keep: 3 },
      { heading: words.conclusions, lines: numbered(points.conclusions), keep: 3 },
      { heading: words.criticalDetails, lines: numbered(points.criticalDetails), keep: 3 },
      {
        heading: words.risks,
        lines: points.risks.map((_, i) => `${i + 1}. ${riskLine(material, i)}`),
        keep: 3,
      },
      { heading: words.recommendations, lines: numbered(points.recommendations), keep: 3 },
    ],
    maxWords - wordsOf(head) - wordsOf(foot) - 10,
  )
  const chapters = blocks.map((block, i) => ({
    ...block,
    heading: `${i + 1}. ${block.heading.toUpperCase()}\n`,
  }))
  const body = renderBlocks(chapters)
  const note = wordsOf(body) < wordsOfThreePages ? words.shortReport : ''
  return [head, body, note, foot].filter(Boolean).join('\n\n')
}
