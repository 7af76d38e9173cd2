import { excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import type { ValueKind } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { FactKind } from '../../languages/language-pack.ts'
import { soughtIn } from '../mode-focus.ts'
import type { PointContext } from '../points.ts'
import { chooseFindings } from './choose-findings.ts'
import type { Detail } from './detail.ts'
import { detailWeights } from './detail-weights.ts'
import { createLabels } from './label-of.ts'
import { choosePaperDetails } from './paper-details.ts'

const longestShown = 45
const soughtWorth = 3

/** What must not be missed, most important first. */
export function chooseCriticalDetails(context: PointContext): Detail[] {
  const { reading, genre, mode } = context
  if (genre === 'paper') return choosePaperDetails(context)
  const labelOf = createLabels(reading)
  const sought = (found: WeighedUnit): number => soughtWorth * soughtIn(mode, found)
  return chooseFindings(reading, detailWeights, sought).map((found) =>
    detailOf(reading, found, labelOf(found)),
  )
}

function detailOf(reading: Reading, found: WeighedUnit, label: string): Detail {
  const { unit, values } = found
  const kind = kindOf(found)
  if (unit.kind !== 'sentence') {
    const excerpt = { start: unit.start, end: unit.end, text: unit.text }
    return { excerpt, fact: { label: unit.label, value: unit.value, kind } }
  }
  const [value] = values
  const cut = excerptOf(reading.content, unit, longestShown, value && literal(value.text))
  const text = label === '' ? cut.text : `${label}: ${cut.text}`
  return { excerpt: { ...cut, text }, fact: { label, value: value?.text ?? cut.text, kind } }
}

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'u')
}

const kindsOfValue: Readonly<Record<ValueKind, readonly [FactKind, ...FactKind[]]>> = {
  measure: ['limit', 'dose'],
  money: ['amount', 'penalty', 'excess', 'limit'],
  percent: ['rate', 'penalty', 'limit'],
  duration: ['term', 'notice', 'deadline', 'penalty', 'dose'],
  date: ['date', 'deadline', 'term'],
  contact: ['contact'],
  code: ['reference'],
  number: ['limit', 'dose', 'amount'],
}

/** What a fact tells, by its value and by the nouns that stand with it. */
function kindOf({ values, topics }: WeighedUnit): FactKind | 'detail' {
  const [value] = values
  if (value === undefined) return topics[0] ?? 'detail'
  const [usual, ...others] = kindsOfValue[value.kind]
  return others.find((kind) => topics.includes(kind)) ?? usual
}
