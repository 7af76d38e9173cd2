import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { agreement, agreementTitle, type Clause } from './agreement.ts'

export interface UploadedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + word.length + 1 > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return line ? [...lines, line] : lines
}

/** The agreement as a PDF of 24 pages or fewer, each with a folio at its foot; each note adds a page. */
export async function agreementPdf(
  pages = agreement.length,
  notes: readonly Clause[] = [],
): Promise<UploadedFile> {
  const clauses = [...agreement.slice(0, pages), ...notes]
  const pdf = await PDFDocument.create()
  const serif = await pdf.embedFont(StandardFonts.TimesRoman)
  const bold = await pdf.embedFont(StandardFonts.TimesRomanBold)
  clauses.forEach((clause, index) => {
    const page = pdf.addPage([595, 842])
    let y = 760
    if (index === 0) {
      for (const line of wrap(agreementTitle, 52)) {
        page.drawText(line, { x: 72, y, size: 18, font: bold })
        y -= 26
      }
      y -= 14
    }
    page.drawText(clause.heading, { x: 72, y, size: 14, font: bold })
    y -= 26
    for (const line of wrap(clause.text, 88)) {
      page.drawText(line, { x: 72, y, size: 11, font: serif })
      y -= 16
    }
    page.drawText(`Page ${index + 1} of ${clauses.length}`, {
      x: 270,
      y: 40,
      size: 9,
      font: serif,
    })
  })
  return {
    name: 'services-agreement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdf.save()),
  }
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The agreement as a Word file with heading styles. */
export function agreementDocx(): UploadedFile {
  const paragraph = (text: string, style?: string) =>
    `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
  const body = agreement
    .map((clause) => paragraph(clause.heading, 'Heading1') + paragraph(clause.text))
    .join('')
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="${main}"><w:body>${paragraph(agreementTitle, 'Title')}${body}</w:body></w:document>`,
  }
  const zipped = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    { level: 0 },
  )
  return { name: 'services-agreement.docx', mimeType: docxType, buffer: Buffer.from(zipped) }
}

/** The beginning of the agreement as Word 97 wrote it. */
export function agreementDoc(): UploadedFile {
  const buffer = readFileSync(join(import.meta.dirname, 'fixtures/services-agreement.doc'))
  return { name: 'services-agreement.doc', mimeType: 'application/msword', buffer }
}

/** Paragraphs as an RTF file. */
export function rtfFile(name: string, paragraphs: readonly string[]): UploadedFile {
  const escaped = paragraphs.map((text) =>
    text.replace(/[\\{}]/g, '\\$&').replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0)}?`),
  )
  const text = `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Times;}}\n${escaped.join('\\par\n')}\\par}`
  return { name, mimeType: 'application/rtf', buffer: Buffer.from(text) }
}

export function textFile(name: string, text: string, mimeType = 'text/plain'): UploadedFile {
  return { name, mimeType, buffer: Buffer.from(text) }
}

/** A paper of one page in two columns under its title. Its lines are drawn row by row, across both columns. */
export async function twoColumnPdf(
  title: string,
  columns: readonly [readonly string[], readonly string[]],
): Promise<UploadedFile> {
  const pdf = await PDFDocument.create()
  const serif = await pdf.embedFont(StandardFonts.TimesRoman)
  const page = pdf.addPage([595, 842])
  page.drawText(title, { x: 72, y: 770, size: 18, font: serif })
  const [left, right] = columns.map((paragraphs) =>
    paragraphs.flatMap((paragraph) => wrap(paragraph, 42)),
  )
  for (let row = 0; row < Math.max(left?.length ?? 0, right?.length ?? 0); row += 1) {
    for (const [x, line] of [
      [60, left?.[row]],
      [310, right?.[row]],
    ] as const) {
      if (line) page.drawText(line, { x, y: 730 - row * 14, size: 10.5, font: serif })
    }
  }
  return { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) }
}
