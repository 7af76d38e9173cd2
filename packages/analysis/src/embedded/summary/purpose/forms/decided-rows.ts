import type { Excerpt } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { verdictRows } from '../../../findings/outcomes/verdict-tables.ts'
import { spanOf } from './sum-beside.ts'

const fewest = 2
const most = 4

/** What a decision says row by row, where it refuses something: what was refused first, which the reader must not miss. */
export function decidedRows({ findings, type }: Reading): Excerpt[] {
  const rows = type.genre === 'general' ? verdictRows(findings) : []
  const refuses = rows.some(({ unit }) => unit.verdict === 'refused')
  return rows.length >= fewest && refuses ? rows.slice(0, most).map(spanOf) : []
}
