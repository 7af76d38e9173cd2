import { StandardFonts } from 'pdf-lib'
import { expect, it } from 'vitest'
import { fileOf } from '../../../../test/files.ts'
import { openNodePdf } from '../../../../test/open-node-pdf.ts'
import { type Draw, pdfOf } from '../../../../test/pdf-files.ts'
import { readPdf } from '../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

it('joins the one line that a paragraph has on a page with the rest of it on the next', async () => {
  const content = await read(async (_page, write, document) => {
    write('The club house has two rooms and a garden, and each may be hired by', 50, 100)
    write('members.', 50, 85)
    write('As the rooms were used more than in the year before, we raise by rule', 50, 55)
    const next = document.addPage()
    const font = await document.embedFont(StandardFonts.Helvetica)
    for (const [index, text] of [
      'No. 4 what each member pays for a room from March, and for the light in',
      'it, to six crowns an hour.',
    ].entries())
      next.drawText(text, { x: 50, y: 700 - index * 15, size: 12, font })
  })
  expect(content).toContain('we raise by rule No. 4 what each member pays')
})

it('keeps the hyphen of an address at a line end', async () => {
  const content = await read((_page, write) => {
    write('Write to the keeper of the house by noon, at keeper@larch-', 50, 700)
    write('mill.example, or ring the bell.', 50, 685)
  })
  expect(content).toContain('keeper@larch-mill.example')
})
