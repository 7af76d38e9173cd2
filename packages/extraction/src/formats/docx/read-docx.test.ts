import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { docxOf, wordParagraph as p } from '../../../test/files.ts'
import { readDocx, readFlatWordXml } from './read-docx.ts'

const contentOf = (body: string, extra: Record<string, string> = {}) =>
  readDocx(docxOf({ body, extra })).content

const wordParagraphs = p('text').repeat(10)

describe('readDocx', () => {
  it('reads paragraphs, breaks and tabs in order', () => {
    expect(
      contentOf(
        `${p('One &amp; two &lt;three&gt;')}<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p>`,
      ),
    ).toBe('One & two <three>\n\na\tb\nc')
  })

  it('writes numbers in high digits that are set high, as marks of notes', () => {
    const run = (properties: string, text: string) =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
    const high = '<w:vertAlign w:val="superscript"/>'
    expect(
      contentOf(`<w:p>${run('', 'It costs 6,20.')}${run(high, '1')}${run(high, 'st')}</w:p>`),
    ).toBe('It costs 6,20.\u00b9st')
    const moved = '<w:position w:val="7"/><w:sz w:val="18"/>'
    expect(contentOf(`<w:p>${run('', '40 m')}${run(moved, '2')}${run('', '3')}</w:p>`)).toBe(
      '40 m\u00b23',
    )
  })

  it('makes sections of headings, told by style name, inheritance or outline level', () => {
    const styles = `<w:styles><w:style w:styleId="H"><w:name w:val="heading 1"/></w:style>
      <w:style w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="H"/></w:style></w:styles>`
    const { content, sections } = readDocx(
      docxOf({
        body: [
          p('Start', '<w:pStyle w:val="H"/>'),
          p('text'),
          p('Middle', '<w:pStyle w:val="Mine"/>'),
          p('End', '<w:outlineLvl w:val="1"/>'),
          p('last'),
        ].join(''),
        extra: { styles },
      }),
    )
    expect(sections.map(({ title, level }) => [title, level])).toEqual([
      ['Start', 1],
      ['Middle', 1],
      ['End', 2],
    ])
    expect(content.slice(sections[0]?.start, sections[0]?.end)).toBe('Start\n\ntext')
  })

  it('numbers lists and headings as Word does', () => {
    const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0">
      <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
      <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl>
      </w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xf0b7;"/></w:lvl></w:abstractNum>
      <w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="6"><w:abstractNumId w:val="1"/></w:num></w:numbering>`
    const item = (text: string, level: number, list = 5) =>
      p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
    const body = [
      item('A', 0),
      item('B', 1),
      item('C', 1),
      item('D', 0),
      item('E', 1),
      item('F', 0, 6),
    ]
    expect(contentOf(body.join(''), { numbering })).toBe('1. A\n1.a) B\n1.b) C\n2. D\n2.a) E\n- F')
    const withEmpty = [item('A', 0), item('', 0), item('', 0, 6), item('C', 0)]
    expect(contentOf(withEmpty.join(''), { numbering })).toBe('1. A\n2.\n3. C')
  })

  it('keeps table rows as rows and nested text in place', () => {
    const cell = (inner: string) => `<w:tc>${inner}</w:tc>`
    const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
    const table = `<w:tbl>${row(p('Item'), p('Price'))}${row(p('Apples'), p('293') + p('41'))}</w:tbl>`
    expect(contentOf(p('Before') + table + p('After'))).toBe(
      'Before\n\nItem | Price\nApples | 293 41\n\nAfter',
    )
  })

  it('takes insertions in and leaves deletions, moves away and hidden text out', () => {
    const run = (text: string, properties = '') =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
    expect(
      contentOf(
        `<w:p><w:ins>${run('new ')}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:moveFrom>${run('away')}</w:moveFrom>${run('hidden', '<w:vanish/>')}${run('shown', '<w:vanish w:val="0"/><w:del/>')}</w:p>`,
      ),
    ).toBe('new shown')
  })

  it('gives a text box once though the file holds it twice', () => {
    const box = `<w:txbxContent>${p('boxed')}</w:txbxContent>`
    expect(
      contentOf(
        `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent><w:t>host</w:t></w:r></w:p>`,
      ),
    ).toBe('host\n\nboxed')
  })

  it('gives the results of fields, not their instructions', () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    expect(
      contentOf(
        `<w:p>${mark('begin')}<w:r><w:instrText>HYPERLINK "x"</w:instrText></w:r>${mark('separate')}<w:r><w:t>link</w:t></w:r>${mark('end')}<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r></w:p>`,
      ),
    ).toBe('linkα')
  })

  it('adds notes, comments, headers and footers once each', () => {
    const content = contentOf(
      '<w:p><w:r><w:t>Body</w:t><w:footnoteReference w:id="2"/></w:r></w:p>',
      {
        footnotes: `<w:footnotes><w:footnote w:type="separator" w:id="0">${p('line')}</w:footnote><w:footnote w:id="2">${p('A note')}</w:footnote></w:footnotes>`,
        comments: `<w:comments><w:comment w:id="1" w:author="Ann">${p('Check this')}</w:comment></w:comments>`,
        header1: `<w:hdr>${p('Letterhead')}</w:hdr>`,
        header2: `<w:hdr>${p('Letterhead')}</w:hdr>`,
      },
    )
    expect(content).toBe('Body[1]\n\n[1] A note\n\nComment (Ann): Check this\n\nLetterhead')
  })

  it('leaves page numbers of headers and the words around them out', () => {
    const simple = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>7</w:t></w:r></w:fldSimple>'
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const complex = `${mark('begin')}<w:r><w:instrText> NUMPAGES </w:instrText></w:r>${mark('separate')}<w:r><w:t>9</w:t></w:r>${mark('end')}`
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
    const content = contentOf(p('Body'), {
      header1: `<w:hdr><w:p>${run('Lease')}<w:r><w:tab/></w:r>${run('Page ')}${simple}${run(' of ')}${complex}</w:p></w:hdr>`,
      footer1: `<w:ftr><w:p>${run('Version 3, page ')}${simple}</w:p><w:p>${run('Seite ')}<w:r><w:pgNum/></w:r></w:p></w:ftr>`,
    })
    expect(content).toBe('Body\n\nLease\n\nVersion 3, page')
  })

  it('never expands entities that the file declares', () => {
    const files = {
      'word/document.xml': strToU8(
        `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]><w:document><w:body>${p('x&a;&b;y')}</w:body></w:document>`,
      ),
    }
    expect(readDocx(zipSync(files)).content).toBe('xy')
  })

  it('refuses a part that declares more than it may hold', () => {
    const bytes = docxOf({ body: wordParagraphs })
    const view = new DataView(bytes.buffer)
    for (let at = 0; at + 4 < bytes.length; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 900_000_000, true)
    }
    expect(() => readDocx(bytes)).toThrow('too large')
  })

  it('says when there is no text', () => {
    expect(() => contentOf('<w:p/>')).toThrow('No content could be extracted from the DOCX file.')
  })

  it('reads WordprocessingML kept in one file', () => {
    const xml = `<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body>${p('Flat')}</w:body></w:wordDocument>`
    expect(readFlatWordXml(strToU8(xml)).content).toBe('Flat')
  })

  it('keeps the text around headers and tables that Word 2003 nests in paragraphs', () => {
    const word = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
    const table = (text: string) => `<w:tbl><w:tr><w:tc>${word(text)}</w:tc></w:tr></w:tbl>`
    const header = `<w:sectPr><w:hdr>${word('Head')}${table('Logo')}</w:hdr></w:sectPr>`
    const cell = `<w:p><w:pPr>${header}</w:pPr><w:r><w:t>Body</w:t></w:r></w:p>`
    const body = `<w:p><w:tbl><w:tr><w:tc>${cell}</w:tc><w:tc>${word('Price')}</w:tc></w:tr></w:tbl></w:p>`
    const xml = `<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body>${body}<w:tr><w:tc>${word('Alone')}</w:tc></w:tr></w:body></w:wordDocument>`
    const { content } = readFlatWordXml(new TextEncoder().encode(xml))
    expect(content.split(/\s+/)).toEqual(['Body', '|', 'Price', 'Alone', 'Head', 'Logo'])
  })
})
