import type { TypedValue, ValueKind } from '../../findings/typed-values.ts'
import type { Language } from '../../languages/load-language.ts'

const longestEach = 24
/** What a reader looks for first in a sentence that holds several values. */
const order: readonly ValueKind[] = [
  'money',
  'percent',
  'duration',
  'date',
  'measure',
  'contact',
  'code',
  'number',
]

/** The value that a detail is about: the first of the kind that matters most. */
export function mainValue(values: readonly TypedValue[]): TypedValue | undefined {
  for (const kind of order) {
    const found = values.find((value) => value.kind === kind)
    if (found !== undefined) return found
  }
  return undefined
}

const perEach = /^\s?\/\s?\p{L}+/u

/** A value with what it is counted by. */
export function wholeValue(text: string, value: TypedValue, { phrases }: Language): string {
  const end = value.at + value.text.length
  const behind = text.slice(end, end + longestEach)
  const each = perEach.exec(behind)?.[0] ?? ''
  const told = /^\s/u.test(behind) ? (phrases.eachOne.exec(behind.slice(1))?.[0] ?? '') : ''
  return `${value.text}${each}${each === '' && told !== '' ? ` ${told}` : ''}`
}
