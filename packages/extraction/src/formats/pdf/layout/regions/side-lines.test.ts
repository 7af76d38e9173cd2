import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { column, type Draw, pdfOf } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

const address = ['Mr A. Reed', '4 Elm Row', 'Leeds LS1 4AB']

describe('a date beside an address', () => {
  it('comes after it where it was drawn after it', async () => {
    const content = await read((page, write) => {
      column(address, 50, 700)(page, write)
      write('12 May 2025', 400, 700)
    })
    expect(content).toBe(`${address.join('\n')}\n\n12 May 2025`)
  })

  it('comes before it where it was drawn before it', async () => {
    const content = await read((page, write) => {
      write('12 May 2025', 400, 700)
      column(address, 50, 700)(page, write)
    })
    expect(content).toBe(`12 May 2025\n\n${address.join('\n')}`)
  })

  it('is a cell where cells below stand in the same place', async () => {
    const content = await read((page, write) => {
      column(['Work of the first week', 'and of the second', 'in May'], 50, 700)(page, write)
      write('640.00', 400, 700)
      write('Tiles', 50, 650)
      write('12.00', 400, 650)
    })
    expect(content).toContain('Work of the first week and of the second in May | 640.00')
  })
})

describe('lines that are far apart', () => {
  it('are paragraphs where most of a page is', async () => {
    const lines = [
      '12 May 2025',
      'Dear Mr and Mrs Lowe',
      'Quotation Q-2291',
      'Thank you for asking.',
    ]
    const content = await read((_page, write) => {
      for (const [index, line] of lines.entries()) write(line, 50, 700 - index * 26)
    })
    expect(content).toBe(lines.join('\n\n'))
  })

  it('stay lines where they are items', async () => {
    const lines = ['1. Pay the rent.', '2. Read the meter.', '3. Keep the key.']
    const content = await read((_page, write) => {
      for (const [index, line] of lines.entries()) write(line, 50, 700 - index * 26)
    })
    expect(content).toBe(lines.join('\n'))
  })
})
