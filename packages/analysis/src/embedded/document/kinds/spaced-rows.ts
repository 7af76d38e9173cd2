import { closeUp, flattenSpace } from '../../../text/normalize.ts'

const fewestRows = 3
/** A label and its value, some spaces apart. */
const twoCells = /^(\S+(?: \S+){0,3}) {3,}(\S.*)$/u
const capitals = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u

/** What stands in rows of labels and values: `Minutes   R. Vale`, `Sent to   Internal Audit`. It names who or what, and no paper. */
export function cellsOfRows(lines: readonly string[]): ReadonlySet<string> {
  const cells = new Set<string>()
  let run: string[][] = []
  for (const line of [...lines, '']) {
    const [, ...parts] = twoCells.exec(closeUp(line.trim())) ?? []
    if (parts.length > 0) {
      run.push(parts)
      continue
    }
    // Above the first row a title may stand beside a date.
    if (run.length >= fewestRows) for (const row of run.slice(1)) addTo(cells, row)
    run = []
  }
  return cells
}

function addTo(cells: Set<string>, row: readonly string[]): void {
  for (const cell of row) if (!capitals.test(cell)) cells.add(flattenSpace(cell))
}
