import { PDFDocument, StandardFonts } from 'pdf-lib'

const clause =
  'The supplier delivers the goods to the customer within thirty days and bears the cost of carriage until then.'

/** A PDF of that many pages, full of text with 42 lines each, as a contract with its annexes has them. */
export async function textPdf(pages: number, linesOnPage = 42): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const serif = await pdf.embedFont(StandardFonts.TimesRoman)
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([595, 842])
    page.drawText(`${number}. Clause`, { x: 60, y: 780, size: 14, font: serif })
    for (let line = 1; line <= linesOnPage; line += 1) {
      const text = `${number}.${line} ${clause}`
      page.drawText(text, { x: 60, y: 770 - line * 16, size: 9, font: serif })
    }
  }
  return Buffer.from(await pdf.save())
}
