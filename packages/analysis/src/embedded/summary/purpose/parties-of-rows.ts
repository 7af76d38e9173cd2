import type { Excerpt } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { namesOrganization } from '../../findings/parties/parties.ts'
import { headlineValues } from '../headline-values.ts'
import { overlaps } from '../lines/overlaps.ts'
import { partyRows } from './telling-rows.ts'

const fewestTold = 2
const shortestRole = 5

/** Between whom it is and for how much or how long, where two rows name the sides: `Landlord`, `Tenant`, and no `To`. */
export function partiesOfRows(reading: Reading): Excerpt[] {
  const sides = partyRows(reading.findings, reading.rules).filter(
    ({ unit }) => unit.label.length >= shortestRole,
  )
  const isContract = sides.some(({ unit }) => namesOrganization(unit.value))
  if (sides.length < fewestTold || !isContract) return []
  const rows = sides.map(({ unit: { start, end, text } }) => ({ start, end, text }))
  const values = headlineValues(reading).filter(
    (value) => !rows.some((row) => overlaps(row, value)),
  )
  return [...rows, ...values]
}
