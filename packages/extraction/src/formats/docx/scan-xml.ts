import { nextHash, type XmlNames } from './xml-names.ts'

/** Takes what a scan of XML reports: tags by their names without prefix, attributes on demand. */
export interface XmlHandler {
  /** The elements whose tags are reported. */
  readonly names: XmlNames
  /** Whether text that comes now is reported. */
  readonly wantsText: boolean
  /** Returns whether what is inside the element is of no use, so that it may be passed over. */
  open(name: string, attributes: XmlAttributes): boolean
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
    const xml = this.#xml
    const to = this.#to
    for (let at = this.#from; at < to; ) {
      const equals = this.#find(equalsSign, at)
      if (equals === to) return undefined
      let nameEnd = equals
      while (nameEnd > at && xml.charCodeAt(nameEnd - 1) <= space) nameEnd -= 1
      let start = equals + 1
      while (start < to && xml.charCodeAt(start) <= space) start += 1
      const quote = xml.charCodeAt(start)
      if (quote !== doubleQuote && quote !== singleQuote) {
        at = start
        continue
      }
      const end = this.#find(quote, start + 1)
      if (end === to) return undefined
      if (this.#isNamed(name, at, nameEnd)) return decodeXmlText(xml.slice(start + 1, end))
      at = end + 1
    }
    return undefined
  }

  /** The first place from `at` on that holds the character, or the end of the attributes. */
  #find(code: number, at: number): number {
    let place = at
    while (place < this.#to && this.#xml.charCodeAt(place) !== code) place += 1
    return place
  }

  /** Whether what stands from `at` to `end` is an attribute's name, a prefix or not before it. */
  #isNamed(name: string, at: number, end: number): boolean {
    const start = end - name.length
    if (start < at || !this.#xml.startsWith(name, start)) return false
    const before = this.#xml.charCodeAt(start - 1)
    return start === at || before <= space || before === colon
  }
}

const space = 32
const exclamation = 33
const doubleQuote = 34
const singleQuote = 39
const slash = 47
const colon = 58
const lessThan = 60
const equalsSign = 61
const greaterThan = 62
const question = 63

function skipDeclaration(xml: string, at: number): number {
  const end = xml.indexOf('>', at)
  if (end === -1) return -1
  const subset = xml.slice(at, end).indexOf('[')
  if (subset === -1) return end
  const close = xml.indexOf(']', at + subset)
  return close === -1 ? -1 : xml.indexOf('>', close)
}

class XmlScan {
  readonly #xml: string
  readonly #handler: XmlHandler
  readonly #names: XmlNames
  readonly #attributes = new XmlAttributes()
  /** Where elements that are passed over end next: looked for once for all that begin before it. */
  readonly #closings = new Map<string, number>()
  #nameStart = 0
  #nameEnd = 0
  /** The first single quote not before the tag that was looked at last. */
  #singleQuote = -1

  constructor(xml: string, handler: XmlHandler) {
    this.#xml = xml
    this.#handler = handler
    this.#names = handler.names
  }

  run(): void {
    const xml = this.#xml
    const handler = this.#handler
    let at = 0
    while (at < xml.length) {
      if (xml.charCodeAt(at) !== lessThan) {
        const tag = xml.indexOf('<', at)
        if (handler.wantsText) {
          handler.text(decodeXmlText(xml.slice(at, tag === -1 ? xml.length : tag)))
        }
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
      const name = this.#readName(tag + 2)
      const end = xml.indexOf('>', this.#nameEnd)
      if (end !== -1 && name !== '') this.#handler.close(name)
      return end
    }
    if (first === question) return xml.indexOf('>', tag)
    if (first === exclamation) return this.#skipMarkup(tag)
    const name = this.#readName(tag + 1)
    const nameEnd = this.#nameEnd
    const end = xml.charCodeAt(nameEnd) === greaterThan ? nameEnd : this.#tagEnd(nameEnd)
    if (name === '' || end === -1) return end
    const isEmpty = end > nameEnd && xml.charCodeAt(end - 1) === slash
    this.#attributes.moveTo(xml, nameEnd, isEmpty ? end - 1 : end)
    const isUseless = this.#handler.open(name, this.#attributes)
    if (isEmpty) this.#handler.close(name)
    else if (isUseless) return this.#passOver(name, tag, end)
    return end
  }

  /** End of a tag from `at` on, quotes respected; -1 when it never ends. */
  #tagEnd(at: number): number {
    const xml = this.#xml
    const end = xml.indexOf('>', at)
    if (end === -1) return -1
    const last = xml.charCodeAt(end - 1) === slash ? end - 2 : end - 1
    if (this.#singleQuote < at) {
      const found = xml.indexOf("'", at)
      this.#singleQuote = found === -1 ? xml.length : found
    }
    // Without single quotes, a double quote that follows a value's last character closes it.
    const before = xml.charCodeAt(last - 1)
    return xml.charCodeAt(last) === doubleQuote &&
      before > space &&
      before !== equalsSign &&
      this.#singleQuote > end
      ? end
      : this.#tagEndByQuotes(at)
  }

  #tagEndByQuotes(at: number): number {
    const xml = this.#xml
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

  /** The last character before the end tag of an element that began at `tag`, if it bears Word's usual prefix. */
  #passOver(name: string, tag: number, end: number): number {
    const xml = this.#xml
    if (!xml.startsWith('w:', tag + 1) || this.#nameStart !== tag + 3) return end
    let closing = this.#closings.get(name) ?? 0
    if (closing < end) {
      const found = xml.indexOf(`</w:${name}>`, end)
      closing = found === -1 ? Number.POSITIVE_INFINITY : found
      this.#closings.set(name, closing)
    }
    return closing === Number.POSITIVE_INFINITY ? end : closing - 1
  }

  #skipMarkup(tag: number): number {
    const xml = this.#xml
    if (xml.startsWith('<!--', tag)) {
      const end = xml.indexOf('-->', tag + 4)
      return end === -1 ? -1 : end + 2
    }
    if (!xml.startsWith('<![CDATA[', tag)) return skipDeclaration(xml, tag)
    const end = xml.indexOf(']]>', tag)
    if (this.#handler.wantsText) {
      this.#handler.text(xml.slice(tag + 9, end === -1 ? xml.length : end))
    }
    return end === -1 ? -1 : end + 2
  }

  /** The name that is at `from`, empty when it is not looked for. */
  #readName(from: number): string {
    const xml = this.#xml
    let start = from
    let hash = 0
    let at = from
    for (; at < xml.length; at += 1) {
      const code = xml.charCodeAt(at)
      if (code <= space || code === slash || code === greaterThan) break
      if (code === colon) {
        start = at + 1
        hash = 0
      } else hash = nextHash(hash, code)
    }
    this.#nameStart = start
    this.#nameEnd = at
    return this.#names.find(xml, start, at, hash)
  }
}

/**
 * Reports tags and text of XML in order, in linear time and without building a tree. It does not check that the
 * file is well-formed: what can be read of a broken file is reported.
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  new XmlScan(xml, handler).run()
}
