import { scanXml } from './scan-xml.ts'
import { XmlNames } from './xml-names.ts'

interface NumberingLevel {
  format: string
  text: string
  start: number
}

interface NumberingInstance {
  abstractId: string
  starts: Map<number, number>
}

const names = new XmlNames([
  ...['abstractNum', 'num', 'lvl', 'lvlOverride', 'abstractNumId', 'startOverride'],
  ...['numFmt', 'lvlText', 'start', 'pPr', 'rPr'],
])
const maxLabel = 100
const letters = 'abcdefghijklmnopqrstuvwxyz'
const romanDigits: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(value: number): string {
  if (value > 5000) return String(value)
  let rest = value
  let text = ''
  for (const [amount, digits] of romanDigits) {
    while (rest >= amount) {
      text += digits
      rest -= amount
    }
  }
  return text
}

function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
    case 'upperLetter': {
      const letter = letters[(value - 1) % 26] ?? ''
      const text = letter.repeat(Math.min(10, Math.max(0, Math.floor((value - 1) / 26) + 1)))
      return format === 'upperLetter' ? text.toUpperCase() : text
    }
    case 'lowerRoman':
      return roman(value)
    case 'upperRoman':
      return roman(value).toUpperCase()
    case 'decimalZero':
      return String(value).padStart(2, '0')
    case 'none':
      return ''
    default:
      return String(value)
  }
}

/** Counts list items as Word does and gives each its label. */
export class WordNumbering {
  readonly #levels = new Map<string, Map<number, NumberingLevel>>()
  readonly #instances = new Map<string, NumberingInstance>()
  readonly #counters = new Map<string, number[]>()
  readonly #started = new Set<string>()
  #readXml: (() => string | null) | null

  /** `readXml` gives the numbering part. It is asked for at the first item, as many files keep lists that they do not use. */
  constructor(readXml: () => string | null) {
    this.#readXml = readXml
  }

  #read(): void {
    const readXml = this.#readXml
    if (readXml === null) return
    this.#readXml = null
    let abstractId = ''
    let level: NumberingLevel | null = null
    let instance: NumberingInstance | null = null
    let override = 0
    scanXml(readXml() ?? '', {
      names,
      wantsText: false,
      open: (name, attributes) => {
        if (name === 'pPr' || name === 'rPr') return true
        const value = () => attributes.get('val') ?? ''
        if (name === 'abstractNum') {
          abstractId = attributes.get('abstractNumId') ?? ''
          this.#levels.set(abstractId, new Map())
        } else if (name === 'num') {
          instance = { abstractId: '', starts: new Map() }
          this.#instances.set(attributes.get('numId') ?? '', instance)
        } else if (name === 'lvl' && !instance) {
          level = { format: 'decimal', text: '', start: 1 }
          this.#levels.get(abstractId)?.set(Number(attributes.get('ilvl')), level)
        } else if (name === 'lvlOverride') override = Number(attributes.get('ilvl'))
        else if (instance && name === 'abstractNumId') instance.abstractId = value()
        else if (instance && name === 'startOverride')
          instance.starts.set(override, Number(value()))
        else if (level && name === 'numFmt') level.format = value()
        else if (level && name === 'lvlText') level.text = value().slice(0, maxLabel)
        else if (level && name === 'start') level.start = Number(value()) || 0
        return false
      },
      close: (name) => {
        if (name === 'lvl') level = null
        else if (name === 'num') instance = null
      },
      text: () => {},
    })
  }

  /** The label of the next item of a list, such as `4.2` or `-`; empty when it has none. */
  next(numberingId: string, depth: number): string {
    this.#read()
    const instance = this.#instances.get(numberingId)
    const levels = this.#levels.get(instance?.abstractId ?? '')
    const level = levels?.get(depth)
    if (!instance || !levels || !level) return ''
    const counters = this.#counters.get(instance.abstractId) ?? []
    this.#counters.set(instance.abstractId, counters)
    this.#applyOverrides(numberingId, instance, counters)
    counters[depth] = (counters[depth] ?? level.start - 1) + 1
    counters.length = depth + 1
    if (level.format === 'bullet') return '-'
    return level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1
      const part = levels.get(index)
      return formatNumber(counters[index] ?? part?.start ?? 1, part?.format ?? 'decimal')
    })
  }

  #applyOverrides(id: string, instance: NumberingInstance, counters: number[]): void {
    if (this.#started.has(id)) return
    this.#started.add(id)
    for (const [depth, start] of instance.starts) counters[depth] = start - 1
  }
}
