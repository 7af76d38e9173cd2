import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../../test/files.ts'
import { openNodePdf } from '../../../../../../test/open-node-pdf.ts'
import { type Draw, pdfOf, type Write } from '../../../../../../test/pdf-files.ts'
import { readPdf } from '../../../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

/** How wide Helvetica of 12 points writes digits and points. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter === '.' ? 3.34 : 6.67), 0)

const sums = (write: Write, rows: readonly (readonly string[])[]) => {
  for (const [index, [label = '', ...others]] of rows.entries()) {
    write(label, 50, 676 - index * 20)
    for (const [at, sum] of others.entries())
      write(sum, 240 + at * 70 - widthOf(sum), 676 - index * 20)
  }
}

describe('names of columns that stand close to each other', () => {
  it('have a place each where the rows below show the columns', async () => {
    const content = await read((_page, write) => {
      write('Part', 50, 700)
      write('until now from May on', 192, 700)
      sums(write, [
        ['Rent of the flat', '480.00', '520.00'],
        ['Water', '35.00', '35.00'],
        ['Heating', '90.00', '95.00'],
      ])
    })
    expect(content.split('\n')[0]).toBe('Part | until now | from May on')
  })

  it('keep a sign with the word before it', async () => {
    const content = await read((_page, write) => {
      write('Plot', 50, 700)
      write('Rent Share 50 % Told', 200, 700)
      for (const [index, row] of [
        ['Barn', '300', '1500.00', '0.10'],
        ['Shed', '12', '600.00', '9'],
      ].entries())
        for (const [at, cell] of row.entries())
          write(cell, [50, 200, 228, 293][at] ?? 0, 676 - index * 20)
    })
    expect(content.split('\n')[0]).toBe('Plot | Rent | Share 50 % | Told')
  })

  it('stay as they are where not every column would get one', async () => {
    const content = await read((_page, write) => {
      write('All prices of the year in crowns', 50, 700)
      write('Note', 400, 700)
      for (const [index, row] of [
        ['Barn', '300', '150', 'paid'],
        ['Shed', '120', '600', 'open'],
      ].entries())
        for (const [at, cell] of row.entries())
          write(cell, [50, 250, 320, 400][at] ?? 0, 676 - index * 20)
    })
    expect(content).toContain('All prices of the year in crowns')
  })

  it('may be wider than all that is in their columns', async () => {
    const content = await read((_page, write) => {
      write('No Breach', 50, 700)
      write('Fine at first', 200, 700)
      write('Fine after that', 280, 700)
      for (const [index, row] of [
        ['1', 'Paid too late', '15', '300'],
        ['2', 'Noise at night', '250', '75'],
        ['3', 'Litter', '5', '8'],
      ].entries())
        for (const [at, cell] of row.entries())
          write(cell, [50, 69, 200, 280][at] ?? 0, 676 - index * 20)
    })
    expect(content.split('\n')[0]).toBe('No | Breach | Fine at first | Fine after that')
  })
})
