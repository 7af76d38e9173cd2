import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import { type Excerpt, withoutMarks } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { withLine, withPartName } from './lead.ts'
import { partNameOf } from './part-names.ts'
import { withUnitOfTable } from './table-unit.ts'

const mostWords = 14
const fewestPlaces = 3
const mostWordsAbove = 60
const longestParagraph = 1_000
const labelAndValue = /[:：]\s*\S/u
const runInLabel = /^\p{Lu}[^.:;!?]{2,30}[.:]\s+(?=\S)/u

/**
 * Labeled lines and rows as they are shown: `Due: 30 June`, which a report has under each of its findings, behind what is due and
 * the name of the finding, behind the heading, or the row by itself, that tells of which it is.
 */
export function createLabeledLines(reading: Reading): (found: WeighedUnit) => Excerpt {
  const { content, findings, headings } = reading
  const units = findings.map(({ unit }) => unit)
  const rows = units.filter(({ kind }) => kind === 'row')
  const ofTable = Map.groupBy(rows, ({ table }) => table)
  const single = rows.filter(
    ({ table, columns }) => columns.length === 0 && ofTable.get(table)?.length === 1,
  )
  const timesOf = Map.groupBy(headings, ({ text }) => text.toLowerCase())
  // `Why it matters.` stands in each of the findings and names none of them.
  const names = headings.filter(({ text }) => {
    const times = timesOf.get(text.toLowerCase())?.length ?? 0
    return times < fewestPlaces && !labelAndValue.test(text)
  })
  const owners: (Span & Pick<Unit, 'words'>)[] = [...names, ...single].sort(
    (a, b) => a.start - b.start,
  )
  const ownerOf = ({ start }: Unit) => owners.findLast(({ end }) => end <= start)
  const placeOf = (unit: Unit): number => (partNameOf(reading, unit) ?? ownerOf(unit))?.start ?? -1
  const placesOf = new Map<string, Set<number>>()
  for (const { unit } of findings.filter(isDue)) {
    const name = unit.label.toLowerCase()
    const places = placesOf.get(name) ?? new Set()
    placesOf.set(name, places.add(placeOf(unit)))
  }
  return (found) => {
    const { start, end, text, label } = found.unit
    const places = placesOf.get(label.toLowerCase())?.size ?? 0
    const own = { start, end, text: withoutMarks(text) }
    if (!isDue(found) || places < fewestPlaces)
      return withUnitOfTable(reading, found.unit, withPartName(reading, start, own))
    if (partNameOf(reading, own) !== undefined)
      return withPartName(reading, start, withParagraphAbove(content, own))
    const owner = ownerOf(found.unit)
    return owner === undefined || owner.words > mostWords ? own : withLine(content, owner, own)
  }
}

function isDue({ unit, values }: WeighedUnit): boolean {
  return unit.kind === 'label' && values.some(({ kind }) => kind === 'date' || kind === 'duration')
}

/** A line that says who does something by when, whole, behind the paragraph right above it that says what, without the label of that. */
function withParagraphAbove(content: string, own: Excerpt): Excerpt {
  const line = content.lastIndexOf('\n', own.start - 1) + 1
  const lineEnd = content.indexOf('\n', own.end)
  const end = lineEnd < 0 ? content.length : lineEnd
  const from = Math.max(0, line - longestParagraph)
  const above = content.slice(content.lastIndexOf('\n', line - 2) + 1, Math.max(0, line - 1))
  const start = Math.max(from, line - 1 - above.length)
  const told = start + (runInLabel.exec(above)?.[0].length ?? 0)
  const isToldAbove = /\p{L}/u.test(above) && /[.;]\s*$/u.test(above) && !above.includes('|')
  const whole = isToldAbove ? told : line
  const text = withoutMarks(flattenSpace(content.slice(whole, end)))
  return roughWordCount(text) > mostWordsAbove
    ? { start: line, end, text: withoutMarks(flattenSpace(content.slice(line, end))) }
    : { start: whole, end, text }
}
