import type { Fact } from '@precis/domain'
import type { Span } from '../../text/sentences.ts'
import { excerptOf } from '../document/excerpt.ts'
import type { Reading } from '../document/read.ts'
import { type TypedValue, typedValues, type ValueKind } from '../findings/typed-values.ts'
import { createLabels } from '../summary/details/label-of.ts'
import type { WeighedChange } from './weighed-change.ts'

const most = 24
const longest = 45
const kindOf: Readonly<Record<ValueKind, string>> = {
  money: 'amount',
  percent: 'rate',
  duration: 'term',
  date: 'date',
  measure: 'limit',
  number: 'limit',
  contact: 'contact',
  code: 'reference',
}

/** `Deposit: £10,200 (was £6,800)`: the amounts, rates, periods and dates that differ, each with both places. */
export function changedValues(reading: Reading, ranked: readonly WeighedChange[]) {
  const { content, rules } = reading
  const labelOf = createLabels(reading)
  const { was: earlier } = rules.changes
  const read = (spans: readonly Span[]) =>
    spans.flatMap(({ start, end }) => typedValues(content.slice(start, end), rules, false))
  const found = ranked.flatMap(({ change, was, is }) => {
    if (change.kind !== 'changed') return []
    const [before, after] = [read(change.before), read(change.after)]
    const gone = without(before, after)
    const come = without(after, before)
    const [unit] = [...is, ...was].filter(({ values }) => values.length > 0)
    const label = (unit && labelOf(unit)) || change.heading
    const sentence = (spans: readonly Span[]) => {
      const last = spans.at(-1)
      const first = spans[0]
      return first && last
        ? [excerptOf(content, { start: first.start, end: last.end }, longest)]
        : []
    }
    return come.flatMap((value) => {
      const at = gone.findIndex(({ kind }) => kind === value.kind)
      const [old] = at < 0 ? [] : gone.splice(at, 1)
      if (old === undefined) return []
      const text = `${value.text} (${earlier} ${old.text})`
      const fact: Fact = { label, value: text, kind: kindOf[value.kind] }
      const places = [...sentence(change.before), ...sentence(change.after)]
      return [{ text: label === '' ? text : `${label}: ${text}`, fact, places }]
    })
  })
  const seen = new Set<string>()
  return found.filter(({ text }) => !seen.has(text) && seen.add(text)).slice(0, most)
}

function without(values: readonly TypedValue[], others: readonly TypedValue[]): TypedValue[] {
  const known = others.map(({ text }) => text.toLowerCase())
  return values.filter(({ text }) => {
    const at = known.indexOf(text.toLowerCase())
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}
