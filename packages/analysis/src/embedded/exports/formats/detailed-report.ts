import { coverageFoot, type ExportMaterial, headOf, lineOf, wordsOf } from '../export-material.ts'
import { fitBlocks, renderBlocks } from '../fit.ts'
import { sectionsSaidOnce } from '../sections.ts'

const maxWords = 1500
const wordsOfThreePages = 1000

/** Every section, every statement once, up to 1,500 words; says so where the summary holds less than 1,000. */
export function writeDetailedReport(material: ExportMaterial): string {
  const { words } = material
  const foot = coverageFoot(material)
  const head = headOf(words.detailedReport, material)
  const purpose = material.purpose ? [lineOf(material.purpose)] : []
  const summary = [material.summary.map(lineOf).join(' ')].filter(Boolean)
  const blocks = fitBlocks(
    [
      { heading: words.purpose, lines: purpose, keep: 9 },
      { heading: words.summary, lines: summary, keep: 9 },
      ...sectionsSaidOnce(material).map(({ heading, lines }) => ({
        heading,
        lines: lines.map((line, i) => `${i + 1}. ${line}`),
        keep: 3,
      })),
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
