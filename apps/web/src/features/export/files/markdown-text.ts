import type { Block, ExportDocument, Line } from '../document/export-document.ts'
import { footnoteText } from './quoted.ts'

/** Text of a document is shown as it stands: nothing in it becomes markup. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~]/gu, '\\$&')
    .replace(/^(\d+)([.)])\s/u, '$1\\$2 ')
    .replace(/^([-+])\s/u, '\\$1 ')
}

function lineText(line: Line): string {
  return line
    .map(({ text, notes }) => escaped(text) + notes.map((note) => `[^${note}]`).join(''))
    .join('')
    .trim()
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `## ${escaped(block.text)}`
    case 'paragraph':
      return lineText(block.line)
    case 'table':
      return [
        row(block.head.map(escaped)),
        row(block.head.map(() => '---')),
        ...block.rows.map((cells) => row(cells.map(lineText))),
      ].join('\n')
    case 'list':
      return block.items
        .map(({ line, details }, index) => {
          const mark = block.isNumbered ? `${index + 1}. ` : '- '
          const under = details.map((detail) => `${' '.repeat(mark.length)}- ${lineText(detail)}`)
          return [mark + lineText(line), ...under].join('\n')
        })
        .join('\n')
  }
}

/** The export as Markdown with footnotes (`[^1]`), as GitHub, Obsidian and Pandoc read them. */
export function writeMarkdown(document: ExportDocument): string {
  const parts = [
    `# ${escaped(document.title)}`,
    ...document.about.map((line) => `*${escaped(line)}*`),
    ...document.blocks.map(blockText),
    document.footnotes
      .map((note) => `[^${note.number}]: ${escaped(footnoteText(note, document))}`)
      .join('\n'),
    document.coverage === '' ? '' : `---\n\n${escaped(document.coverage)}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
