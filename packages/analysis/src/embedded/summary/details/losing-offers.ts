import type { Reading } from '../../document/read.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'

const charactersAbove = 400
const leastDecision = 0.5
const shortestName = 4
/** Offers that a meeting compared and did not take: rows with a price, of which what was decided names another. */
export function losingOffers({
  content,
  findings,
  rules,
  type,
}: Reading): ReadonlySet<WeighedUnit> {
  if (type.id !== 'minutes') return new Set()
  const rows = findings.filter(({ unit }) => unit.kind === 'row')
  const tables = [...Map.groupBy(rows, ({ unit }) => unit.table).values()]
  const decided = findings
    .filter(({ unit, decision }) => unit.kind === 'sentence' && decision >= leastDecision)
    .map(({ unit }) => unit.text)
    .join('\n')
  return new Set(tables.flatMap((table) => losersOf(table, content, decided, rules)))
}

function losersOf(
  table: readonly WeighedUnit[],
  content: string,
  decided: string,
  { phrases }: Language,
): WeighedUnit[] {
  const start = table[0]?.unit.start ?? 0
  if (!phrases.offersMade.test(content.slice(Math.max(0, start - charactersAbove), start)))
    return []
  const losers = table.filter(({ unit }) => !isNamed(unit.label, decided))
  return losers.length < table.length ? losers : []
}

/** A company is called by its first word, or by its whole name. */
function isNamed(label: string, decided: string): boolean {
  const [first = ''] = label.split(' ')
  return decided.includes(label) || (first.length >= shortestName && decided.includes(first))
}
