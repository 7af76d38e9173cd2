import type { Language } from '../../languages/load-language.ts'
import { type Verdict, verdictIn } from '../rows/verdict-words.ts'
import type { Unit } from '../units/unit.ts'
import type { WeighedUnit } from '../weigh-unit.ts'

const fewestRows = 2
const leastShare = 0.6
const worthOfVerdict = 1.2
/** Labeled lines that stand right below one another are read like the rows of a table. */
const longestGap = 90

/** Findings, the rows of each table that says of several things whether they were granted with what it says. */
export function withVerdicts(
  findings: readonly WeighedUnit[],
  language: Language,
): readonly WeighedUnit[] {
  const verdicts = new Map<Unit, Verdict>()
  for (const rows of tablesIn(findings.map(({ unit }) => unit))) {
    const told = rows.flatMap((unit) => {
      const verdict = verdictOf(unit, language)
      return verdict === undefined ? [] : [{ unit, verdict }]
    })
    if (told.length < fewestRows || told.length < leastShare * rows.length) continue
    for (const { unit, verdict } of told) verdicts.set(unit, verdict)
  }
  if (verdicts.size === 0) return findings
  return findings.map((found) => {
    const verdict = verdicts.get(found.unit)
    if (verdict === undefined) return found
    const decision = Math.max(found.decision, worthOfVerdict)
    const fact = Math.max(found.fact, worthOfVerdict)
    return { ...found, decision, fact, unit: { ...found.unit, verdict } }
  })
}

function tablesIn(units: readonly Unit[]): Unit[][] {
  const rows = units.filter(({ kind }) => kind === 'row')
  const tables = [...Map.groupBy(rows, ({ table }) => table).values()]
  const runs: Unit[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const unit of units) {
    if (unit.kind !== 'label') continue
    if (unit.start - end > longestGap) runs.push([])
    runs.at(-1)?.push(unit)
    end = unit.end
  }
  return [...tables, ...runs]
}

function verdictOf({ kind, value, paired }: Unit, language: Language): Verdict | undefined {
  if (kind === 'label') return verdictIn(value, language)
  const [, ...cells] = paired.filter(({ text }) => text !== '')
  return cells.map(({ text }) => verdictIn(text, language)).find((verdict) => verdict !== undefined)
}

const mostOfGranted = 8
const most = 14

/** The rows that say what was decided, what was refused first; where they are many, no more than that. */
export function verdictRows(findings: readonly WeighedUnit[]): WeighedUnit[] {
  const rows = findings.filter(({ unit }) => unit.verdict !== undefined)
  const refused = rows.filter(({ unit }) => unit.verdict === 'refused')
  if (rows.length > mostOfGranted && refused.length > 0) return refused.slice(0, most)
  return [...refused, ...rows.filter((row) => !refused.includes(row))].slice(0, mostOfGranted)
}
