import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'
import { readRtf } from './read-rtf.ts'

const bytesOf = (body: string) => Buffer.from(`{\\rtf1\\ansi ${body}}`, 'latin1')
const contentOf = (body: string) => readRtf(bytesOf(body)).content

// Each of these would take minutes or gigabytes if its size counted twice.
describe('hostile RTF files', () => {
  it.each([
    ['text boxes', '{\\shp{\\*\\shpinst{\\shptxt a\\par ', '}}}'],
    ['notes', '{\\footnote a\\par ', '}'],
  ])('reads %s within each other without end', (_what, open, close) => {
    const depth = 30_000
    const content = contentOf(open.repeat(depth) + close.repeat(depth))
    expect(content.match(/a/g)).toHaveLength(depth)
  })

  it('refuses groups nested deeper than any that people make', async () => {
    const file = fileOf('a.rtf', bytesOf('{'.repeat(200_000)))
    await expect(readFile(file, { openPdf: openNodePdf })).rejects.toMatchObject({
      code: 'unreadable',
      message:
        'Failed to process document. Please ensure the file is not corrupted or password-protected.',
    })
  })

  it('reads a header, a cell and a text box with more paragraphs than fit on the stack', () => {
    const many = 'a\\par '.repeat(150_000)
    expect(contentOf(`{\\shp{\\*\\shpinst{\\shptxt ${many}}}}`)).toHaveLength(449_998)
    expect(contentOf(`\\trowd\\intbl ${many}\\cell\\row`)).toHaveLength(449_998)
    expect(contentOf(`{\\header ${many}}text`)).toBe('text\n\na')
  })

  it('reads millions of letters without a control word in a buffer of their size', () => {
    expect(contentOf('word '.repeat(1_000_000))).toHaveLength(4_999_999)
  })

  it('keeps the name of an author as short as names are', () => {
    const notes = '{\\*\\annotation x}'.repeat(20_000)
    const content = contentOf(`a{\\*\\atnauthor ${'n\\~'.repeat(500_000)}}${notes}`)
    expect(content.length).toBeLessThan(5_000_000)
  })

  it('reads fonts without number and tables without end', () => {
    const fonts = Array.from({ length: 200_000 }, (_, index) => `{\\f${index} F;}`).join('')
    expect(contentOf(`{\\fonttbl${fonts}}text`)).toBe('text')
    const cells = '\\pard\\intbl\\itap99999999 x\\nestcell\\nestrow'.repeat(20_000)
    expect(contentOf(cells).match(/x/g)).toHaveLength(20_000)
  })
})
