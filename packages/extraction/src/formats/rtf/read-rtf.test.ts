import { describe, expect, it } from 'vitest'
import { readRtf } from './read-rtf.ts'

const bytesOf = (rtf: string) => Uint8Array.from(rtf, (character) => character.charCodeAt(0))
const read = (body: string) => readRtf(bytesOf(`{\\rtf1\\ansi\\ansicpg1252\\deff0 ${body}}`))
const contentOf = (body: string) => read(body).content

describe('readRtf', () => {
  it('reads paragraphs, breaks and escaped signs', () => {
    expect(contentOf('One\\par Two\\line three \\{x\\}\\tab y\\~z')).toBe(
      'One\n\nTwo\nthree {x}\ty z',
    )
  })

  it('reads code pages by font, two-byte ones included', () => {
    const fonts =
      '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset128 Mincho;}}'
    expect(
      contentOf(`${fonts}caf\\'e9 \\f1\\'cf\\'f0\\'e8 {\\f2 \\'93\\'fa\\'96{\\'7b}\\f0 end`),
    ).toContain('café При 日')
  })

  it('reads Unicode characters and skips what stands in for them', () => {
    expect(contentOf("\\u8364?5 \\uc2\\u945 xx\\uc0\\u946 \\uc1\\u-10179\\'3f\\u-8704?.")).toBe(
      '€5 αβ😀.',
    )
  })

  it('steps over binary data and destinations without text', () => {
    expect(
      contentOf(
        '{\\info{\\title T}}{\\pict\\bin3 }}}}{\\*\\unknown x}{\\stylesheet{\\s0 Normal;}}text',
      ),
    ).toBe('text')
  })

  it('keeps rows of nested tables as rows', () => {
    expect(
      contentOf(
        '\\trowd\\intbl A\\cell 293\\cell\\row\\trowd\\intbl B\\cell 41\\cell\\row\\pard After\\par',
      ),
    ).toBe('A | 293\nB | 41\n\nAfter')
    expect(
      contentOf(
        '\\pard\\intbl\\itap1 outer\\par\\pard\\intbl\\itap2 x\\nestcell y\\nestcell{\\*\\nesttableprops\\nestrow}{\\nonesttables\\par}\\pard\\intbl\\itap1\\cell\\row\\pard end',
      ),
    ).toBe('outer\n\nx | y\n\nend')
  })

  it('leaves hidden and deleted text out and takes insertions in', () => {
    expect(contentOf('a{\\v hidden}{\\deleted old}{\\revised  new}')).toBe('a new')
  })

  it('gives notes, comments, text boxes and headers once, after the place they belong to', () => {
    expect(
      contentOf(
        'Body{\\footnote A note}{\\*\\atnauthor Ann}{\\*\\annotation Check}{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt boxed\\par}}{\\shprslt boxed}}\\par{\\header Head\\par}{\\headerf Head\\par}End.',
      ),
    ).toBe('Body[1]\n\nboxed\n\nEnd.\n\n[1] A note\n\nComment (Ann): Check\n\nHead')
  })

  it('gives field results and the Unicode one of two alternatives', () => {
    expect(
      contentOf(
        '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt link}} {\\upr{ascii}{\\*\\ud{unicode}}}',
      ),
    ).toBe('link unicode')
  })

  it('leaves page numbers and the words around them out, other words of the line in', () => {
    const page = '{\\field{\\*\\fldinst { PAGE }}{\\fldrslt 7}}'
    const pages = '{\\field{\\*\\fldinst NUMPAGES}{\\fldrslt 9}}'
    expect(
      contentOf(
        `Body{\\footer Draft of May\\tab Page ${page} of ${pages}\\par Part 2, page ${page}\\par - \\chpgn  -\\par}`,
      ),
    ).toBe('Body\n\nDraft of May\n\nPart 2, page')
  })

  it('leaves pages and pictures named in field instructions out', () => {
    expect(
      contentOf('{\\field{\\*\\fldinst IF x\\par {\\field{\\*\\fldinst PAGE}}}{\\fldrslt kept}}'),
    ).toBe('kept')
  })

  it('says of boxes whether they are ticked, and of lists what was chosen', () => {
    const box = (form: string) =>
      `{\\field{\\*\\fldinst FORMCHECKBOX {\\*\\formfield{\\fftype1${form}{\\*\\ffname Check1}}}}{\\fldrslt }}`
    const list = `{\\field{\\*\\fldinst FORMDROPDOWN {\\*\\formfield{\\fftype2\\ffres1{\\*\\ffl red}{\\*\\ffl bl\\'fc}}}}{\\fldrslt }}`
    expect(
      contentOf(
        `${box('\\ffres1')} a\\par ${box('\\ffres25\\ffdefres1')} b\\par ${box('\\ffres0\\ffdefres1')} c\\par ${list}`,
      ),
    ).toBe('\u2612 a\n\n\u2612 b\n\n\u2610 c\n\nbl\u00fc')
  })

  it('makes sections of heading styles', () => {
    const { sections } = read(
      '{\\stylesheet{\\s0 Normal;}{\\s1 heading 1;}{\\s2 heading 2;}}\\pard\\s1 Top\\par\\pard\\s0 text\\par\\pard\\s2 Next\\par\\pard more',
    )
    expect(sections.map(({ title, level }) => [title, level])).toEqual([
      ['Top', 1],
      ['Next', 2],
    ])
  })

  it('reads what there is of a file that ends too early or has too many closing braces', () => {
    expect(readRtf(bytesOf('{\\rtf1 text {\\b bold')).content).toBe('text bold')
    expect(readRtf(bytesOf('{\\rtf1 text}}}} more')).content).toContain('text')
    expect(() => readRtf(bytesOf('{\\rtf1 }'))).toThrow('No text content could be extracted')
  })
})
