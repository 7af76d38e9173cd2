import { strToU8, zipSync } from 'fflate'
import { PDFDocument, PDFRef, StandardFonts } from 'pdf-lib'
import { agreementDocx, textFile, type UploadedFile } from './documents.ts'

const junk = Buffer.from(Array.from({ length: 6_000 }, (_, index) => (index * 7_919) % 32))

/** A text with nothing but control characters in it, under any name. */
export function binaryFile(name: string, mimeType: string): UploadedFile {
  return { name, mimeType, buffer: junk }
}

/** A Word file whose parts are all there and say nothing. */
export function emptyDocx(): UploadedFile {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${main}"><w:body/></w:document>`,
    'docProps/note.xml': `<note>${' '.repeat(5_000)}</note>`,
  }
  const zipped = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    { level: 0 },
  )
  return { ...agreementDocx(), name: 'empty.docx', buffer: Buffer.from(zipped) }
}

/** A Word file whose compressed text is damaged. */
export function damagedDocx(): UploadedFile {
  const lines = Array.from({ length: 3_000 }, (_, index) => `${(index * 7_919) % 1_000} ${index}`)
  const xml = `<w:document><w:body>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`
  const bytes = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(xml),
  })
  for (let at = 400; at < 2_000; at += 1) bytes[at] = ((bytes[at] ?? 0) * 31 + 7) & 255
  return { ...agreementDocx(), name: 'damaged.docx', buffer: Buffer.from(bytes) }
}

/** A PDF with nothing on its pages. */
export async function blankPdf(pages: number): Promise<UploadedFile> {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) pdf.addPage()
  const buffer = Buffer.from(await pdf.save({ addDefaultPage: false }))
  return { name: 'blank.pdf', mimeType: 'application/pdf', buffer }
}

export function emptyRtf(): UploadedFile {
  return textFile('empty.rtf', '{\\rtf1\\ansi }', 'application/rtf')
}

export function cutPdf(pdf: UploadedFile): UploadedFile {
  return { ...pdf, buffer: pdf.buffer.subarray(0, 9_000) }
}

async function pdfOf(name: string, pages: readonly string[]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(name)
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const text of pages) {
    pdf.addPage([595, 842]).drawText(text, { x: 72, y: 760, size: 12, font, maxWidth: 450 })
  }
  return pdf
}

/** A PDF on whose pages hardly anything is written. */
export async function sparsePdf(): Promise<UploadedFile> {
  const pdf = await pdfOf('Cover', ['Cover sheet', 'Appendix'])
  return {
    name: 'cover.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdf.save({ useObjectStreams: false })),
  }
}

/** A PDF of three pages, the second of which leads nowhere. */
export async function brokenPagePdf(): Promise<UploadedFile> {
  const clause =
    'The Tenant shall pay a rent of 3,400 pounds each month. The Landlord shall keep the roof in repair. Either party may end this lease by giving six months of notice in writing.'
  const pdf = await pdfOf('Lease', [clause, clause, clause])
  pdf.catalog.Pages().Kids().set(1, PDFRef.of(9_999))
  return {
    name: 'lease.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdf.save({ useObjectStreams: false })),
  }
}
