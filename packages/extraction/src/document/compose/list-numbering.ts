/** How the items of one level of a list are numbered; `%1` in `text` stands for the number of the first level. */
export interface ListLevel {
  readonly format: string
  readonly text: string
  readonly start: number
}

/** A list as paragraphs name it: several of them may count on one another, from starts of their own. */
export interface ListInstance {
  readonly abstractId: string
  readonly starts: ReadonlyMap<number, number>
}

export interface ListDefinitions {
  readonly levels: ReadonlyMap<string, ReadonlyMap<number, ListLevel>>
  readonly instances: ReadonlyMap<string, ListInstance>
}

/** Longer labels of list items are cut. */
export const maxLabel = 100
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
export class ListNumbering {
  readonly #counters = new Map<string, number[]>()
  readonly #started = new Set<string>()
  readonly #read: () => ListDefinitions
  #definitions: ListDefinitions | null = null

  /** `read` is asked for the lists at the first item, as many files keep lists that they do not use. */
  constructor(read: () => ListDefinitions) {
    this.#read = read
  }

  /** The label of the next item of a list, such as `4.2` or `-`; empty when it has none. */
  next(numberingId: string, depth: number): string {
    this.#definitions ??= this.#read()
    const instance = this.#definitions.instances.get(numberingId)
    const levels = this.#definitions.levels.get(instance?.abstractId ?? '')
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

  /** Has the next item of a level get this number. */
  restart(numberingId: string, depth: number, start: number): void {
    this.#definitions ??= this.#read()
    const { abstractId } = this.#definitions.instances.get(numberingId) ?? {}
    if (abstractId === undefined) return
    const counters = this.#counters.get(abstractId) ?? []
    this.#counters.set(abstractId, counters)
    counters[depth] = start - 1
  }

  #applyOverrides(id: string, instance: ListInstance, counters: number[]): void {
    if (this.#started.has(id)) return
    this.#started.add(id)
    for (const [depth, start] of instance.starts) counters[depth] = start - 1
  }
}
