import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { type Draw, pdfOf } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (...pages: readonly Draw[]) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(...pages)), { openPdf: openNodePdf })).content

const starts = [50, 150, 400]

const rowsFrom =
  (top: number, rows: readonly (readonly string[])[]): Draw =>
  (_page, write) => {
    for (const [index, cells] of rows.entries())
      for (const [at, cell] of cells.entries())
        if (cell !== '') write(cell, starts[at] ?? 0, top - index * 16)
  }

const header = ['Code', 'What it means', 'What to do']
const first = [header, ['E01', 'The fan does not turn', 'Call the shop']]
const second = [
  ['E09', 'Frost for six hours', 'Wait for milder air'],
  ['E10', 'The filter is full', 'Change it'],
]

describe('tables that go on over the end of a page', () => {
  it('are one table', async () => {
    const content = await read(rowsFrom(100, first), rowsFrom(750, second))
    expect(content).toBe([...first, ...second].map((row) => row.join(' | ')).join('\n'))
  })

  it('do not repeat their header', async () => {
    const content = await read(
      rowsFrom(100, first),
      rowsFrom(750, [header, ...second]),
      rowsFrom(750, [header, ['E11', 'The tank is empty', 'Fill it']]),
    )
    expect(content.split('Code | What it means')).toHaveLength(2)
    expect(content).toContain('E10 | The filter is full | Change it\nE11 | ')
  })

  it('keep what of a cell did not fit on its page, notes below it or not', async () => {
    const last = ['E05', 'The sensor is broken', 'Replace the sensor by']
    const table = rowsFrom(100, [...first, last])
    const content = await read(
      (page, write, document) => {
        void table(page, write, document)
        write('1 See the list of parts.', 50, 40, 8)
      },
      rowsFrom(750, [['', '', 'part 4107'], ...second]),
    )
    expect(content).toContain('E05 | The sensor is broken | Replace the sensor by part 4107\n')
  })

  it('keep what did not fit of a cell that others follow', async () => {
    const last = ['E05', 'The sensor is broken, or', 'Replace it']
    const content = await read(
      rowsFrom(100, [...first, last]),
      rowsFrom(750, [['', 'its cable', ''], ...second]),
    )
    expect(content).toContain('E05 | The sensor is broken, or its cable | Replace it\nE09 | ')
  })

  it('keep several lines of a cell, though it went on after a semicolon', async () => {
    const last = ['E05', 'The sensor is broken', 'Replace it;']
    const content = await read(
      rowsFrom(100, [...first, last]),
      rowsFrom(750, [['', '', 'then run'], ['', '', 'the fan'], ...second]),
    )
    expect(content).toContain('The sensor is broken | Replace it; then run the fan\nE09 | ')
  })

  it('are one table below the names of several columns, too', async () => {
    const content = await read(rowsFrom(60, [header]), rowsFrom(750, second.slice(0, 1)))
    expect(content).toContain('Code | What it means | What to do\nE09 | Frost for six hours | ')
  })

  it('keep their names of several lines set in the middle, over the end of a page, too', async () => {
    const middles = [190, 310, 430]
    const names = [
      ['one', 'hedge'],
      ['hounded', 'nobody', 'gone'],
      ['bound', 'huge'],
    ]
    // All of these letters are as wide.
    const inMiddle = (write: Parameters<Draw>[1], text: string, at: number, y: number): void =>
      write(text, (middles[at] ?? 0) - 3.058 * text.length, y, 11)
    const content = await read(
      (_page, write) => {
        write('WHAT MAY BE DONE', 50, 120)
        for (const [at, lines] of names.entries())
          for (const [line, text] of lines.entries()) inMiddle(write, text, at, 80 - 13 * line)
      },
      (_page, write) => {
        inMiddle(write, 'abound', 1, 780)
        for (const [index, cells] of [
          ['Total cost', '$2,300', '$6,850', '$410'],
          ['Our share', '$2,300', '$2,750', '$410'],
        ].entries())
          for (const [at, cell] of cells.entries())
            write(cell, [50, 160, 270, 400][at] ?? 0, 750 - index * 20)
      },
    )
    expect(content).toContain('one hedge | hounded nobody gone abound | bound huge\n')
    expect(content).toContain('Total cost | $2,300 | $6,850 | $410\n')
  })

  it('are none where a page ends or begins with a single row', async () => {
    const content = await read(
      (_page, write) => {
        write('The rules of the house are told on the next page.', 50, 700)
        write('Rules', 50, 40)
        write('page one', 400, 40)
      },
      (_page, write) => {
        write('House', 50, 750)
        write('page two', 400, 750)
        write('Nobody may play the drums at night.', 50, 700)
      },
    )
    expect(content).not.toContain('|')
  })
})
