import type { Excerpt } from '../../../document/excerpt.ts'
import { excerptOf } from '../../../document/excerpt.ts'
import { isCode } from '../../../document/kinds/opening-lines.ts'
import type { Reading } from '../../../document/read.ts'
import { tellsAmount } from '../../../findings/sums.ts'
import type { KindId } from '../../../languages/kind-ids.ts'
import { besideGreeting } from '../../../titles/title.ts'
import { wholeHeading } from '../../../titles/whole-heading.ts'
import { overlaps } from '../../lines/overlaps.ts'
import { spanOf, totals } from './sum-beside.ts'

const wordsOfDay = 10
const wordsOfMatter = 3
const wordsOfDemand = 35
const shareOfDay = 3
const opening = 2_500
/** These say best by their sum what they are for; an offer also by what it offers. */
const bySum: readonly (KindId | undefined)[] = [
  'invoice',
  'tax-assessment',
  'cost-statement',
  'card-statement',
  'payslip',
  'bank-statement',
]
/** What an account, a bill or an offer comes to, for what, and by when it is to be paid. */
export function accountPurpose(reading: Reading, title: Excerpt, isStated: boolean): Excerpt[] {
  const total = totals(reading)
  const sums = total.length > 0 ? total : worthRow(reading)
  if (isStated && !(bySum.includes(reading.type.id) && sums.length > 0)) return []
  return [title, ...matterOf(reading, title), ...sums, ...dueDay(reading)].filter(
    (one, at, all) => !all.slice(0, at).some((other) => overlaps(one, other)),
  )
}

/** What it is for: a row that says so, else the line beside the greeting. */
function matterOf(reading: Reading, title: Excerpt): Excerpt[] {
  const rows = matterRow(reading)
  if (rows.length > 0) return rows
  const head = reading.content.slice(0, opening)
  const line = besideGreeting(head, reading.rules)
  const span = line === undefined ? undefined : wholeHeading(head, line, reading.rules)
  if (line === undefined || span === undefined || overlaps(span, title)) return []
  return [{ ...span, text: line }]
}

/** What a statement of a plan or an account ends in, where no row is called a sum. */
function worthRow({ findings, rules }: Reading): Excerpt[] {
  const rows = findings.filter(
    (found) =>
      found.unit.kind !== 'sentence' &&
      rules.phrases.worthLabel.test(found.unit.label) &&
      tellsAmount(found),
  )
  const last = rows.at(-1)
  return last === undefined ? [] : [spanOf(last)]
}

function matterRow({ findings, rules }: Reading): Excerpt[] {
  const row = findings.find(
    ({ unit }) =>
      unit.kind !== 'sentence' &&
      unit.start < opening &&
      unit.words >= wordsOfMatter &&
      unit.columns.length < 2 &&
      rules.phrases.billedMatter.test(unit.label) &&
      !isCode(unit.value),
  )
  return row === undefined ? [] : [spanOf(row)]
}

/** By when an account is to be paid, where a row says so, else the sentence that asks for it. */
function dueDay({ content, findings, rules, type }: Reading): Excerpt[] {
  const row = findings.find(
    ({ unit, values }) =>
      unit.kind !== 'sentence' &&
      rules.phrases.dueDay.test(unit.label) &&
      unit.words <= wordsOfDay &&
      values.some(({ kind, text }) => kind === 'date' && isAlone(text, unit.value)),
  )
  if (row !== undefined) return [spanOf(row)]
  if (!bySum.includes(type.id)) return []
  const asked = findings.find(
    ({ unit, values, action, matches }) =>
      unit.kind === 'sentence' &&
      action > 0 &&
      matches.condition === 0 &&
      unit.words <= wordsOfDemand &&
      rules.phrases.paysOrTransfers.test(unit.text) &&
      values.some(({ kind }) => kind === 'date'),
  )
  return asked === undefined ? [] : [excerptOf(content, asked.unit, wordsOfDemand)]
}

/** Whether a value is hardly more than a day: `choose the 1st, 8th or 15th` names none. */
function isAlone(day: string, value: string): boolean {
  return shareOfDay * day.length >= value.length
}
