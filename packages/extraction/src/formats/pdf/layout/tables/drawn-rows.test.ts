import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { type Draw, pdfOf } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

const rows = [
  ['Item', 'Monthly|price', 'Once'],
  ['Fibre with a lot of|speed in the evening', '32.00', '15.00'],
  ['Line', '6.50', 'no charge for|old customers'],
].map((row) => row.map((cell) => cell.split('|')))

/** Cells from left to right, each set higher by `share` of what a cell has less than two lines. */
const table =
  (share: number): Draw =>
  (_page, write) => {
    for (const [index, row] of rows.entries()) {
      for (const [at, lines] of row.entries()) {
        const top = 700 - index * 40 - share * 14 * (2 - lines.length)
        for (const [line, text] of lines.entries()) write(text, 50 + at * 180, top - line * 14)
      }
    }
  }

describe('rows with cells of one and of several lines', () => {
  it.each([
    ['at the top', 0],
    ['in the middle', 0.5],
    ['at the bottom', 1],
  ])('are whole where short cells are %s', async (_, share) => {
    expect(await read(table(share))).toBe(
      [
        'Item | Monthly price | Once',
        'Fibre with a lot of speed in the evening | 32.00 | 15.00',
        'Line | 6.50 | no charge for old customers',
      ].join('\n'),
    )
  })

  it('are whole where the names of columns stand in their middles', async () => {
    const content = await read((_page, write) => {
      write('Feature', 60, 700)
      write('Unit', 190, 700)
      for (const [line, text] of ['Wide', '(with the tank)'].entries())
        write(text, line === 0 ? 299 : 275, 707 - line * 14)
      write('Remarks', 480, 700)
      for (const [index, row] of [
        ['Heat', 'kW', '24', 'at full load'],
        ['Weight', 'kg', '34', 'empty'],
      ].entries())
        for (const [at, cell] of row.entries())
          write(cell, [50, 180, 250, 430][at] ?? 0, 670 - index * 16)
    })
    expect(content).toBe(
      [
        'Feature | Unit | Wide (with the tank) | Remarks',
        'Heat | kW | 24 | at full load',
        'Weight | kg | 34 | empty',
      ].join('\n'),
    )
  })

  it('are whole where a space at the end of a cell reaches to the next one', async () => {
    const content = await read((_page, write) => {
      for (const [index, price] of ['18.00', '20.00'].entries()) {
        const top = 700 - index * 40
        write('Bed', 50, top)
        write(`${price} `, 366, top)
        write('Two receipts were sent,', 400, top + 7)
        write('one is missing', 400, top - 7)
      }
    })
    expect(content).toContain('Bed | 18.00 | Two receipts were sent, one is missing')
  })

  it('are none where one cell stands at the top and the next at the bottom', async () => {
    const content = await read((_page, write) => {
      for (const top of [700, 650]) {
        write('known', 50, top)
        write('of a drug', 150, top)
        write('and its salts', 150, top - 14)
        write('7402', 400, top - 14)
      }
    })
    expect(content).not.toContain('drug and its salts | 7402')
  })

  it('are whole where names in the middle of their column stand halfway beside two lines', async () => {
    const content = await read((_page, write) => {
      const middle = (text: string, y: number) => write(text, 100 - 3 * text.length, y)
      middle('Post', 700)
      write('twice a week', 200, 700)
      middle('Deal', 660)
      write('to the kiosk in Orme; on Sundays', 200, 667)
      write('to the ferry', 200, 653)
      middle('Lost', 620)
      write('ring the depot', 200, 620)
    })
    expect(content).toContain('Deal | to the kiosk in Orme; on Sundays to the ferry')
  })

  it('are whole where as many lines stand in each cell, when the rows above are drawn one by one', async () => {
    const content = await read((_page, write) => {
      for (const [index, row] of [
        ['Week 2', 'A letter to the tenant'],
        ['Week 5', 'Visit by the warden'],
      ].entries())
        for (const [at, cell] of row.entries()) write(cell, 50 + 80 * at, 700 - index * 30)
      for (const [at, lines] of [
        ['Later', 'on'],
        ['The court is asked to decide, at', 'the cost of the tenant'],
      ].entries())
        for (const [line, text] of lines.entries()) write(text, 50 + 80 * at, 640 - line * 14)
    })
    expect(content).toContain('Later on | The court is asked to decide, at the cost of the tenant')
  })

  it('are whole where but one row stands below a paragraph', async () => {
    const content = await read((_page, write) => {
      write('Payment is by card, as the bank has refused the last', 50, 714)
      write('debit. A slip is enclosed.', 50, 700)
      write('Number 4', 51, 684)
      write('118', 51, 670)
      write('Meter', 170, 684)
      write('IT4', 170, 670)
      write('Plan: Fixed', 300, 677)
    })
    expect(content).toContain('Number 4 118\tMeter IT4\tPlan: Fixed')
  })

  it('are whole where the lines of a cell are far apart, all cells beginning in lower case', async () => {
    const content = await read((_page, write) => {
      for (const [label, task, who, y] of [
        ['daily', 'rinse the sieve', 'guest', 700],
        ['monthly', 'grease the hinges and|look for cracks', 'keeper', 654],
        ['yearly', 'ask for a test', 'guest', 608],
      ] as const) {
        const lines = task.split('|')
        write(label, 50, y)
        for (const [at, line] of lines.entries())
          write(line, 160, y + (lines.length - 1) * 10 - at * 20)
        write(who, 320, y)
      }
    })
    expect(content).toContain('monthly | grease the hinges and look for cracks | keeper')
  })

  it('are whole where the first line of a cell begins behind a space', async () => {
    const content = await read((_page, write) => {
      for (const [number, item, sum, y] of [
        ['7', 'Bags', '4000', 700],
        ['7a', 'one thing or|set', '500', 660],
        ['8', 'Delay', '80', 620],
      ] as const) {
        const [only = '', rest] = item.split('|')
        write(number, 50, y)
        write(only, rest ? 84 : 80, rest ? y + 7 : y)
        if (rest) write(rest, 80, y - 7)
        write(sum, 260, y)
      }
    })
    expect(content).toContain('7a | one thing or set | 500')
  })

  it('are whole where as many lines stand in each cell, between rows of which some do', async () => {
    const content = await read((_page, write) => {
      for (const [cells, y] of [
        [['What', 'Do this', 'Until'], 700],
        [['You fall|ill at sea', 'Call the desk|and wait', 'on the|next day'], 670],
        [['A bag is lost', 'Go to the|counter', 'at once'], 630],
      ] as const)
        for (const [at, cell] of cells.entries())
          for (const [line, text] of cell.split('|').entries())
            write(text, 50 + at * 160, y - line * 14)
    })
    expect(content).toContain('You fall ill at sea | Call the desk and wait | on the next day')
  })

  it('hold numbers whole that did not fit on one line', async () => {
    const content = await read((_page, write) => {
      for (const [label, sum, note, y] of [
        ['Fire', '950,000', 'none', 700],
        ['Flood', '1,250,00|0', 'once', 660],
        ['Theft', '40,000', 'none', 620],
      ] as const) {
        const lines = sum.split('|')
        write(label, 50, y)
        for (const [at, line] of lines.entries())
          write(line, 160, y + (lines.length - 1) * 7 - at * 14)
        write(note, 320, y)
      }
    })
    expect(content).toContain('Flood | 1,250,000 | once')
  })
})
