import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { type Draw, pdfOf, type Write } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

const prose = (write: Write) => {
  write('This is a letter with a table in it, whose rows have room above and', 50, 750)
  write('below their text, as they have where lines are drawn around the cells.', 50, 736)
  write('Its paragraphs have lines that are much closer to each other than that.', 50, 722)
}

const rows = (write: Write, cells: readonly (readonly [string, string])[], top: number) => {
  for (const [index, [label, sum]] of cells.entries()) {
    write(label, 50, top - index * 28)
    write(sum, 400, top - index * 28)
  }
}

describe('a table with room between its rows', () => {
  it('has its rows one below the other', async () => {
    const content = await read((_page, write) => {
      prose(write)
      rows(
        write,
        [
          ['Rent', '900.00'],
          ['Gas', '45.10'],
          ['Water', '30.20'],
        ],
        680,
      )
    })
    expect(content).toContain('\n\nRent | 900.00\nGas | 45.10\nWater | 30.20')
  })

  it('ends where the next one begins at a distance', async () => {
    const content = await read((_page, write) => {
      for (const [index, cells] of [
        ['Rent', '900', '12'],
        ['Gas', '45', '3'],
      ].entries()) {
        for (const [at, cell] of cells.entries()) write(cell, 50 + at * 150, 700 - index * 16)
      }
      write('Paid in May', 50, 656)
      write('12', 200, 656)
      write('Paid in June', 50, 640)
      write('13', 200, 640)
    })
    expect(content).toBe('Rent | 900 | 12\nGas | 45 | 3\n\nPaid in May | 12\nPaid in June | 13')
  })

  it('may have labels above larger values', async () => {
    const content = await read((_page, write) => {
      write('Amount to pay', 50, 700)
      write('Please pay by', 400, 700)
      write('241.67', 50, 681, 16)
      write('25 March', 400, 681, 16)
    })
    expect(content).toBe('Amount to pay | Please pay by\n241.67 | 25 March')
  })

  it('parts cells that are close in rows of which some have several lines', async () => {
    const content = await read((_page, write) => {
      const row = (y: number, item: readonly string[], count: string, unit: string) => {
        for (const [index, line] of item.entries()) write(line, 50, y - index * 14)
        write(count, 300 - 6.67 * count.length, y)
        write(unit, 309, y)
        write(`${count}.00`, 420, y)
      }
      row(700, ['Wall box with a cable', 'from the meter to it'], '1', 'pc.')
      row(660, ['Cable'], '18', 'm')
      row(630, ['Working hours of the fitter', 'and the test of all of it'], '11', 'h')
      row(590, ['Journeys'], '3', 'pc.')
    })
    expect(content).toBe(
      [
        'Wall box with a cable from the meter to it | 1 | pc. | 1.00',
        'Cable | 18 | m | 18.00',
        'Working hours of the fitter and the test of all of it | 11 | h | 11.00',
        'Journeys | 3 | pc. | 3.00',
      ].join('\n'),
    )
  })

  it('has the names of its columns and its sums in their middles', async () => {
    const content = await read((_page, write) => {
      prose(write)
      write('Kind', 150, 680)
      write('Sum', 430, 680)
      rows(
        write,
        [
          ['Rent of the whole house', '900.00'],
          ['Gas', '45.10'],
          ['Water and the sewer tax', '30.20'],
        ],
        652,
      )
      write('Together', 80, 568)
      write('975.30', 415, 568)
    })
    expect(content).toContain('Kind | Sum\nRent of')
    expect(content).toContain('sewer tax | 30.20\nTogether | 975.30')
  })

  it('may have its rows far apart where all their cells are under one another', async () => {
    const content = await read((_page, write) => {
      prose(write)
      for (const [index, cells] of [
        ['Plot 14', '01/03', '300.00'],
        ['Plot 20', '01/05', '210.00'],
      ].entries())
        for (const [at, cell] of cells.entries()) write(cell, 50 + at * 150, 680 - index * 50)
    })
    expect(content).toContain('\n\nPlot 14 | 01/03 | 300.00\nPlot 20 | 01/05 | 210.00')
  })

  it('parts two sums from the label of their row, close as they may be', async () => {
    const content = await read((_page, write) => {
      prose(write)
      write('All in all', 50, 680)
      write('884.00', 120, 680)
      write('945.20', 220, 680)
    })
    expect(content).toContain('All in all\t884.00\t945.20')
  })

  it('has its rows whole where a name stands over the beginning of the next column', async () => {
    const content = await read((_page, write) => {
      for (const [index, line] of ['Harbor Lane 4', 'Orme', 'Phone 555 0100'].entries())
        write(line, 390, 790 - index * 12)
      prose(write)
      const names = ['Tenancy', 'From - until', 'Rent of it', 'Share of half', 'Told to us']
      const cells = [
        'No. 118 - tenant R.M.',
        '01/01-31/12',
        '$ 6,600.00',
        '$ 3,300.00',
        '$ 3,300.00',
      ]
      for (const [at, name] of names.entries()) write(name, [50, 200, 300, 372, 470][at] ?? 0, 680)
      for (const [at, cell] of cells.entries()) write(cell, [50, 200, 300, 390, 470][at] ?? 0, 652)
    })
    expect(content).toContain('No. 118 - tenant R.M. | 01/01-31/12 | $ 6,600.00 | $ 3,300.00 | ')
  })

  it('parts the number of a row from its text by but one row with as many cells', async () => {
    const content = await read((_page, write) => {
      prose(write)
      for (const [index, cells] of [
        ['3', 'Noise after ten', '$25', '$75'],
        ['4', 'Parking', '$40', '$80'],
      ].entries())
        for (const [at, cell] of cells.entries())
          write(cell, [50, 70, 240, 340][at] ?? 0, 680 - index * 30)
    })
    expect(content).toContain('3 | Noise after ten | $25 | $75\n4 | Parking | $40 | $80')
  })
})
