import { namesWhen, namesWho } from '../../findings/rows/scheduled-rows.ts'
import type { Language } from '../../languages/load-language.ts'
import { findDay } from '../dates/export-dates.ts'

/** Who does something and when, as read from a row of a table. */
export interface RowOfPlan {
  readonly what: string
  readonly who: string | undefined
  readonly when: string | undefined
}

/** `: Who: A. Vale`, `; When: 3 May` in a row whose columns have names. */
const namedCell = /([:;]) ((?:\p{Lu}|\p{Lo})[^:;\p{N}]{0,30}): ([^;]*)(?=;|$)/gu
const endsSentence = /[.!?。]$/u
const longestTime = 60
const mostBesideDay = 12

/** A row of a table without the cells that say who does it and when; undefined where it has none. */
export function withoutCells(row: RowOfPlan, rules: Language): RowOfPlan | undefined {
  const endsInTime = row.when !== undefined && row.what.endsWith(row.when)
  if ((endsSentence.test(row.what) && !endsInTime) || !/[:;]/u.test(row.what)) return undefined
  const named = withoutNamedCells(row, rules)
  if (named.what !== row.what) return { ...named, what: withoutOwner(named, rules) }
  const what = withoutOwner({ ...row, what: withoutBareCells(row, rules) }, rules)
  return what === row.what || what.trim() === '' ? undefined : { ...row, what }
}

function withoutNamedCells(row: RowOfPlan, rules: Language): RowOfPlan {
  let { when } = row
  let isFirst = true
  const isWho = (head: string, cell: string): boolean =>
    cell === row.who && namesWho({ columns: [head] }, rules)
  const isWhen = (head: string, cell: string): boolean => {
    if (cell.length > longestTime || !/[\p{L}\p{N}]/u.test(cell)) return false
    if (row.when === undefined) return namesWhen(head, rules)
    return cell.includes(row.when) && (isTime(head, rules) || isAlmost(cell, row.when))
  }
  const what = row.what.replace(namedCell, (whole, _, head: string, cell: string) => {
    if (isWho(head, cell.trim())) return ''
    if (isWhen(head, cell)) {
      when = cell.trim()
      return ''
    }
    const said = isFirst ? whole.replace(/^;/u, ':') : whole
    isFirst = false
    return said
  })
  return { what, who: row.who, when }
}

function isAlmost(cell: string, day: string): boolean {
  return cell.length - day.length <= mostBesideDay
}

function isTime(head: string, rules: Language): boolean {
  return namesWhen(head, rules) || rules.phrases.whenColumn.test(head)
}

/** `Alert on old slots: Noor Castellane; 3 Oct 2025; open` as `Alert on old slots: open`. */
function withoutBareCells({ what, who, when }: RowOfPlan, rules: Language): string {
  const at = what.indexOf(': ')
  const cells = what.slice(at < 0 ? 0 : at + 2).split('; ')
  if (who === undefined || when === undefined || cells.length < 2) return what
  const isDay = (cell: string): boolean => findDay(cell, rules) === when && isAlmost(cell, when)
  const left = cells.filter((cell) => cell !== who && cell !== when && !isDay(cell))
  const label = what.slice(0, Math.max(0, at))
  return [label, left.join('; ')].filter(Boolean).join(': ')
}

/** `Farid: What: File the lien` without the one who stands below it, and without the name of the column. */
function withoutOwner({ what, who }: RowOfPlan, { phrases }: Language): string {
  const said = who !== undefined && what.startsWith(`${who}: `) ? what.slice(who.length + 2) : what
  const [head = ''] = /^[^:]{1,20}(?=: )/u.exec(said) ?? []
  return said !== what && phrases.whatColumn.test(head) ? said.slice(head.length + 2) : said
}

/** A row of a plan in one line: `File the lien – Farid, 7 November 2025`; undefined where it has more cells. */
export function inOneLine({ what, who, when }: RowOfPlan): string | undefined {
  if (what.includes('; ')) return undefined
  return [what, [who, when].filter(Boolean).join(', ')].filter(Boolean).join(' – ')
}
