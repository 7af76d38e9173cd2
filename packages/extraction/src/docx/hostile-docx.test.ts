import { describe, expect, it } from 'vitest'
import { docxOf, wordParagraph as p } from '../../test/files.ts'
import { readDocx } from './read-docx.ts'
import { XmlAttributes } from './scan-xml.ts'

const contentOf = (body: string, extra: Record<string, string> = {}) =>
  readDocx(docxOf({ body, extra })).content

describe('XmlAttributes', () => {
  it('finds values by name, prefixed or not, in either kind of quotes', () => {
    const attributes = new XmlAttributes(` w:val = 'a>b' xval="1" id="2 &amp; 3" bare=4 last="5"`)
    expect(['val', 'id', 'last', 'bare', 'none'].map((name) => attributes.get(name))).toEqual([
      'a>b',
      '2 & 3',
      '5',
      undefined,
      undefined,
    ])
  })
})

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
})
