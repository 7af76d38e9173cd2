import type { Excerpt } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { tellsAmount } from '../../findings/sums.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { KindId } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { createLabeledLines } from '../lines/labeled-lines.ts'

/* Rows of a table that tell what came out: the balance of an account, and what holds from now on in place of what held. */

/** Papers that settle an account; an offer or an order does not. */
const accounts: readonly (KindId | undefined)[] = [
  'cost-statement',
  'tax-assessment',
  'invoice',
  'bank-statement',
  'card-statement',
]
const figure = /\p{N}/u

/** The balance that an account comes to, and the rows of what changes. */
export function settledRows(reading: Reading): Excerpt[] {
  const settled = [
    ...balanceOf(reading),
    ...reading.findings.filter(({ unit }) => changes(unit, reading.rules)),
  ]
  return settled.map(createLabeledLines(reading))
}

function balanceOf({ findings, rules, type }: Reading): WeighedUnit[] {
  if (!accounts.includes(type.id)) return []
  const named = findings.filter(
    (found) => found.unit.kind !== 'sentence' && isBalance(found.unit, rules) && tellsAmount(found),
  )
  return named.slice(-1)
}

function isBalance({ label }: Unit, { phrases }: Language): boolean {
  return [phrases.balanceRow, phrases.leftToPay, phrases.refundLabel].some((one) => one.test(label))
}

/** Whether a row of two columns such as `Now` and `New` holds two different figures. */
function changes({ kind, paired }: Unit, { phrases }: Language): boolean {
  if (kind !== 'row') return false
  const [old, fresh] = paired.slice(-2)
  if (old === undefined || fresh === undefined || old.text === fresh.text) return false
  const hasFigures = figure.test(old.text) && figure.test(fresh.text)
  return hasFigures && phrases.heldBefore.test(old.head) && phrases.holdsAfter.test(fresh.head)
}
