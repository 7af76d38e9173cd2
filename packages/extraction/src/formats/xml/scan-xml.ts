/** Takes what a scan of XML reports: elements and attributes by their names without prefix. */
export interface XmlHandler {
  /** The elements that are reported. */
  readonly names: ReadonlySet<string>
  /** Whether text that comes now is reported. */
  readonly wantsText?: boolean
  open(name: string, attributes: XmlAttributes): void
  close?(name: string): void
  text?(text: string): void
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Replaces the five predefined and numeric references; entities that a file declares itself are left out. */
export function decodeXmlText(raw: string): string {
  return raw.replace(/&([^;&<]{0,64});/g, (_, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? ''
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const attribute = /(?<![^\s"'])([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The attributes of an element. */
export class XmlAttributes {
  readonly #raw: string

  constructor(raw: string) {
    this.#raw = raw
  }

  /** The value of the first attribute of this name, whatever its prefix; a name with a prefix finds only that. */
  get(name: string): string | undefined {
    for (const [, found = '', double, single = ''] of this.#raw.matchAll(attribute)) {
      if (found === name || found.endsWith(`:${name}`)) return decodeXmlText(double ?? single)
    }
    return undefined
  }
}

/** Where the tag ends whose name ends at `from`, quotes respected; -1 when it never does. */
function tagEnd(xml: string, from: number): number {
  let quote = ''
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at]
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

/** Where a declaration ends, its subset in brackets included; -1 when it never does. */
function declarationEnd(xml: string, from: number): number {
  const end = xml.indexOf('>', from)
  if (end === -1 || !xml.slice(from, end).includes('[')) return end
  const close = xml.indexOf(']', from)
  return close === -1 ? -1 : xml.indexOf('>', close)
}

const nameInTag = /[^\s/>]*/y

/** Reports what begins at `tag`; returns where it ends, or -1. */
function takeTag(xml: string, tag: number, handler: XmlHandler): number {
  const sign = xml[tag + 1]
  if (sign === '?') return xml.indexOf('>', tag)
  if (sign === '!') return takeMarkup(xml, tag, handler)
  const isClosing = sign === '/'
  nameInTag.lastIndex = tag + (isClosing ? 2 : 1)
  const [written = ''] = nameInTag.exec(xml) ?? []
  const nameEnd = nameInTag.lastIndex
  const name = written.slice(written.lastIndexOf(':') + 1)
  const end = isClosing ? xml.indexOf('>', nameEnd) : tagEnd(xml, nameEnd)
  if (end === -1 || !handler.names.has(name)) return end
  if (!isClosing) handler.open(name, new XmlAttributes(xml.slice(nameEnd, end)))
  const isEmpty = end > nameEnd && xml[end - 1] === '/'
  if (isClosing || isEmpty) handler.close?.(name)
  return end
}

/** Comments, sections of plain text and declarations. */
function takeMarkup(xml: string, tag: number, handler: XmlHandler): number {
  if (xml.startsWith('<!--', tag)) {
    const end = xml.indexOf('-->', tag + 4)
    return end === -1 ? -1 : end + 2
  }
  if (!xml.startsWith('<![CDATA[', tag)) return declarationEnd(xml, tag)
  const end = xml.indexOf(']]>', tag)
  if (handler.wantsText) handler.text?.(xml.slice(tag + 9, end === -1 ? xml.length : end))
  return end === -1 ? -1 : end + 2
}

/**
 * Reports tags and text of XML in order, in linear time and without building a tree. It does not check that the
 * file is well-formed: what can be read of a broken file is reported.
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  let at = 0
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    const tag = next === -1 ? xml.length : next
    if (tag > at && handler.wantsText) handler.text?.(decodeXmlText(xml.slice(at, tag)))
    if (next === -1) return
    const end = takeTag(xml, tag, handler)
    if (end === -1) return
    at = end + 1
  }
}
