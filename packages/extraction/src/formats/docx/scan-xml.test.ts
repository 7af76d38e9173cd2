import { describe, expect, it } from 'vitest'
import { scanXml, XmlAttributes } from './scan-xml.ts'
import { XmlNames } from './xml-names.ts'

/** What a scan reports of `a`, `b` and `skip`; the last one is passed over. */
function reported(xml: string): string {
  let report = ''
  scanXml(xml, {
    names: new XmlNames(['a', 'b', 'skip']),
    wantsText: true,
    open(name, attributes) {
      report += `<${name}${attributes.get('v') ?? ''}>`
      return name === 'skip'
    },
    close(name) {
      report += `</${name}>`
    },
    text(text) {
      report += text
    },
  })
  return report
}

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

  it('takes nothing from behind the tag', () => {
    const attributes = new XmlAttributes()
    attributes.moveTo(`<a v>"text" v="2"`, 2, 4)
    expect(attributes.get('v')).toBeUndefined()
    attributes.moveTo(`<a v='1>text' v='2'`, 2, 7)
    expect(attributes.get('v')).toBeUndefined()
  })
})

describe('XmlNames', () => {
  it('tells its names from all others', () => {
    const known = Array.from({ length: 100 }, (_, n) => `n${n * 31}`)
    const names = new XmlNames(known)
    const find = (name: string) => names.find(`<${name}>`, 1, name.length + 1, XmlNames.hash(name))
    for (const name of known) expect(find(name)).toBe(name)
    for (const name of ['', 'n', 'n31x', 'x0', 'n1']) expect(find(name)).toBe('')
  })
})

describe('scanXml', () => {
  it('reports the elements looked for, with any prefix, and the text between them', () => {
    expect(reported('<?xml v="1"?><x><w:a v="1">one</w:a><b/>&lt;<ab>two</ab></x>')).toBe(
      '<a1>one</a><b></b><two',
    )
  })

  it.each([
    [`<a v="x>y">t</a>`, '<ax>y>t</a>'],
    [`<a v=">">t</a>`, '<a>>t</a>'],
    [`<a v= ">">t</a>`, '<a>>t</a>'],
    [`<a v="="/>t`, '<a=></a>t'],
    [`<a v='x">y'>t</a>`, '<ax">y>t</a>'],
    [`<a u="it's" v="1">t</a>`, '<a1>t</a>'],
    [`<a u="/>" v="1" />t`, '<a1></a>t'],
    [`<a v="">t</a>`, '<a>t</a>'],
    ['<a\n v="1"\n>t</a>', '<a1>t</a>'],
  ])('finds the end of %s', (xml, report) => {
    expect(reported(xml)).toBe(report)
  })

  it('passes over what is inside an element of no use, as far as it ends', () => {
    expect(reported('<w:skip><w:a/>t</w:skip><w:b/>')).toBe('<skip></skip><b></b>')
    expect(reported('<w:skip/><w:a/><w:skip></w:skip><w:b/>')).toBe(
      '<skip></skip><a></a><skip></skip><b></b>',
    )
    expect(reported('<o:skip><w:a/></o:skip>')).toBe('<skip><a></a></skip>')
    expect(reported('<w:skip><w:a/>')).toBe('<skip><a></a>')
  })

  it('looks for an end that is missing only once', () => {
    const count = 200_000
    expect(reported('<w:skip>'.repeat(count)).length).toBe('<skip>'.length * count)
    expect(reported(`${'<w:skip>'.repeat(count)}<w:a/></w:skip>`)).toBe('<skip></skip>')
  })
})
