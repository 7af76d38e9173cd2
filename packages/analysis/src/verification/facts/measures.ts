import { numberWordValue } from './number-words.ts'
import { findFigures } from './numbers.ts'
import { equalMeasures, unitOf } from './units.ts'

/** A number with what it counts: `thirty (30) days`, `20-minute`. */
export interface Measure {
  readonly text: string
  readonly values: readonly number[]
  readonly unit: string
}

const words = /\d[\d.,]*\d|\d|\p{L}+(?:-\p{L}+)?/gu
/** Words between a number and its unit at most: `30 full calendar days`. */
const farthest = 3
const longestGap = 30

/** Every measure of a text, its number in digits or in words. */
export function findMeasures(text: string): Measure[] {
  const found: Measure[] = []
  const tokens = [...text.matchAll(words)]
  for (const [at, { 0: word, index }] of tokens.entries()) {
    const values = valuesOf(word)
    if (values.length === 0) continue
    const after = tokens.slice(at + 1, at + 1 + farthest)
    const next = after.find(({ 0: other }) => unitOf(other) !== undefined)
    if (next === undefined) continue
    const between = text.slice(index + word.length, next.index)
    if (between.length > longestGap || /[.;:!?]|\n\s*\n/u.test(between)) continue
    const end = next.index + next[0].length
    found.push({ text: text.slice(index, end), values, unit: unitOf(next[0]) ?? '' })
  }
  return found
}

function valuesOf(word: string): number[] {
  if (/^\d/u.test(word)) return findFigures(word).flatMap(({ values }) => values.map(Number))
  const value = numberWordValue(word.toLowerCase())
  return value === undefined ? [] : [value]
}

/**
 * What a text says of a measure: the same; `other`, the same number of something else; `unit`, that unit with other
 * numbers; or nothing.
 */
export type MeasureMatch = 'same' | 'other' | 'unit' | 'none'

/** The measures of a text, prepared for look-ups; the same time in another unit is the same measure. */
export function indexMeasures(text: string): (measure: Measure) => MeasureMatch {
  const unitsOf = new Map<number, Set<string>>()
  const measured = new Set<string>()
  const add = (value: number, unit: string) => {
    const units = unitsOf.get(value) ?? new Set()
    unitsOf.set(value, units.add(unit))
  }
  for (const { values, unit } of findMeasures(text)) {
    measured.add(unit)
    for (const value of values) {
      add(value, unit)
      for (const equal of equalMeasures(value, unit)) add(equal.value, equal.unit)
    }
  }
  return ({ values, unit }) => {
    if (values.some((value) => unitsOf.get(value)?.has(unit))) return 'same'
    if (values.some((value) => unitsOf.has(value))) return 'other'
    return measured.has(unit) ? 'unit' : 'none'
  }
}
