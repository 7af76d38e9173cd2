import { scanXml, XmlAttributes } from './scan-xml.ts'

/** What a paragraph style says about headings and lists. */
export interface WordStyle {
  readonly name: string
  readonly basedOn: string | undefined
  readonly outlineLevel: number | undefined
  readonly numberingId: string | undefined
  readonly numberingLevel: number | undefined
}

const maxInheritance = 20
const wanted = new Set(['name', 'basedOn', 'outlineLvl', 'numId', 'ilvl'])
const openingTag = /<(?:[\w-]+:)?style(\s[^<>]*)>/g

function readStyle(xml: string): WordStyle {
  const style: { -readonly [Key in keyof WordStyle]: WordStyle[Key] } = {
    name: '',
    basedOn: undefined,
    outlineLevel: undefined,
    numberingId: undefined,
    numberingLevel: undefined,
  }
  scanXml(xml, {
    open(name, attributes) {
      if (!wanted.has(name)) return
      const value = attributes.get('val')
      if (value === undefined) return
      if (name === 'name') style.name = value.toLowerCase()
      else if (name === 'basedOn') style.basedOn = value
      else if (name === 'outlineLvl') style.outlineLevel = Number(value)
      else if (name === 'numId') style.numberingId = value
      else if (name === 'ilvl') style.numberingLevel = Number(value)
    },
    close() {},
    text() {},
  })
  return style
}

/** The styles of a Word file by their id: names, inheritance, outline levels and list numbering. Each is read when asked for, as few are used. */
export class WordStyles {
  readonly #sources = new Map<string, string>()
  readonly #styles = new Map<string, WordStyle>()

  constructor(xml: string) {
    let before: RegExpExecArray | null = null
    const keep = (end: number) => {
      if (!before) return
      const id = new XmlAttributes(before[1]).get('styleId') ?? ''
      const body = xml.slice(before.index + before[0].length, end)
      const close = body.indexOf('style>')
      this.#sources.set(id, close === -1 ? body : body.slice(0, close))
    }
    for (const opening of xml.matchAll(openingTag)) {
      keep(opening.index)
      before = opening
    }
    keep(xml.length)
  }

  has(id: string): boolean {
    return this.#sources.has(id)
  }

  get(id: string): WordStyle | undefined {
    const source = this.#sources.get(id)
    if (source === undefined) return undefined
    const style = this.#styles.get(id) ?? readStyle(source)
    this.#styles.set(id, style)
    return style
  }
}

/** The first value that a style or one of its ancestors gives. */
export function inherited<Value>(
  styles: WordStyles,
  id: string | undefined,
  pick: (style: WordStyle) => Value | undefined,
): Value | undefined {
  let style = id === undefined ? undefined : styles.get(id)
  for (let depth = 0; style && depth < maxInheritance; depth += 1) {
    const value = pick(style)
    if (value !== undefined) return value
    style = style.basedOn === undefined ? undefined : styles.get(style.basedOn)
  }
  return undefined
}

function levelOf(style: WordStyle): number | undefined {
  const heading = /^heading ([1-9])$/.exec(style.name)
  if (heading) return Number(heading[1])
  if (style.name === 'title') return 1
  if (style.outlineLevel !== undefined && style.outlineLevel < 9) return style.outlineLevel + 1
  return undefined
}

/** Heading level of a paragraph by its style, counted from 1; undefined for body text. */
export function headingLevel(styles: WordStyles, id: string | undefined): number | undefined {
  const level = inherited(styles, id, levelOf)
  if (level !== undefined || id === undefined || styles.has(id)) return level
  const builtIn = /^heading([1-9])$/i.exec(id)
  return builtIn ? Number(builtIn[1]) : undefined
}
