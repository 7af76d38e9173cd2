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

/** Attributes of one element, looked up by name without prefix. */
export class XmlAttributes {
  readonly #raw: string

  constructor(raw: string) {
    this.#raw = raw
  }

  get(name: string): string | undefined {
    const raw = this.#raw
    for (let at = 0; ; ) {
      const equals = raw.indexOf('=', at)
      if (equals === -1) return undefined
      const found = raw.slice(at, equals).trimEnd()
      let start = equals + 1
      while (start < raw.length && raw.charCodeAt(start) <= 32) start += 1
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

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const doubleQuote = 34
const singleQuote = 39
const greaterThan = 62

/** End of a tag that starts at `at`, quotes respected; -1 when it never ends. */
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

/**
 * Walks through XML once, front to back, in linear time and without building a tree. It does not check that the
 * file is well-formed: what can be read of a broken file is reported.
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    const textEnd = tag === -1 ? xml.length : tag
    if (textEnd > at) handler.text(decodeXmlText(xml.slice(at, textEnd)))
    if (tag === -1) return
    let end: number
    if (xml.startsWith('<!--', tag)) {
      end = xml.indexOf('-->', tag + 4)
      if (end !== -1) end += 2
    } else if (xml.startsWith('<![CDATA[', tag)) {
      end = xml.indexOf(']]>', tag)
      handler.text(xml.slice(tag + 9, end === -1 ? xml.length : end))
      if (end !== -1) end += 2
    } else if (xml.startsWith('<!', tag)) {
      end = skipDeclaration(xml, tag)
    } else if (xml.startsWith('<?', tag)) {
      end = xml.indexOf('>', tag)
    } else {
      end = tagEnd(xml, tag + 1)
      if (end !== -1) reportTag(xml.slice(tag + 1, end), handler)
    }
    if (end === -1) return
    at = end + 1
  }
}

function reportTag(tag: string, handler: XmlHandler): void {
  if (tag.startsWith('/')) {
    handler.close(localName(tag.slice(1).trim()))
    return
  }
  const isEmpty = tag.endsWith('/')
  const body = isEmpty ? tag.slice(0, -1) : tag
  const space = body.search(/\s/)
  const name = localName(space === -1 ? body : body.slice(0, space))
  handler.open(name, new XmlAttributes(space === -1 ? '' : body.slice(space)))
  if (isEmpty) handler.close(name)
}
