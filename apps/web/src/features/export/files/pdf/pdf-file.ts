import pdfMake from 'pdfmake/build/pdfmake.js'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type {
  Block,
  ExportDocument,
  Footnote,
  Line,
  ListItem,
} from '../../document/export-document.ts'
import { footnoteText } from '../quoted.ts'
import { writable } from './font-characters.ts'
import { pageMargins, pdfStyles, tableLayout, textStyle } from './pdf-styles.ts'

/** Fetches a font by its file name. */
export type LoadFont = (name: string) => Promise<ArrayBuffer>

const family = { normal: 'LiberationSans-Regular.ttf', bold: 'LiberationSans-Bold.ttf' }

/** The fonts that pages of PDF files are drawn with are served anyway. */
const fetchFont: LoadFont = async (name) => {
  const answer = await fetch(`/pdfjs/standard_fonts/${name}`)
  if (!answer.ok) throw new Error(`The font ${name} was answered with ${answer.status}`)
  return answer.arrayBuffer()
}

/** Fonts are handed over as text. */
function base64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
}

const target = (note: number) => `note-${note}`

function spans(line: Line): Content[] {
  return line.flatMap(({ text, notes }): Content[] => [
    writable(text),
    ...notes.map((note, index) => ({
      text: index === 0 ? String(note) : `, ${note}`,
      sup: true,
      linkToDestination: target(note),
    })),
  ])
}

function item({ line, details }: ListItem): Content {
  const texts = [line, ...details].map((part) => ({ text: spans(part), style: 'item' }))
  return texts.length === 1 ? (texts[0] as Content) : { stack: texts }
}

function blockContent(block: Block): Content {
  switch (block.kind) {
    case 'heading':
      return { text: writable(block.text), style: 'heading', outline: true }
    case 'paragraph':
      return { text: spans(block.line), style: 'paragraph' }
    case 'list': {
      const items = block.items.map(item)
      return block.isNumbered
        ? { ol: items, style: 'paragraph' }
        : { ul: items, style: 'paragraph' }
    }
    case 'table': {
      const head = block.head.map((name) => ({ text: writable(name), bold: true }))
      const rows = block.rows.map((row) => row.map((cell) => ({ text: spans(cell) })))
      const widths = block.head.map((_, column) => (column === 0 ? '43%' : '*'))
      const table = { headerRows: 1, dontBreakRows: true, widths, body: [head, ...rows] }
      return { table, layout: tableLayout, style: 'table' }
    }
  }
}

function sources(document: ExportDocument): Content[] {
  if (document.footnotes.length === 0) return []
  const source = (note: Footnote): Content => ({
    text: writable(footnoteText(note, document)),
    id: target(note.number),
    style: 'item',
  })
  return [{ ol: document.footnotes.map(source), style: 'sources' }]
}

function definition(document: ExportDocument): TDocumentDefinitions {
  const { title, about, blocks, coverage, language } = document
  return {
    info: { title: writable(title), creator: 'Precis', producer: 'Precis' },
    language,
    displayTitle: true,
    pageSize: 'A4',
    pageMargins,
    defaultStyle: textStyle,
    styles: pdfStyles,
    footer: (page, pages) => ({ text: `${page} / ${pages}`, style: 'pageNumber' }),
    // A heading at the foot of a page would head nothing.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
      node.style === 'heading' && getFollowingNodesOnPage().length === 0,
    content: [
      { text: writable(title), style: 'title' },
      ...about.map((line) => ({ text: writable(line), style: 'about' })),
      ...blocks.map(blockContent),
      ...sources(document),
      ...(coverage === '' ? [] : [{ text: writable(coverage), style: 'coverage' }]),
    ],
  }
}

/** The export as a PDF file with its sources numbered at the end; only for letters that its fonts have. */
export async function writePdfFile(
  document: ExportDocument,
  loadFont: LoadFont = fetchFont,
): Promise<Blob> {
  const names = Object.values(family)
  const fonts = await Promise.all(names.map(async (name) => [name, base64(await loadFont(name))]))
  pdfMake.addVirtualFileSystem(Object.fromEntries(fonts))
  pdfMake.setFonts({ Liberation: { ...family } })
  return pdfMake.createPdf(definition(document)).getBlob()
}
