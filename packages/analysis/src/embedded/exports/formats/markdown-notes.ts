import { coverageFoot, type ExportMaterial, headLine, lineOf } from '../export-material.ts'
import { sectionsOf } from '../sections.ts'

export function writeMarkdownNotes(material: ExportMaterial): string {
  const { words } = material
  const coverage = coverageFoot(material)
  const blocks: string[] = [`# ${escapeMarkdown(material.title)}`]
  const meta = headLine(material)
  if (meta !== '') blocks.push(`*${escapeMarkdown(meta)}*`)
  if (material.purpose) blocks.push(`> ${escapeMarkdown(lineOf(material.purpose))}`)
  if (material.summary.length > 0) {
    blocks.push(`## ${words.summary}`, escapeMarkdown(material.summary.map(lineOf).join(' ')))
  }
  for (const { heading, lines } of sectionsOf(material)) {
    if (lines.length === 0) continue
    blocks.push(`## ${heading}`, lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n'))
  }
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
