import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../test/files.ts'
import { openNodePdf } from '../../../../test/open-node-pdf.ts'
import { column, type Draw, pdfOf, type Write } from '../../../../test/pdf-files.ts'
import { readPdf } from '../read-pdf.ts'

const read = async (...pages: readonly Draw[]) =>
  readPdf(fileOf('a.pdf', await pdfOf(...pages)), { openPdf: openNodePdf })

const lineOf = (topic: string, index: number) =>
  `The ${topic} goes on in line ${String.fromCharCode(97 + index)} here and`
const running = (topic: string, count: number) =>
  Array.from({ length: count }, (_, index) => lineOf(topic, index))

function rows(
  write: Write,
  cells: readonly (readonly string[])[],
  xs: readonly number[],
  top = 700,
) {
  for (const [row, texts] of cells.entries()) {
    for (const [index, text] of texts.entries()) {
      if (text !== '') write(text, xs[index] ?? 0, top - row * 15)
    }
  }
}

describe('sentences across pages', () => {
  const pages = async () =>
    read(
      (page, write) => {
        column(
          [...running('lease', 4), 'the tenant gives back the keys to the'],
          50,
          700,
        )(page, write)
        write('1 A note that stands at the foot of the page, in small letters.', 50, 60, 8)
        write('1', 300, 20)
      },
      (page, write) => {
        write('Harbour Homes', 50, 780, 8)
        column(['landlord on the last day of the term.'], 50, 700)(page, write)
        column(['The rest follows in a paragraph of its own.'], 50, 650)(page, write)
        write('2', 300, 20)
      },
      (page, write) => {
        column(running('third page', 3), 50, 700)(page, write)
        write('3', 300, 20)
      },
    )

  it('go on, page number and notes aside', async () => {
    const { content } = await pages()
    expect(content).toContain('gives back the keys to the landlord on the last day of the term.')
    expect(content).toContain('A note that stands at the foot')
    expect(content).toContain('Harbour Homes')
  })

  it('leave every page its exact place', async () => {
    const { content, pages: spans } = await pages()
    const [first, second] = spans.map(({ start, end }) => content.slice(start, end))
    expect(first?.endsWith('the tenant gives back the keys to the')).toBe(true)
    expect(first).toContain('A note that stands at the foot')
    expect(second?.startsWith('landlord on the last day of the term.')).toBe(true)
    expect(second).toContain('Harbour Homes')
    expect(spans[1]?.start).toBe((spans[0]?.end ?? 0) + 1)
  })

  it('make a word whole that is broken at the end of a page', async () => {
    const { content, pages: spans } = await read(
      column([...running('lease', 4), 'the tenant gives back the pre-'], 50, 700),
      column(['mises on the last day of the term.', ...running('rest', 3)], 50, 700),
    )
    expect(content).toContain('gives back the premises on the last day')
    expect(spans[1]?.start).toBe(spans[0]?.end)
  })

  it('end where the next page begins with a heading or an item', async () => {
    const { content } = await read(
      column([...running('lease', 4), 'signed by both of the parties in Bristol'], 50, 700),
      (page, write) => {
        write('Schedule of charges', 50, 700, 18)
        column(running('rest', 3), 50, 660)(page, write)
      },
      column(['(a) the first of the items that are listed here', ...running('rest', 3)], 50, 700),
    )
    expect(content).toContain('in Bristol\n\nSchedule of charges')
    expect(content).toContain('\n\n(a) the first of the items')
  })
})

describe('columns', () => {
  it('go on in the next column, what stands below the first one aside', async () => {
    const { content } = await read((page, write) => {
      column([...running('left', 7), 'the supplier bears all of the'], 50, 700)(page, write)
      write('* Written by the author for the journal.', 50, 570, 8)
      column(['costs of the delivery.', ...running('right', 7)], 320, 700)(page, write)
    })
    expect(content).toContain('the supplier bears all of the costs of the delivery.')
    expect(content.indexOf('Written by the author')).toBeGreaterThan(content.indexOf('delivery.'))
  })

  it('are told apart where a table in one of them reaches almost to the other', async () => {
    const { content } = await read((page, write) => {
      column(running('left', 5), 50, 700)(page, write)
      rows(
        write,
        [
          ['Apples', '17', '293 kg'],
          ['Pears', '41', '9,500 kg'],
          ['Plums', '3', '12 kg'],
        ],
        [50, 150, 264],
        610,
      )
      column(running('right', 9), 320, 700)(page, write)
    })
    expect(content).toContain('Pears | 41 | 9,500 kg\n')
    expect(content).toContain('goes on in line e here and The right goes on in line a')
  })
})

describe('tables without lines', () => {
  it('keep narrow cells of three rows apart', async () => {
    const { content } = await read((_page, write) =>
      rows(
        write,
        [
          ['Division', 'Q2', 'Q3'],
          ['Bakery', '38.2', '41.7'],
          ['Dairy', '12.0', '11.6'],
        ],
        [50, 110, 148],
      ),
    )
    expect(content).toBe('Division | Q2 | Q3\nBakery | 38.2 | 41.7\nDairy | 12.0 | 11.6')
  })

  it('read a text that wraps within its cell as one cell', async () => {
    const { content } = await read((_page, write) => {
      write('Service', 50, 700)
      write('Paid by', 250, 700)
      write('Snow removal,', 50, 680)
      write('common areas', 50, 667)
      write('The landlord, subject', 250, 680)
      write('to clause 4', 250, 667)
      write('Gas', 50, 647)
      write('The tenant', 250, 647)
    })
    expect(content).toBe(
      'Service | Paid by\nSnow removal, common areas | The landlord, subject to clause 4\nGas | The tenant',
    )
  })

  it('part cells that stand closer than words may', async () => {
    const { content } = await read((_page, write) =>
      rows(
        write,
        [
          ['Unit', 'Size', 'Monthly fee', 'Deposit'],
          ['C-112', '50 sq ft', '$92.40', '$100.00'],
        ],
        [50, 91, 141, 212],
      ),
    )
    expect(content).toBe('Unit | Size | Monthly fee | Deposit\nC-112 | 50 sq ft | $92.40 | $100.00')
  })

  it('keep the lines of a justified paragraph free of cells', async () => {
    const { content } = await read((_page, write) =>
      rows(
        write,
        [
          ['The goods', 'are delivered to', 'you'],
          ['the seller', 'and come at no', 'cost'],
        ],
        [50, 117, 210],
      ),
    )
    expect(content).not.toMatch(/\t|\|/)
  })
})

describe('lines', () => {
  it('of one each are paragraphs of their own', async () => {
    const { content } = await read((_page, write) => {
      const lines = [
        '2.1 The rent is payable on the first day of each month by a standing order from a bank',
        '2.2 The rent is reviewed on the first day of each year and never goes down by any review',
        '2.3 The rent is payable',
      ]
      for (const [index, line] of lines.entries()) write(line, 50, 700 - index * 24)
      write(
        '4. The tenant pays for the gas and the electricity and for the water that is used in the',
        50,
        620,
      )
      write('house and in the garden of it.', 50, 605)
      write(
        '5. The tenant pays for the telephone and for whatever else comes to the house through the',
        50,
        581,
      )
      write('wire or from the air above it.', 50, 566)
    })
    expect(content.split('\n\n').slice(0, 3)).toEqual([
      '2.1 The rent is payable on the first day of each month by a standing order from a bank',
      '2.2 The rent is reviewed on the first day of each year and never goes down by any review',
      '2.3 The rent is payable',
    ])
    expect(content).toContain('used in the house and in the garden of it.')
  })

  it('keep a hyphen that is no break', async () => {
    const { content } = await read(
      column(
        [
          'The goods are sold in the Anglo-',
          'American market at the short-',
          'and long-term rates that the two',
          'parties have agreed upon between them.',
        ],
        50,
        700,
      ),
    )
    expect(content).toContain('the Anglo-American market at the short- and long-term rates')
  })

  it('show the numbers of notes as raised ones', async () => {
    const { content } = await read((_page, write) => {
      write('The rent is due monthly.', 50, 700)
      write('3', 178, 704, 7)
      write('It covers 120 m', 190, 700)
      write('2', 272, 704, 7)
      write('of floor.', 280, 700)
      write('3', 50, 103, 6)
      write('Bank holidays excepted.', 56, 100, 9)
    })
    expect(content).toContain('The rent is due monthly.³ It covers 120 m² of floor.')
    expect(content).toContain('³ Bank holidays excepted.')
  })

  it('close headings that are set with space between their letters', async () => {
    const { content } = await read((page, write) => {
      write('T E R M S', 50, 740)
      write('A N D', 118, 740)
      write('C O N D I T I O N S', 163, 740)
      for (const [index, letter] of [...'RENTAL'].entries()) write(letter, 50 + index * 16, 720)
      column(running('rent', 3), 50, 690)(page, write)
      write('A B C D E F', 50, 600)
    })
    expect(content).toContain('TERMS AND CONDITIONS')
    expect(content).toContain('RENTAL')
    expect(content).toContain('A B C D E F')
  })
})

describe('what stands beside the text', () => {
  const wide = (topic: string) =>
    `The ${topic} goes on in a line that takes most of the width of its page and`

  it('comes before the paragraph it stands beside, in small letters', async () => {
    const { content } = await read((page, write) => {
      column([wide('rent'), wide('lease'), wide('deposit'), 'ends here.'], 120, 700)(page, write)
      column([wide('boiler'), wide('garden'), wide('roof'), 'ends there.'], 120, 610)(page, write)
      write('Repairs of', 40, 609, 8)
      write('the house', 40, 599, 8)
    })
    expect(content.split('\n\n').map((text) => text.slice(0, 26))).toEqual([
      'The rent goes on in a line',
      'Repairs of the house',
      'The boiler goes on in a li',
    ])
  })

  it('is left out where it counts the lines', async () => {
    const { content } = await read((page, write) => {
      const lines = ['rent', 'lease', 'deposit', 'boiler', 'garden', 'roof'].map(wide)
      column(lines, 120, 700)(page, write)
      column(['1', '2', '3', '4', '5', '6'], 60, 700)(page, write)
    })
    expect(content).toBe(
      ['rent', 'lease', 'deposit', 'boiler', 'garden', 'roof'].map(wide).join(' '),
    )
  })

  it('belongs to its text where it is the number of the paragraph', async () => {
    const { content } = await read((page, write) => {
      write('12.', 50, 700)
      column([wide('rent'), 'ends with the lease.'], 90, 700)(page, write)
      write('13.', 50, 660)
      column([wide('roof'), 'lasts for ever.'], 90, 660)(page, write)
    })
    expect(content.split(/\n+/)).toEqual([
      `12. ${wide('rent')} ends with the lease.`,
      `13. ${wide('roof')} lasts for ever.`,
    ])
  })
})
