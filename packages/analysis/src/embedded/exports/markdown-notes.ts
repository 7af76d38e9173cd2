import { headLine } from './executive-brief.ts'
import {
  coverageFoot,
  type ExportMaterial,
  lineOf,
  type Point,
  riskLine,
} from './export-material.ts'

export function writeMarkdownNotes(material: ExportMaterial): string {
  const { points, words } = material
  const coverage = coverageFoot(material)
  const blocks: string[] = [`# ${escapeMarkdown(material.title)}`]
  const meta = headLine(material)
  if (meta !== '') blocks.push(`*${escapeMarkdown(meta)}*`)
  if (material.purpose) blocks.push(`> ${escapeMarkdown(lineOf(material.purpose))}`)
  if (material.summary.length > 0) {
    blocks.push(`## ${words.summary}`, escapeMarkdown(material.summary.map(lineOf).join(' ')))
  }
  const list = (heading: string, lines: readonly string[]): void => {
    if (lines.length === 0) return
    blocks.push(`## ${heading}`, lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n'))
  }
  const lines = (field: readonly Point[]): string[] => field.map(lineOf)
  list(words.keyPoints, lines(points.keyPoints))
  list(words.criticalDetails, lines(points.criticalDetails))
  list(
    words.risks,
    points.risks.map((_, i) => riskLine(material, i)),
  )
  list(words.conclusions, lines(points.conclusions))
  list(words.recommendations, lines(points.recommendations))
  if (coverage !== '') blocks.push('---', escapeMarkdown(coverage))
  return `${blocks.join('\n\n')}\n`
}

/** Text of a document is shown as it stands: nothing in it becomes markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~]/gu, '\\$&')
    .replace(/^(\d+)([.)])\s/u, '$1\\$2 ')
    .replace(/^([-+])\s/u, '\\$1 ')
}
