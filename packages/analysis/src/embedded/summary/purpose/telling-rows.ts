import { isCode } from '../../document/kinds/opening-lines.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'

const rowsTold = 3
const partiesTold = 2
const columnsOfTable = 3
const wordsOfLabel = 6
const wordsOfShort = 600
/** Rows so far down tell whom and what a document is about. */
const opening = 3_000

/** `Company no.`, `Client contact`, `Name`: beside a party, or a name that does not tell whose it is. */
function isBesideParty(label: string, { phrases }: Language): boolean {
  const { besideParty, nameAlone, numberLabel } = phrases
  const isNumber = numberLabel.test(label) || identifier.test(label)
  return isNumber || besideParty.test(label) || nameAlone.test(label)
}

const identifier = /(?:^|\s)id\.?$/iu

/** Whether a row tells who somebody is, where to reach them, who is meant by `you` or when somebody wrote. */
function isBesideMatter(label: string, { phrases }: Language): boolean {
  const { bornLabel, contactLabel, dayOfIssue, numberLabel, personMeant } = phrases
  const ofSomebody = [bornLabel, contactLabel, followedBy(personMeant, '$', '^')]
  return [...ofSomebody, dayOfIssue, numberLabel].some((pattern) => pattern.test(label))
}

/** The first rows that name a party each, two at most: `Landlord: …`, `Tenant: …`. */
export function partyRows(findings: readonly WeighedUnit[], rules: Language): WeighedUnit[] {
  const rows = findings.filter(
    ({ unit }) =>
      unit.kind !== 'sentence' && unit.start < opening && unit.columns.length < columnsOfTable,
  )
  return partiesAmong(rows, rules)
}

function partiesAmong(rows: readonly WeighedUnit[], rules: Language): WeighedUnit[] {
  // `CUSTOMER: PROVIDER` are two columns side by side.
  const isRole = (value: string): boolean =>
    (!value.includes(' ') && value.search(rules.facts.party) === 0) ||
    !/\p{L}/u.test(value) ||
    isHeadOfColumn(value)
  const named = new Map<string, WeighedUnit>()
  for (const row of rows) {
    const { label, value } = row.unit
    const isParty = label.search(rules.facts.party) === 0 && !isBesideParty(label, rules)
    const hasMoney = row.values.some(({ kind }) => kind === 'money')
    if (isParty && !isRole(value) && !hasMoney && !named.has(label)) named.set(label, row)
  }
  return [...named.values()].slice(0, partiesTold)
}

/** `TENANT: SECOND DRIVER` are the heads of two columns. */
function isHeadOfColumn(value: string): boolean {
  return /^[\p{Lu} ]*\p{Lu}{4}[\p{Lu} ]*$/u.test(value)
}

const reachOfColumns = 400

/** Below `TENANT: SECOND DRIVER` no row is a label and its value. */
function headsColumns({ label, value }: WeighedUnit['unit']): boolean {
  return isHeadOfColumn(label) && isHeadOfColumn(value)
}

function tellsValue({ values }: WeighedUnit): boolean {
  return values.some(({ kind }) => kind === 'date' || kind === 'money' || kind === 'duration')
}

/** The rows of a schedule that say between whom an agreement is, and the first others. */
export function tellingRows(
  findings: readonly WeighedUnit[],
  rules: Language,
  words: number,
  from: number,
  to: number,
): WeighedUnit[] {
  const rows = findings.filter(
    ({ unit, values }) =>
      unit.kind !== 'sentence' &&
      unit.start < opening &&
      unit.columns.length < columnsOfTable &&
      unit.label.split(' ').length <= wordsOfLabel &&
      !values.some(({ kind, text }) => kind === 'contact' && 2 * text.length > unit.value.length) &&
      !isBesideMatter(unit.label, rules) &&
      unit.label.search(rules.facts.reference) < 0 &&
      unit.label.search(rules.facts.contact) < 0 &&
      !/\p{N}{2}/u.test(unit.label) &&
      unit.label.search(rules.labels.minor) !== 0,
  )
  const parties = partiesAmong(rows, rules)
  const columns = findings.filter(({ unit }) => unit.kind === 'row' && headsColumns(unit))
  const isPlaced = ({ unit }: WeighedUnit): boolean =>
    unit.scheduled >= 0 ||
    (words <= wordsOfShort && unit.kind === 'label' && unit.start >= from && unit.end <= to)
  const isBelowColumns = ({ unit }: WeighedUnit): boolean =>
    columns.some(
      (head) => unit.start >= head.unit.start && unit.start < head.unit.end + reachOfColumns,
    )
  const others = rows.filter(
    (row) =>
      isPlaced(row) &&
      !parties.includes(row) &&
      !isBelowColumns(row) &&
      (tellsValue(row) || !isCode(row.unit.value)),
  )
  const placed =
    parties.length < partiesTold ? others : others.filter((row) => row.unit.scheduled >= 0)
  // When and for how much says more than in which room.
  const told = [...placed.filter(tellsValue), ...placed.filter((row) => !tellsValue(row))]
  return [...parties, ...told.slice(0, rowsTold - parties.length)].sort(
    (a, b) => a.unit.start - b.unit.start,
  )
}
