import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { type Draw, pdfOf } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

describe('the number of a note that is set as its text', () => {
  it('is parted from it where the page has a mark of that number', async () => {
    const content = await read((_page, write) => {
      write('The cap leaves out the lights of the yard', 50, 700)
      write('1', 263.5, 705, 7)
      write('1In the last year they came to very little.', 50, 60, 9)
    })
    expect(content).toContain('\n\u00b9 In the last year')
  })

  it('is a mark where it is but a little smaller than the text, as a browser draws it', async () => {
    const content = await read((_page, write) => {
      write('The cap leaves out the lights of the yard', 50, 700)
      write('1', 263.5, 705, 10)
      write('and those of the stairs.', 50, 686)
    })
    expect(content).toContain('of the yard\u00b9')
  })

  it('stays where the page has none', async () => {
    const content = await read((_page, write) => {
      write('The cap leaves out the lights of the yard.', 50, 700)
      write('1In the last year they came to very little.', 50, 60, 9)
    })
    expect(content).toContain('1In the last year')
  })
})
