import { type ExportMaterial, lineOf, riskLine, wordsOf } from './export-material.ts'
import { fitBlocks, renderBlocks } from './fit.ts'

const maxWords = 400

export function writeExecutiveBrief(material: ExportMaterial): string {
  const { points } = material
  const head = ['EXECUTIVE BRIEF', material.title, headLine(material)].filter(Boolean).join('\n')
  const foot = material.coverage === '' ? '' : `Coverage: ${material.coverage}`
  const blocks = fitBlocks(
    [
      { heading: 'PURPOSE', lines: material.purpose ? [lineOf(material.purpose)] : [], keep: 9 },
      { heading: 'IN SHORT', lines: material.summary.map(lineOf), keep: 3 },
      { heading: 'KEY POINTS', lines: points.keyPoints.map(bullet), keep: 2 },
      { heading: 'CONCLUSIONS', lines: points.conclusions.map(bullet), keep: 2 },
      { heading: 'RECOMMENDATIONS', lines: points.recommendations.map(bullet), keep: 2.5 },
      { heading: 'CRITICAL DETAILS', lines: points.criticalDetails.map(bullet), keep: 1.5 },
      {
        heading: 'RISKS',
        lines: points.risks.map((_, i) => `- ${riskLine(material, i)}`),
        keep: 1.8,
      },
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(blocks), foot].filter(Boolean).join('\n\n')
}

export function headLine({ type, date }: ExportMaterial): string {
  return [type, date].filter(Boolean).join(' | ')
}

export function bullet(point: { text: string; note: string }): string {
  return `- ${lineOf(point)}`
}
