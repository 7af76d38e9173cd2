/** What a scan of XML reports; names come without their prefix, attributes are read on demand. */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void
  close(name: string): void
  text(text: string): void
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Replaces the five predefined and numeric references; entities that a file declares itself are left out. */
export function decodeXmlText(raw: string): string {
  if (!raw.includes('&')) return raw
  return raw.replace(/&([^;&<]{0,64});/g, (_, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? ''
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Whether the text before an equals sign ends with an attribute's name, a prefix or not before it. */
function isNamed(text: string, name: string): boolean {
  return (
    text.endsWith(name) &&
    (text.length === name.length || /[\s:]/.test(text.charAt(text.length - name.length - 1)))
  )
}

/** Attributes of the element that a scan reports, looked up by name without prefix while it is reported. */
export class XmlAttributes {
  #xml = ''
  #from = 0
  #to = 0

  constructor(raw = '') {
    this.moveTo(raw, 0, raw.length)
  }

  /** Takes the attributes that stand from `from` to `to`, as one object serves a whole scan. */
  moveTo(xml: string, from: number, to: number): void {
    this.#xml = xml
    this.#from = from
    this.#to = to
  }

  get(name: string): string | undefined {
    const raw = this.#xml.slice(this.#from, this.#to)
    for (let at = 0; ; ) {
      const equals = raw.indexOf('=', at)
      if (equals === -1) return undefined
      const found = raw.slice(at, equals).trimEnd()
      let start = equals + 1
      while (start < raw.length && raw.charCodeAt(start) <= space) start += 1
      const quote = raw[start]
      if (quote !== '"' && quote !== "'") {
        at = start
        continue
      }
      const end = raw.indexOf(quote, start + 1)
      if (end === -1) return undefined
      if (isNamed(found, name)) return decodeXmlText(raw.slice(start + 1, end))
      at = end + 1
    }
  }
}

const space = 32
const exclamation = 33
const doubleQuote = 34
const singleQuote = 39
const slash = 47
const colon = 58
const lessThan = 60
const greaterThan = 62
const question = 63

/** End of a tag from `at` on, quotes respected; -1 when it never ends. */
function tagEnd(xml: string, at: number): number {
  let quote = 0
  for (let index = at; index < xml.length; index += 1) {
    const code = xml.charCodeAt(index)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === doubleQuote || code === singleQuote) quote = code
    else if (code === greaterThan) return index
  }
  return -1
}

function skipDeclaration(xml: string, at: number): number {
  const end = xml.indexOf('>', at)
  if (end === -1) return -1
  const subset = xml.slice(at, end).indexOf('[')
  if (subset === -1) return end
  const close = xml.indexOf(']', at + subset)
  return close === -1 ? -1 : xml.indexOf('>', close)
}

const nameSlots = 1024

class XmlScan {
  readonly #xml: string
  readonly #handler: XmlHandler
  readonly #attributes = new XmlAttributes()
  /** Names seen, by a hash: few are used over and over, and a known string is compared faster than a new one. */
  readonly #names: string[] = new Array<string>(nameSlots).fill('')

  constructor(xml: string, handler: XmlHandler) {
    this.#xml = xml
    this.#handler = handler
  }

  run(): void {
    const xml = this.#xml
    let at = 0
    while (at < xml.length) {
      if (xml.charCodeAt(at) !== lessThan) {
        const tag = xml.indexOf('<', at)
        this.#handler.text(decodeXmlText(xml.slice(at, tag === -1 ? xml.length : tag)))
        if (tag === -1) return
        at = tag
      }
      const end = this.#takeTag(at)
      if (end === -1) return
      at = end + 1
    }
  }

  /** Reports what begins at `tag`; returns where it ends, or -1. */
  #takeTag(tag: number): number {
    const xml = this.#xml
    const first = xml.charCodeAt(tag + 1)
    if (first === slash) {
      const end = xml.indexOf('>', tag + 2)
      if (end !== -1) this.#handler.close(this.#name(tag + 2, this.#nameEnd(tag + 2)))
      return end
    }
    if (first === question) return xml.indexOf('>', tag)
    if (first === exclamation) return this.#skipMarkup(tag)
    const nameEnd = this.#nameEnd(tag + 1)
    const end = xml.charCodeAt(nameEnd) === greaterThan ? nameEnd : tagEnd(xml, nameEnd)
    if (end === -1) return -1
    const isEmpty = end > nameEnd && xml.charCodeAt(end - 1) === slash
    const name = this.#name(tag + 1, nameEnd)
    this.#attributes.moveTo(xml, nameEnd, isEmpty ? end - 1 : end)
    this.#handler.open(name, this.#attributes)
    if (isEmpty) this.#handler.close(name)
    return end
  }

  #skipMarkup(tag: number): number {
    const xml = this.#xml
    if (xml.startsWith('<!--', tag)) {
      const end = xml.indexOf('-->', tag + 4)
      return end === -1 ? -1 : end + 2
    }
    if (!xml.startsWith('<![CDATA[', tag)) return skipDeclaration(xml, tag)
    const end = xml.indexOf(']]>', tag)
    this.#handler.text(xml.slice(tag + 9, end === -1 ? xml.length : end))
    return end === -1 ? -1 : end + 2
  }

  #nameEnd(at: number): number {
    const xml = this.#xml
    for (let index = at; index < xml.length; index += 1) {
      const code = xml.charCodeAt(index)
      if (code <= space || code === slash || code === greaterThan) return index
    }
    return xml.length
  }

  #name(from: number, end: number): string {
    const xml = this.#xml
    let start = from
    let hash = 0
    for (let index = from; index < end; index += 1) {
      const code = xml.charCodeAt(index)
      if (code === colon) {
        start = index + 1
        hash = 0
      } else hash = (hash * 31 + code) & (nameSlots - 1)
    }
    const known = this.#names[hash] ?? ''
    if (known.length === end - start && xml.startsWith(known, start)) return known
    const name = xml.slice(start, end)
    this.#names[hash] = name
    return name
  }
}

/**
 * Reports the tags and text of XML in order, in linear time and without building a tree. It does not check that the
 * file is well-formed: what can be read of a broken file is reported.
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  new XmlScan(xml, handler).run()
}
