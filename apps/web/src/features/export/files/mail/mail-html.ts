import { escapeHtml } from '@precis/domain'
import type { Block, ExportDocument, Line } from '../../document/export-document.ts'
import { footnoteText } from '../quoted.ts'

function lineHtml(line: Line): string {
  return line
    .map(({ text, notes }) => {
      const marks = notes.length === 0 ? '' : `<sup dir="ltr">${notes.join(', ')}</sup>`
      return escapeHtml(text) + marks
    })
    .join('')
}

function cells(tag: 'th' | 'td', contents: readonly string[]): string {
  const style = 'text-align:start;vertical-align:top;padding:4px 12px 4px 0'
  return `<tr>${contents.map((content) => `<${tag} style="${style}">${content}</${tag}>`).join('')}</tr>`
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h3>${escapeHtml(block.text)}</h3>`
    case 'paragraph':
      return `<p>${lineHtml(block.line)}</p>`
    case 'table':
      return `<table>${cells('th', block.head.map(escapeHtml))}${block.rows.map((row) => cells('td', row.map(lineHtml))).join('')}</table>`
    case 'list': {
      const tag = block.isNumbered ? 'ol' : 'ul'
      const items = block.items.map(
        ({ line, details }) =>
          `<li>${[line, ...details].map((part) => lineHtml(part)).join('<br>')}</li>`,
      )
      return `<${tag}>${items.join('')}</${tag}>`
    }
  }
}

/** The export as a page of HTML that mail programs show; nothing in it is loaded from anywhere. */
export function mailHtml(document: ExportDocument): string {
  const { language, isRightToLeft, formatId, title, about, footnotes, coverage } = document
  const head =
    formatId === 'email-summary'
      ? ''
      : `<h2>${escapeHtml(title)}</h2><p>${about.map(escapeHtml).join('<br>')}</p>`
  const small = 'font-size:small;color:#5c564c'
  const sources = footnotes.map((note) => `<li>${escapeHtml(footnoteText(note, document))}</li>`)
  return [
    `<!doctype html><html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(document.subject)}</title></head><body>`,
    head,
    ...document.blocks.map(blockHtml),
    sources.length === 0 ? '' : `<hr><ol style="${small}">${sources.join('\n')}</ol>`,
    coverage === '' ? '' : `<p style="${small}">${escapeHtml(coverage)}</p>`,
    '</body></html>',
  ].join('\n')
}
