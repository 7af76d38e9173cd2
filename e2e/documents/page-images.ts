import type { Page } from '@playwright/test'
import { PDFDict, PDFDocument, PDFName, StandardFonts } from 'pdf-lib'
import type { UploadedFile } from './documents.ts'

/** A page as a camera or a scanner sees it. */
export interface PicturedPage {
  readonly lines: readonly string[]
  /** Quarter turns, clockwise. */
  readonly turns?: 0 | 1 | 2 | 3
}

const widthPx = 1_200
const lineHeightPx = 72

/** Draws pages in the browser, dark letters on paper, as PNG or JPEG pictures. */
export async function drawPages(
  page: Page,
  pages: readonly PicturedPage[],
  type: 'image/png' | 'image/jpeg' = 'image/png',
): Promise<Buffer[]> {
  const pictures = await page.evaluate(
    ({ pages, type, width, lineHeight }) =>
      pages.map(({ lines, turns = 0 }) => {
        const height = lineHeight * (lines.length + 2)
        const canvas = document.createElement('canvas')
        const isSideways = turns % 2 === 1
        canvas.width = isSideways ? height : width
        canvas.height = isSideways ? width : height
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('no canvas')
        context.fillStyle = '#f7f4ec'
        context.fillRect(0, 0, canvas.width, canvas.height)
        context.translate(canvas.width / 2, canvas.height / 2)
        context.rotate((turns * Math.PI) / 2)
        context.translate(-width / 2, -height / 2)
        context.fillStyle = '#1a1a1a'
        context.font = '40px serif'
        for (const [index, line] of lines.entries()) {
          context.fillText(line, 60, lineHeight * (index + 1.6))
        }
        return canvas.toDataURL(type).slice(`data:${type};base64,`.length)
      }),
    { pages, type, width: widthPx, lineHeight: lineHeightPx },
  )
  return pictures.map((picture) => Buffer.from(picture, 'base64'))
}

const pointsPerPixel = 0.35

async function file(name: string, pdf: PDFDocument): Promise<UploadedFile> {
  const bytes = await pdf.save({ useObjectStreams: false })
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
}

async function addScan(pdf: PDFDocument, picture: Buffer): Promise<void> {
  const image = await pdf.embedPng(picture)
  const [width, height] = [image.width * pointsPerPixel, image.height * pointsPerPixel]
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
}

/** A PDF of pictures alone. */
export async function scannedPdf(pictures: readonly Buffer[]): Promise<UploadedFile> {
  const pdf = await PDFDocument.create()
  for (const picture of pictures) await addScan(pdf, picture)
  return file('scan.pdf', pdf)
}

/** A PDF of text with a picture in place of one page, counted from 1. */
export async function mixedPdf(
  texts: readonly string[],
  { page, picture }: { readonly page: number; readonly picture: Buffer },
): Promise<UploadedFile> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const [index, text] of texts.entries()) {
    if (index + 1 === page) await addScan(pdf, picture)
    pdf.addPage([420, 300]).drawText(text, { x: 40, y: 220, size: 12, font, maxWidth: 340 })
  }
  return file('mixed.pdf', pdf)
}

/** A PDF whose letters look right, while its text layer names them as characters of private use. */
export async function garbledPdf(lines: readonly string[]): Promise<UploadedFile> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  const page = pdf.addPage([420, 200])
  for (const [index, text] of lines.entries()) {
    page.drawText(text, { x: 20, y: 150 - index * 24, size: 14, font })
  }
  await pdf.flush()
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Private def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <00> <FF> <E000> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`
  const toUnicode = pdf.context.register(pdf.context.stream(map))
  pdf.context.lookup(font.ref, PDFDict).set(PDFName.of('ToUnicode'), toUnicode)
  return file('garbled.pdf', pdf)
}
