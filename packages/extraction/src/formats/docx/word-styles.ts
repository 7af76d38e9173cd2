import { decodeXmlText, scanXml } from '../xml/scan-xml.ts'

/** What a paragraph style says about headings and lists. */
export interface WordStyle {
  readonly name: string
  readonly basedOn: string | undefined
  readonly outlineLevel: number | undefined
  readonly numberingId: string | undefined
  readonly numberingLevel: number | undefined
}

const maxInheritance = 20
const names = new Set(['name', 'basedOn', 'outlineLvl', 'numId', 'ilvl'])
const styleId = /styleId\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function readStyle(source: string): WordStyle {
  const end = source.indexOf('style>')
  const xml = end === -1 ? source : source.slice(0, end)
  const style: { -readonly [Key in keyof WordStyle]: WordStyle[Key] } = {
    name: '',
    basedOn: undefined,
    outlineLevel: undefined,
    numberingId: undefined,
    numberingLevel: undefined,
  }
  scanXml(xml, {
    names,
    open(name, attributes) {
      const value = attributes.get('val')
      if (value === undefined) return
      if (name === 'name') style.name = value.toLowerCase()
      else if (name === 'basedOn') style.basedOn = value
      else if (name === 'outlineLvl') style.outlineLevel = Number(value)
      else if (name === 'numId') style.numberingId = value
      else if (name === 'ilvl') style.numberingLevel = Number(value)
    },
  })
  return style
}

/** The styles of a Word file by their id: names, inheritance, outline levels and list numbering. */
export class WordStyles {
  /** What stands from each style's id up to the next one. It is read when asked for, as few styles are used. */
  readonly #sources = new Map<string, string>()
  readonly #styles = new Map<string, WordStyle>()
  #readXml: (() => string | null) | null

  /** `readXml` gives the styles part. It is asked for at the first paragraph that names a style. */
  constructor(readXml: () => string | null) {
    this.#readXml = readXml
  }

  #source(id: string): string | undefined {
    if (this.#readXml !== null) {
      const xml = this.#readXml() ?? ''
      this.#readXml = null
      let before = ''
      let start = 0
      for (const found of xml.matchAll(styleId)) {
        if (start > 0) this.#sources.set(before, xml.slice(start, found.index))
        before = decodeXmlText(found[1] ?? found[2] ?? '')
        start = found.index + found[0].length
      }
      if (start > 0) this.#sources.set(before, xml.slice(start))
    }
    return this.#sources.get(id)
  }

  has(id: string): boolean {
    return this.#source(id) !== undefined
  }

  get(id: string): WordStyle | undefined {
    const source = this.#source(id)
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
