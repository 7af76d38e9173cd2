import type { Language } from '../../languages/load-language.ts'

/** What was decided on the thing that a row names. */
export type Verdict = 'granted' | 'refused'

const longest = 140

/** What a cell says was decided, where it begins with that: `Granted, on conditions`. */
export function verdictIn(cell: string, { phrases }: Language): Verdict | undefined {
  if (cell.length > longest) return undefined
  if (phrases.opensRefused.test(cell)) return 'refused'
  return phrases.opensGranted.test(cell) ? 'granted' : undefined
}

const headOfCell = /^[^:]{1,30}: /u

/** What a cell of a row says was decided: `Refund of the fee: Ruling: denied; Vote: 5-0`. */
export function verdictInRow(row: string, language: Language): Verdict | undefined {
  const said = row.split('; ').map((cell) => verdictIn(cell.replace(headOfCell, ''), language))
  return said.find((verdict) => verdict !== undefined)
}
