import { describe, expect, it } from 'vitest'
import { scanXml, XmlAttributes } from './scan-xml.ts'

/** What a scan reports of `a` and `b`. */
function reported(xml: string): string {
  let report = ''
  scanXml(xml, {
    names: new Set(['a', 'b']),
    wantsText: true,
    open(name, attributes) {
      report += `<${name}${attributes.get('v') ?? ''}>`
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

  it('takes no longer over many words without a value', () => {
    const attributes = new XmlAttributes(`${'a'.repeat(200_000)} ${' b'.repeat(200_000)} v="1"`)
    expect(attributes.get('v')).toBe('1')
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
})
