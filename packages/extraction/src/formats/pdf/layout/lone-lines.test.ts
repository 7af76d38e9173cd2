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

it('joins the first word of a sentence at the end of a page with the rest of it on the next', async () => {
  const content = await read(async (_page, write, document) => {
    write('The deposit stays where it is, and the rent of the garage is not raised this', 50, 70)
    write('year. The', 50, 55)
    const next = document.addPage()
    const font = await document.embedFont(StandardFonts.Helvetica)
    for (const [index, text] of [
      'Garage Fund pays for the new door, which will be white as the old one was and',
      'is made of steel.',
    ].entries())
      next.drawText(text, { x: 50, y: 700 - index * 15, size: 12, font })
  })
  expect(content).toContain('this year. The Garage Fund pays')
})

it('keeps sentences of a list item together that hang behind its number', async () => {
  const content = await read((_page, write) => {
    write(
      '1. Take the lid off and lay it on the grass with the seal up, not on the stones.',
      50,
      700,
    )
    write('The seal tears at once, and a new one takes two weeks to come from the works.', 63, 685)
    write('2. Rinse the sieve.', 50, 670)
  })
  expect(content).toContain('not on the stones. The seal tears at once')
})

it('parts the number of an item from its text, wide as it may be', async () => {
  const content = await read((_page, write) => {
    write('9. Dry the lid.', 50, 700)
    write('10.Wash the hands.', 50, 685)
  })
  expect(content).toContain('10. Wash the hands.')
})

it('keeps hyphens at line ends where hardly any line ends with one', async () => {
  const content = await read((_page, write) => {
    for (let line = 0; line < 36; line += 1)
      write(
        'The keeper of the mill opens the gate at six and shuts it when it is dark.',
        50,
        780 - line * 15,
      )
    write('Some guests tell of cold-', 50, 780 - 36 * 15)
    write('like pains the next day.', 50, 780 - 37 * 15)
  })
  expect(content).toContain('cold-like pains')
})

it('keeps the hyphen of an address at a line end', async () => {
  const content = await read((_page, write) => {
    write('Write to the keeper of the house by noon, at keeper@larch-', 50, 700)
    write('mill.example, or ring the bell.', 50, 685)
  })
  expect(content).toContain('keeper@larch-mill.example')
})
