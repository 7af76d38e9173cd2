import { PDFDocument, type PDFPage, StandardFonts } from 'pdf-lib'

/** Writes text on a page, `x` and `y` in points from its lower left. */
export type Write = (text: string, x: number, y: number, size?: number) => void
/** Draws one page. */
export type Draw = (page: PDFPage, write: Write, document: PDFDocument) => void | Promise<void>

/** A PDF with one page for each drawing, 600 by 800 points, letters of 12 points. */
export async function pdfOf(...pages: readonly Draw[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const draw of pages) {
    const page = document.addPage([600, 800])
    await draw(page, (text, x, y, size = 12) => page.drawText(text, { x, y, size, font }), document)
  }
  return document.save({ useObjectStreams: false })
}

/** Lines of one column, from `top` downwards, 15 points apart. */
export function column(lines: readonly string[], x: number, top: number) {
  return (_page: unknown, write: Write) => {
    for (const [index, line] of lines.entries()) write(line, x, top - index * 15)
  }
}

/** The smallest PNG there is: one black pixel. */
export const onePixelPng = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABc3UBGAAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
)
