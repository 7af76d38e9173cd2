import { StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { type Draw, pdfOf, type Write } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

const starts = [50, 120, 330, 420, 500]

const table = (write: Write, rows: readonly (readonly string[])[], step = 16) => {
  for (const [index, cells] of rows.entries()) {
    for (const [at, cell] of cells.entries()) {
      if (cell !== '') write(cell, starts[at] ?? 0, 700 - index * step)
    }
  }
}

describe('empty cells', () => {
  it('have a place in their row, so that each value is under its name', async () => {
    const content = await read((_page, write) =>
      table(write, [
        ['Date', 'Payment', 'Out', 'In', 'Balance'],
        ['3 May', 'Opening', '', '', '900.00'],
        ['4 May', 'Water bill', '41.50', '', '858.50'],
        ['', 'Cash', '20.00', '', '838.50'],
        ['6 May', 'Salary', '', '950.00', '1788.50'],
      ]),
    )
    expect(content).toBe(
      [
        'Date | Payment | Out | In | Balance',
        '3 May | Opening | | | 900.00',
        '4 May | Water bill | 41.50 | | 858.50',
        '| Cash | 20.00 | | 838.50',
        '6 May | Salary | | 950.00 | 1788.50',
      ].join('\n'),
    )
  })

  it('have one at the end of their row, too', async () => {
    const content = await read((_page, write) =>
      table(write, [
        ['Cover', 'Sum', 'Excess', 'Notes'],
        ['Contents', '75,000', '250'],
        ['Bicycles', '1,500', '100', 'when locked'],
      ]),
    )
    expect(content).toContain('Contents | 75,000 | 250 |\n')
  })

  it('are not told before the label of a sum', async () => {
    const content = await read((_page, write) =>
      table(write, [
        ['Work', 'Hours', 'Rate', 'Sum'],
        ['Tiling', '2', '30', '60'],
        ['', '', 'Total', '60'],
      ]),
    )
    expect(content).toBe('Work | Hours | Rate | Sum\nTiling | 2 | 30 | 60\nTotal | 60')
  })

  it.each([
    ['an item', '(1)', '(2)'],
    ['words spread over a line', 'known', 'so'],
  ])('are not told by one row of more cells that is %s', async (_, first, second) => {
    const content = await read((_page, write) =>
      table(write, [
        [first, 'as Methadone', 'of all kinds', '9254'],
        [second, 'Pethidine', '', '9230'],
        [second, 'Piminodine', '', '9730'],
      ]),
    )
    expect(content).toContain('9230')
    expect(content).not.toContain('| |')
  })

  it('are not told where a cell is in no column of its own', async () => {
    const content = await read((_page, write) => {
      table(write, [
        ['Cover', 'Sum', 'Excess', 'Notes'],
        ['Contents', '75,000', '250', 'none'],
      ])
      write('Cover', 50, 668)
      write('as agreed in the letter of May about all of it', 100, 668)
      write('see there', 500, 668)
    })
    expect(content).not.toContain('| |')
  })
})

describe('names of columns', () => {
  it('are cells where they are closer to each other than what is under them', async () => {
    const content = await read(async (_page, write, document) => {
      const font = await document.embedFont(StandardFonts.Helvetica)
      const right = (text: string, end: number, y: number) =>
        write(text, end - font.widthOfTextAtSize(text, 12), y)
      write('Heading', 50, 700)
      right('Rate A', 250, 700)
      right('Your part of it', 340, 700)
      right('Our part of it', 430, 700)
      for (const [index, label] of ['Health', 'Pension', 'Work', 'Care', 'Leave'].entries()) {
        const y = 684 - index * 16
        write(label, 50, y)
        right('7.00', 250, y)
        if (index > 2) right('75.40', 340, y)
        right('14.20', 430, y)
      }
    })
    expect(content.split('\n')[0]).toBe('Heading | Rate A | Your part of it | Our part of it')
  })
})
