import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../../test/files.ts'
import { openNodePdf } from '../../../../../../test/open-node-pdf.ts'
import { type Draw, pdfOf, type Write } from '../../../../../../test/pdf-files.ts'
import { readPdf } from '../../../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

/** How wide letters of 12 points are, for figures and a few others. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[.,:]/.test(letter) ? 3.34 : 6.67), 0)

/** Rows of a table: at each place a text that begins there, or figures that end there where it is negative. */
const table = (write: Write, places: readonly number[], rows: readonly (readonly string[])[]) => {
  for (const [index, cells] of rows.entries()) {
    for (const [at, cell] of cells.entries()) {
      const place = places[at] ?? 0
      if (cell !== '') write(cell, place < 0 ? -place - widthOf(cell) : place, 700 - index * 16)
    }
  }
}

describe('columns with but a space between them', () => {
  it('are parted in every row where most rows show their edge', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, -300, -370, 374],
        [
          ['Fence', '3480.00', '3150.00', 'Price of a joiner'],
          ['Gate', '1910.00', '1910.00', ''],
          ['Shed', '2265.00', '', 'Refused, see page 3'],
          ['Roof', '975.00', '20.00', 'See reason 1'],
          ['Path', '640.00', '64.00', 'In full'],
          ['Sum', '9270.00', '5144.00', ''],
        ],
      ),
    )
    expect(content).toBe(
      [
        'Fence | 3480.00 | 3150.00 | Price of a joiner',
        'Gate | 1910.00 | 1910.00 |',
        'Shed | 2265.00 | | Refused, see page 3',
        'Roof | 975.00 | 20.00 | See reason 1',
        'Path | 640.00 | 64.00 | In full',
        'Sum | 9270.00 | 5144.00 |',
      ].join('\n'),
    )
  })

  it('keep a centered name of two lines whole, of which the second begins where sums end', async () => {
    const content = await read((_page, write) => {
      for (const [text, x] of [
        ['Step', 62],
        ['When', 292],
        ['Private', 386],
      ] as const)
        write(text, x, 700)
      write('With Larkfield', 467, 707)
      write('Plan', 491, 693)
      table(
        (text, x, y) => write(text, x, y - 30),
        [60, 272, 384, 458],
        [
          ['X-ray', 'done', '45', 'included'],
          ['Tooth', 'in December', '260', '2080'],
          ['Crown', 'in January', '310', '2480'],
          ['Polish', 'later', '395', '3160'],
        ],
      )
    })
    expect(content.split('\n')[0]).toBe('Step | When | Private | With Larkfield Plan')
  })

  it('are parted between two sums, and between two times of day', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 200],
        [
          ['Harbor', '06:10 06:40 07:10'],
          ['Market', '06:18 06:48 07:18'],
          ['Station', '06:34 07:04 07:38'],
          ['Fare', '2.40 2.40 3.10'],
        ],
      ),
    )
    expect(content).toContain('Market | 06:18 | 06:48 | 07:18')
    expect(content).toContain('Fare | 2.40 | 2.40 | 3.10')
  })

  it('are parted in a row whose other cell has two lines', async () => {
    const content = await read((_page, write) => {
      const rows = [
        ['Item', '', '', 'Comment'],
        ['Fence', '3480.00', '3150.00', ''],
        ['Gate', '1910.00', '1910.00', 'In full'],
        ['Shed', '265.00', '', 'Reason 1'],
      ]
      table(write, [50, -300, -370, 374], rows)
      write('Less for the share', 50, 636)
      write('of the neighbor', 50, 624)
      write('$653.60', 370 - widthOf('$653.60'), 630)
      write('See below', 374, 630)
    })
    expect(content).toContain('Less for the share of the neighbor | | $653.60 | See below')
  })

  it('are parted after sums where but one of them stands alone', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, -300, 304, 420],
        [
          ['Heating', '9412.18', 'Use', '1288.40'],
          ['Waste', '988.00', 'Persons', '104.00'],
          ['Porter', '3600.00', 'Area', '450.00'],
          ['Sum', '14000.18', '', '1842.40'],
        ],
      ),
    )
    expect(content).toContain('Waste | 988.00 | Persons | 104.00')
  })

  it('are parted before the sum of all, be there nothing else in its row', async () => {
    const total = await read((_page, write) => {
      const rows = ['128.00', '64.00', '192.00'].map((sum, at) => ['Work', `${at + 1} h`, sum])
      table(write, [50, 300, -480], rows)
      write('Total', 406, 652)
      write('192.00', 480 - widthOf('192.00'), 652)
    })
    expect(total).toContain('Total | 192.00')
  })

  it('leave a number whole whose thousands stand apart', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, -300, 374],
        [
          ['Base', '151.67', 'A'],
          ['Bonus', '2 300.02', 'B'],
          ['Gross', '2 505.75', 'C'],
          ['Tax', '300.02', 'D'],
        ],
      ),
    )
    expect(content).toContain('Bonus | 2 300.02 | B')
  })

  it('do not tear a cell that goes on', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 200, 400],
        [
          ['Hedge', 'from March to June', '18'],
          ['Lawn', 'weekly', '20'],
          ['Pond', 'after frost or heavy rain', '12'],
          ['Trees', 'every second year', '40'],
        ],
      ),
    )
    expect(content).toContain('Pond | after frost or heavy rain | 12')
  })

  it('are none between the numbers of items and their text', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 80],
        [
          ['1.1', 'Scope of these rules'],
          ['1.2', 'Words and what they mean'],
          ['1.3', 'Who pays for the water'],
          ['1.4', 'Notices'],
        ],
      ),
    )
    expect(content).not.toContain('|')
  })

  it('are parted between a time and a sum, and between a sum and its rate', async () => {
    const times = await read((_page, write) =>
      table(
        write,
        [50, 150, 400],
        [
          ['Day', '7.45am - 6.00pm £89.50', '£84.00'],
          ['Morning', '7.45am - 1.00pm £52.00', '£49.50'],
          ['Evening', '4.00pm - 8.00pm £61.00', '£55.10'],
        ],
      ),
    )
    expect(times).toContain('Morning | 7.45am - 1.00pm | £52.00 | £49.50')
    const rates = await read((_page, write) =>
      table(
        write,
        [50, 200, 300],
        [
          ['Roof', '74', '628.00 10 %'],
          ['Door', '20', '410.00 5,5 %'],
          ['Wall', '31', '902.00 20%'],
        ],
      ),
    )
    expect(rates).toContain('Door | 20 | 410.00 | 5,5 %')
    expect(rates).toContain('Wall | 31 | 902.00 | 20%')
  })

  it('are none where codes end that begin at the left of the table', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 130, 300],
        [
          ['F1', 'Water', 'Open the tap'],
          ['F3 / F4', 'Flame', 'Open the valve'],
          ['F11', 'Door', 'Renew the latch'],
          ['F12', 'Fan', 'Clean the wheel'],
        ],
      ),
    )
    expect(content).toContain('F3 / F4 | Flame | Open the valve')
  })

  it('do not part a sum from the sign of its currency', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 200, 309],
        [
          ['Hall', '$ 700.00', '12/03'],
          ['Yard', '$ 640.00', '14/03'],
          ['Loft', '$ 1,450.00 in all', '17/03'],
          ['Barn', '$ 80.00', '19/03'],
        ],
      ),
    )
    expect(content).toContain('Loft | $ 1,450.00 in all | 17/03')
  })

  it('of a table are told by its own rows, not by those of the next one below a paragraph', async () => {
    const content = await read((_page, write) => {
      table(
        write,
        [50, 250, 400],
        [
          ['Fence', 'oak', '12'],
          ['Gate', 'larch', '9'],
          ['Path', 'gravel', '40'],
        ],
      )
      write('The prices hold until the end of May, whoever it is that does the work', 50, 650)
      for (const [index, [name = '', ...others]] of [
        ['Team of Orme', '31', '7 days'],
        ['Team of the lower', '12', '3 days'],
        ['Team of Thorpe', '9', '1 day'],
      ].entries()) {
        write(name, 160, 626 - index * 16)
        for (const [at, cell] of others.entries()) write(cell, 330 + at * 90, 626 - index * 16)
      }
    })
    expect(content).toContain('Team of the lower | 12 | 3 days')
  })

  it('are told where most cells begin in lower case', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 150, 282, 420],
        [
          ['hedge', 'cut it twice', 'gardener', 'in June'],
          ['ditch', 'clear it of all leaves', 'Farm', 'by hand'],
          ['gutter', 'rinse it', 'roofer', 'when dry'],
          ['drain', 'look into it', 'plumber', 'in May'],
        ],
      ),
    )
    expect(content).toContain('ditch | clear it of all leaves | Farm | by hand')
  })
})
