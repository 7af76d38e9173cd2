import type { Block, ExportDocument, Line } from '../../document/export-document.ts'
import { footnoteText } from '../quoted.ts'

function lineText(line: Line): string {
  return line
    .map(({ text, notes }) => text + notes.map((note) => ` [${note}]`).join(''))
    .join('')
    .trim()
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
      return lineText(block.line)
    case 'table':
      return block.rows
        .map(([first = [], ...others], index) => {
          const told = others.map((cell, at) => `   ${block.head[at + 1]}: ${lineText(cell)}`)
          return [`${index + 1}. ${lineText(first)}`, ...told].join('\n')
        })
        .join('\n')
    case 'list':
      return block.items
        .map(({ line, details }, index) => {
          const mark = block.isNumbered ? `${index + 1}. ` : '- '
          return [mark + lineText(line), ...details.map((detail) => `  ${lineText(detail)}`)].join(
            '\n',
          )
        })
        .join('\n')
  }
}

/** The export as plain text, its sources as a numbered list at the end. */
export function mailText(document: ExportDocument): string {
  const isMessage = document.formatId === 'email-summary'
  const head = isMessage ? [] : [[document.title, ...document.about].join('\n')]
  const sources = document.footnotes.map(
    (note) => `[${note.number}] ${footnoteText(note, document)}`,
  )
  return [...head, ...joined(document.blocks), sources.join('\n'), document.coverage]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** A heading stands right over what it heads. */
function joined(blocks: readonly Block[]): string[] {
  const parts: string[] = []
  let heading = ''
  for (const block of blocks) {
    const text = blockText(block)
    if (block.kind === 'heading') {
      if (heading !== '') parts.push(heading)
      heading = text
    } else {
      parts.push(heading === '' ? text : `${heading}\n${text}`)
      heading = ''
    }
  }
  return heading === '' ? parts : [...parts, heading]
}
