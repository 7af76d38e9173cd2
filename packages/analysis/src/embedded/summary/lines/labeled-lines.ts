import type { Span } from '../../../text/sentences.ts'
import { type Excerpt, withoutMarks } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { withLine, withPartName } from './lead.ts'

const mostWords = 14
const fewestPlaces = 3

/**
 * Labeled lines and rows as they are shown: `Due: 30 June`, which a report has under each of its findings, behind the heading, or the
 * row by itself, that tells of which finding it is.
 */
export function createLabeledLines(reading: Reading): (found: WeighedUnit) => Excerpt {
  const { content, findings, headings } = reading
  const units = findings.map(({ unit }) => unit)
  const rows = units.filter(({ kind }) => kind === 'row')
  const ofTable = Map.groupBy(rows, ({ table }) => table)
  const single = rows.filter(
    ({ table, columns }) => columns.length === 0 && ofTable.get(table)?.length === 1,
  )
  const owners: (Span & Pick<Unit, 'words'>)[] = [...headings, ...single].sort(
    (a, b) => a.start - b.start,
  )
  const ownerOf = ({ start }: Unit) => owners.findLast(({ end }) => end <= start)
  const placesOf = new Map<string, Set<number>>()
  for (const { unit } of findings.filter(isDue)) {
    const name = unit.label.toLowerCase()
    const places = placesOf.get(name) ?? new Set()
    placesOf.set(name, places.add(ownerOf(unit)?.start ?? -1))
  }
  return (found) => {
    const { start, end, text, label } = found.unit
    const places = placesOf.get(label.toLowerCase())?.size ?? 0
    const owner = isDue(found) && places >= fewestPlaces ? ownerOf(found.unit) : undefined
    const own = { start, end, text: withoutMarks(text) }
    const told =
      owner !== undefined && owner.words <= mostWords ? withLine(content, owner, own) : own
    return withPartName(reading, start, told)
  }
}

function isDue({ unit, values }: WeighedUnit): boolean {
  return unit.kind === 'label' && values.some(({ kind }) => kind === 'date' || kind === 'duration')
}
