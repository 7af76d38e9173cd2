import { dateKeys, takeDates, type WrittenDate } from './dates.ts'
import { indexMeasures, type Measure, type MeasureMatch } from './measures.ts'
import { nameParts } from './names.ts'
import { numberWordValues } from './number-words.ts'
import { type Figure, findFigures } from './numbers.ts'

/** What a text holds of figures, dates and words, prepared for many look-ups. */
export interface FactIndex {
  hasFigure(figure: Figure): boolean
  /** As {@link hasFigure}, whatever the figure counts. */
  hasValue(figure: Figure): boolean
  /** Whether a figure is one of its values rounded: 2.4 million for 2,413,882. */
  hasRounded(figure: Figure): boolean
  matchMeasure(measure: Measure): MeasureMatch
  hasDate(keys: readonly string[]): boolean
  /** Whether a day is there without its year, which then has to be looked for elsewhere. */
  hasDayWithoutYear(keys: readonly string[]): boolean
  hasName(name: string): boolean
}

const endings = ['s', 'n', 'an', 'es']
const wordCharacter = /[\p{L}\p{N}\p{M}]/u
const tellingDigits = 4
const roundedBy = 0.02

/** Reads a text once. Linear in time; keeps its distinct words and values. */
export function createFactIndex(text: string): FactIndex {
  const values = { plain: new Set<string>(), percent: new Set<string>(), money: new Set<string>() }
  const { dates, rest } = takeDates(text)
  const all = new Set<string>()
  /** What each figure means at first sight: `1.234` is 1234. */
  const likely = new Set<string>()
  const add = (figure: Figure) => {
    likely.add(figure.values[0] ?? '')
    for (const value of figure.values) {
      values[figure.kind].add(value)
      all.add(value)
    }
  }
  for (const figure of findFigures(rest)) add(figure)
  for (const date of dates) {
    for (const figure of findFigures(date.text)) add(figure)
    for (const year of yearsOf(date)) add({ text: year, values: [year], kind: 'plain' })
  }
  const lower = text.toLowerCase()
  for (const value of numberWordValues(lower)) all.add(value)
  const written = new Set(dates.flatMap(dateKeys))
  const dated = new Set(dates.filter(hasYear).flatMap(dateKeys))
  const openDays = new Set(
    dates
      .filter((date) => !hasYear(date))
      .flatMap(({ keys }) => keys.filter((key) => !dated.has(key))),
  )
  const words = new Set(lower.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
  const hasValue = (figure: Figure) => figure.values.some((value) => all.has(value))
  let measures: ReturnType<typeof indexMeasures> | undefined
  return {
    hasValue,
    hasRounded: (figure) => figure.values.some((value) => isRounded(value, likely)),
    matchMeasure: (measure) => {
      measures ??= indexMeasures(text)
      return measures(measure)
    },
    hasFigure: (figure) => {
      if (figure.kind === 'plain') return hasValue(figure)
      if (figure.values.some((value) => values[figure.kind].has(value))) return true
      return hasValue(figure) && figure.text.replace(/\D/gu, '').length >= tellingDigits
    },
    hasDate: (keys) => keys.some((key) => written.has(key)),
    hasDayWithoutYear: (keys) => keys.some((key) => openDays.has(key.replace(/^\d{4}-/u, ''))),
    hasName: (name) => hasWords(name, (word) => words.has(word)),
  }
}

function hasYear(date: WrittenDate): boolean {
  return yearsOf(date).length > 0
}

function yearsOf({ keys }: WrittenDate): string[] {
  return keys.flatMap((key) => /^(\d{4})-/u.exec(key)?.[1] ?? [])
}

function isRounded(value: string, known: ReadonlySet<string>): boolean {
  const digits = telling(value)
  const rounded = Number(value)
  for (const other of known) {
    if (telling(other) <= digits) continue
    if (Math.abs(Number(other) - rounded) <= Math.abs(Number(other)) * roundedBy) return true
  }
  return false
}

/** How many digits of a number tell something: 2 of 2400000, 3 of 0.125. */
function telling(value: string): number {
  const digits = value.replace('.', '').replace(/^0+/u, '')
  return value.includes('.') ? digits.length : digits.replace(/0+$/u, '').length
}

function hasWords(name: string, has: (word: string) => boolean): boolean {
  return nameParts(name).every((part) => {
    if (has(part)) return true
    if (part.length < 5) return false
    const stems = [part.slice(0, -1), part.slice(0, -2)]
    return (
      stems.some((stem) => stem.length > 3 && has(stem)) ||
      endings.some((ending) => has(part + ending))
    )
  })
}

/** Whether a lower-case word is in a lower-case text, as a word of its own. */
function holdsWord(lower: string, word: string): boolean {
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const around = [lower.charAt(at - 1), lower.charAt(at + word.length)]
    if (!around.some((character) => wordCharacter.test(character))) return true
  }
  return false
}

/** As {@link createFactIndex}, read at the first question that needs it; names are looked for in the text itself. */
export function createLazyFactIndex(text: string): FactIndex {
  let index: FactIndex | undefined
  let lower: string | undefined
  const get = () => {
    index ??= createFactIndex(text)
    return index
  }
  return {
    hasFigure: (figure) => get().hasFigure(figure),
    hasValue: (figure) => get().hasValue(figure),
    hasRounded: (figure) => get().hasRounded(figure),
    matchMeasure: (measure) => get().matchMeasure(measure),
    hasDate: (keys) => get().hasDate(keys),
    hasDayWithoutYear: (keys) => get().hasDayWithoutYear(keys),
    hasName: (name) => {
      lower ??= text.toLowerCase()
      const searched = lower
      return hasWords(name, (word) => holdsWord(searched, word))
    },
  }
}
