import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  FootnoteReferenceRun,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Block, ExportDocument, Line } from '../../document/export-document.ts'
import { footnoteText } from '../quoted.ts'
import { bullets, numbers, wordLists, wordStyles } from './word-styles.ts'

const textWidth = 9_026
const firstColumnShare = 0.43

/** Paragraphs and runs that carry the direction of the text: Word asks for it on each of them. */
function writerFor(document: ExportDocument) {
  const rightToLeft = document.isRightToLeft
  const run = (text: string, look: { bold?: boolean } = {}) =>
    new TextRun({ ...look, text: withoutControls(text), rightToLeft })
  const runsOf = (line: Line) =>
    line.flatMap(({ text, notes }) => [
      run(text),
      ...notes.map((note) => new FootnoteReferenceRun(note)),
    ])
  const paragraph = (options: IParagraphOptions) =>
    new Paragraph({ ...options, bidirectional: rightToLeft })
  return { run, runsOf, paragraph, rightToLeft }
}

type Writer = ReturnType<typeof writerFor>

/** XML cannot hold the other control characters, not even escaped. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these control characters
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
}

function tableOf(head: readonly string[], rows: readonly (readonly Line[])[], writer: Writer) {
  const first = Math.round(textWidth * firstColumnShare)
  const other = Math.floor((textWidth - first) / (head.length - 1))
  const columnWidths = head.map((_, column) => (column === 0 ? first : other))
  const spacing = { after: 0 }
  const cell = (content: Paragraph, column: number) =>
    new TableCell({
      children: [content],
      width: { size: columnWidths[column] ?? other, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
    })
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'B9B2A5' }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths,
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: writer.rightToLeft,
    borders: {
      top: line,
      bottom: line,
      insideHorizontal: line,
      left: none,
      right: none,
      insideVertical: none,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: head.map((name, column) =>
          cell(writer.paragraph({ spacing, children: [writer.run(name, { bold: true })] }), column),
        ),
      }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: row.map((content, column) =>
              cell(writer.paragraph({ spacing, children: writer.runsOf(content) }), column),
            ),
          }),
      ),
    ],
  })
}

function blocksOf(block: Block, instance: number, writer: Writer): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        writer.paragraph({ heading: HeadingLevel.HEADING_1, children: [writer.run(block.text)] }),
      ]
    case 'paragraph':
      return [writer.paragraph({ children: writer.runsOf(block.line) })]
    case 'table':
      return [tableOf(block.head, block.rows, writer), writer.paragraph({ children: [] })]
    case 'list': {
      const numbering = { reference: block.isNumbered ? numbers : bullets, level: 0, instance }
      return block.items.flatMap(({ line, details }) => [
        writer.paragraph({ numbering, children: writer.runsOf(line) }),
        ...details.map((detail) =>
          writer.paragraph({ indent: { start: 460 }, children: writer.runsOf(detail) }),
        ),
      ])
    }
  }
}

/** The export as a Word document: real styles, lists that begin anew, and a footnote with page and quote at every point. */
export function buildWordDocument(document: ExportDocument): Document {
  const writer = writerFor(document)
  const { run, paragraph } = writer
  const footnotes = document.footnotes.map((note) => [
    note.number,
    {
      children: [
        paragraph({ style: 'FootnoteText', children: [run(` ${footnoteText(note, document)}`)] }),
      ],
    },
  ])
  const pageNumber = new TextRun({
    children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
    size: 18,
  })
  return new Document({
    title: withoutControls(document.title),
    creator: 'Precis',
    lastModifiedBy: 'Precis',
    styles: wordStyles(document),
    numbering: wordLists,
    footnotes: Object.fromEntries(footnotes),
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 } } },
        footers: {
          default: new Footer({
            children: [paragraph({ alignment: AlignmentType.END, children: [pageNumber] })],
          }),
        },
        children: [
          paragraph({ heading: HeadingLevel.TITLE, children: [run(document.title)] }),
          ...document.about.map((line) => paragraph({ style: 'About', children: [run(line)] })),
          ...document.blocks.flatMap((block, index) => blocksOf(block, index, writer)),
          ...(document.coverage === ''
            ? []
            : [
                paragraph({
                  style: 'About',
                  spacing: { before: 360 },
                  border: {
                    top: { style: BorderStyle.SINGLE, size: 4, space: 8, color: 'B9B2A5' },
                  },
                  children: [run(document.coverage)],
                }),
              ]),
        ],
      },
    ],
  })
}

export function writeWordFile(document: ExportDocument): Promise<Blob> {
  return Packer.toBlob(buildWordDocument(document))
}
