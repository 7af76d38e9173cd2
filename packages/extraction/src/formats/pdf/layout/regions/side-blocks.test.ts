import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { column, type Draw, pdfOf, type Write } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (...pages: readonly Draw[]) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(...pages)), { openPdf: openNodePdf })).content

const address = ['Mr A. Reed', '4 Elm Row', 'Leeds', 'LS1 4AB']
const references = ['Our ref: AR/55', 'Account: 7711', 'Date: 3 May 2025', 'Phone: 01 555']

describe('an address beside references', () => {
  const expected = [...address, '', ...references].join('\n')

  it('is read first, and the references after it', async () => {
    const content = await read((_page, write) => {
      column(address, 50, 700)(_page, write)
      column(references, 350, 700)(_page, write)
    })
    expect(content).toBe(expected)
  })

  it('is read first where both are drawn line by line', async () => {
    const content = await read((_page, write) => {
      for (const [index, line] of address.entries()) {
        write(line, 50, 700 - index * 15)
        write(references[index] ?? '', 350, 700 - index * 15)
      }
    })
    expect(content).toBe(expected)
  })

  it('is read first, down to its last line, where lines are far apart', async () => {
    const content = await read((_page, write) => {
      for (const [index, line] of address.entries()) {
        write(line, 50, 700 - index * 21)
        write(references[index] ?? '', 350, 700 - index * 21)
      }
    })
    expect(content).toBe(expected)
  })

  it('is read with its longest line, whatever else begins near the end of that', async () => {
    const people = [
      'For the seller',
      'Howe & Sons, 3 Low Road',
      'Leeds',
      'Anna Howe, anna@howe-sons.example',
    ]
    const others = ['For the buyer', 'Reed & Partners', 'Priya Nand, priya@reed.example']
    const content = await read((page, write) => {
      for (const [index, sum] of ['40.00', '60.00', '80.00'].entries()) {
        write(`Year ${index + 1}`, 50, 780 - index * 15)
        write(sum, 255, 780 - index * 15)
      }
      column(people, 50, 700)(page, write)
      column(others, 300, 693)(page, write)
    })
    expect(content).toContain([...people, '', ...others].join('\n'))
  })

  it('is parted from labels with values in a column of their own', async () => {
    const content = await read((_page, write) => {
      for (const [index, line] of address.entries()) {
        const [label = '', value = ''] = (references[index] ?? '').split(': ')
        write(line, 50, 700 - index * 15)
        write(`${label}:`, 350, 700 - index * 15)
        write(value, 450, 700 - index * 15)
      }
    })
    expect(content).toContain('Leeds\nLS1 4AB\n\n')
    expect(content).toContain('Our ref: | AR/55\nAccount: | 7711')
  })

  it('is read first where the lines beside it are set wider apart', async () => {
    const content = await read((page, write) => {
      column(address, 50, 700)(page, write)
      const lines = ['Bill date', '3 May 2025', 'Bill number', '7711']
      for (const [index, line] of lines.entries()) write(line, 350, 704 - index * 19)
    })
    expect(content).toBe([...address, '', 'Bill date\n3 May 2025\nBill number\n7711'].join('\n'))
  })

  it('is parted from a table of sums that was drawn after it', async () => {
    const content = await read((page, write) => {
      column(address, 50, 700)(page, write)
      for (const [index, label] of ['Paid in', 'Paid out', 'Balance', 'Limit'].entries()) {
        write(label, 350, 700 - index * 15)
        write(`${index + 1}.00`, 500, 700 - index * 15)
      }
    })
    expect(content).toContain('Leeds\nLS1 4AB\n\nPaid in | 1.00\nPaid out | 2.00')
  })
})

describe('rows', () => {
  it('stay rows where the same label is in all of them', async () => {
    const content = await read((_page, write) => {
      for (const [index, day] of ['Monday', 'Tuesday', 'Friday'].entries()) {
        write(day, 50, 700 - index * 15)
        write(`Open: ${index + 8} to 17`, 350, 700 - index * 15)
      }
    })
    expect(content).toBe('Monday | Open: 8 to 17\nTuesday | Open: 9 to 17\nFriday | Open: 10 to 17')
  })

  it('stay rows where a table is drawn column by column', async () => {
    const content = await read((page, write) => {
      column(['Rent', 'Gas', 'Water'], 50, 700)(page, write)
      column(['900.00', '45.10', '30.20'], 350, 700)(page, write)
    })
    expect(content).toBe('Rent | 900.00\nGas | 45.10\nWater | 30.20')
  })
})

describe('what is drawn after two blocks and below them', () => {
  const blocks = (page: unknown, write: Write) => {
    column(['The Northern Council', 'Revenue Services', 'Civic Way'], 50, 700)(page, write)
    column(['Account number 5511', 'Property 88 22 10', 'Issued 3 May 2025'], 350, 700)(page, write)
  }

  it('is no part of the left one', async () => {
    const content = await read((page, write) => {
      blocks(page, write)
      write('Tax bill', 50, 630)
    })
    expect(content).toMatch(/Civic Way\n\nAccount number[\s\S]*3 May 2025\n\nTax bill$/)
  })

  it('is no part of them where it is a row', async () => {
    const content = await read((page, write) => {
      blocks(page, write)
      write('Band', 50, 630)
      write('C', 150, 630)
      write('Relief', 350, 630)
      write('None', 450, 630)
    })
    expect(content).toMatch(/3 May 2025\n\nBand\tC\tRelief\tNone$/)
  })
})
