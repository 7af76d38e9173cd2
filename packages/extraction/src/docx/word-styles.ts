import { scanXml } from './scan-xml.ts'

/** What a paragraph style says about headings and lists. */
export interface WordStyle {
  readonly name: string
  readonly basedOn: string | undefined
  readonly outlineLevel: number | undefined
  readonly numberingId: string | undefined
  readonly numberingLevel: number | undefined
}

export type WordStyles = ReadonlyMap<string, WordStyle>

const maxInheritance = 20

/** Reads the styles part: names, inheritance, outline levels and list numbering. */
export function readStyles(xml: string): WordStyles {
  const styles = new Map<string, WordStyle>()
  let id = ''
  let style: { -readonly [Key in keyof WordStyle]: WordStyle[Key] } | null = null
  scanXml(xml, {
    open(name, attributes) {
      const value = attributes.get('val')
      if (name === 'style') {
        id = attributes.get('styleId') ?? ''
        style = {
          name: '',
          basedOn: undefined,
          outlineLevel: undefined,
          numberingId: undefined,
          numberingLevel: undefined,
        }
      } else if (style && value !== undefined) {
        if (name === 'name') style.name = value.toLowerCase()
        else if (name === 'basedOn') style.basedOn = value
        else if (name === 'outlineLvl') style.outlineLevel = Number(value)
        else if (name === 'numId') style.numberingId = value
        else if (name === 'ilvl') style.numberingLevel = Number(value)
      }
    },
    close(name) {
      if (name !== 'style' || !style) return
      styles.set(id, style)
      style = null
    },
    text() {},
  })
  return styles
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
