import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { docxOf, fileOf, wordParagraph as p } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'
import { readDocx } from './read-docx.ts'

const contentOf = (body: string, extra: Record<string, string> = {}) =>
  readDocx(docxOf({ body, extra })).content

// Each of these would take minutes or more if its size counted twice.
describe('hostile DOCX files', () => {
  it('reads an element with endless attributes', () => {
    const names = 'a'.repeat(1_000_000)
    const pairs = ' x="1"'.repeat(300_000)
    expect(contentOf(`<w:p ${names}><w:pPr><w:pStyle ${pairs}/></w:pPr></w:p>${p('text')}`)).toBe(
      'text',
    )
  })

  it('reads notes that never end', () => {
    const footnotes = `<w:footnotes>${'<w:footnote w:id="1" '.repeat(200_000)}${p('note')}`
    expect(contentOf(p('Body'), { footnotes })).toBe('Body')
    const open = `<w:footnotes>${'<w:footnote w:id="1">'.repeat(100_000)}${p('note')}`
    expect(contentOf(p('Body'), { footnotes: open })).toBe('Body\n\n[1] note')
  })

  it.each(['lowerLetter', 'upperRoman', 'decimalZero'])(
    'numbers a list that starts far below nothing in %s',
    (format) => {
      const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="-90000"/>
        <w:numFmt w:val="${format}"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>
        <w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
      const item = p('item', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="5"/></w:numPr>')
      expect(contentOf(item, { numbering })).toMatch(/^(?:-90000)?\. item$/)
    },
  )

  it('reads tables within tables without end', () => {
    const depth = 20_000
    const body = `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${p('inmost')}${`</w:tc><w:tc>${p('x')}</w:tc></w:tr></w:tbl>`.repeat(depth)}`
    const content = contentOf(body + p('after'))
    expect(content.startsWith('inmost')).toBe(true)
    expect(content.match(/x/g)).toHaveLength(depth)
    expect(content.endsWith('after')).toBe(true)
  })

  it('reads text boxes within text boxes without end', () => {
    const depth = 20_000
    const open = '<w:p><w:r><w:t>a</w:t><w:txbxContent>'
    const body = `${open.repeat(depth)}${p('inmost')}${'</w:txbxContent></w:r></w:p>'.repeat(depth)}`
    const content = contentOf(body)
    expect(content.match(/a/g)).toHaveLength(depth)
    expect(content.match(/inmost/g)).toHaveLength(1)
  })

  it('reads a cell and a text box with more paragraphs than fit on the stack', () => {
    const many = p('a').repeat(150_000)
    const cell = contentOf(`<w:tbl><w:tr><w:tc>${many}</w:tc></w:tr></w:tbl>`)
    const box = contentOf(`<w:p><w:r><w:txbxContent>${many}</w:txbxContent></w:r></w:p>`)
    expect([cell.length, box.length]).toEqual([449_998, 449_998])
  })

  it('reads fields within fields without end', () => {
    const mark = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`
    const fields = (mark('begin') + mark('separate')).repeat(100_000)
    const body = `<w:p><w:r>${fields}${'<w:t>a</w:t>'.repeat(100_000)}</w:r></w:p>`
    expect(contentOf(body)).toHaveLength(100_000)
  })

  it('reads endless spaces in cells and headers', () => {
    const spaces = ' '.repeat(1_000_000)
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
    const cell = `<w:tc><w:p>${run(`a${spaces}b`)}</w:p></w:tc>`
    const header1 = `<w:hdr><w:p>${run(`Lease${spaces}page `)}<w:r><w:pgNum/></w:r>${run(`${spaces}.`)}</w:p></w:hdr>`
    expect(contentOf(`<w:tbl><w:tr>${cell}${cell}</w:tr></w:tbl>`, { header1 })).toBe(
      'a b | a b\n\nLease page .',
    )
  })

  it('refuses a part that unpacks to more than fits, and corrupted ones', async () => {
    const bomb = zipSync({
      'word/document.xml': new Uint8Array(120_000_000).fill(32),
      'word/media/padding.bin': [
        Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251),
        { level: 0 },
      ],
    })
    const whole = docxOf({
      body: Array.from({ length: 2000 }, (_, n) => p(`${n * 7919}`)).join(''),
      level: 6,
    })
    const broken = whole.map((byte, at) => (at > 2000 && at < 2200 ? byte ^ 0x5a : byte))
    for (const bytes of [bomb, broken]) {
      await expect(
        readFile(fileOf('a.docx', bytes), { openPdf: openNodePdf }),
      ).rejects.toMatchObject({
        code: 'unreadable_docx',
        message: 'Failed to read DOCX file content. Please ensure the file is not corrupted.',
      })
    }
  })
})
