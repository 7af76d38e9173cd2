import { roughWordCount } from './normalize.ts'

/** A cell and where it stands on its line. */
export interface Spot {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A row of a table that only spaces part, with the lines on which its cells go on. */
export interface LayoutRow {
  /** From the beginning of its first line to the end of its last one. */
  readonly start: number
  readonly end: number
  readonly cells: readonly Spot[]
}

interface Line {
  readonly start: number
  readonly end: number
  readonly cells: readonly Spot[]
}

const longestLine = 240
const mostLines = 80
const fewestLines = 3
const fewestCells = 3
const deepestIndent = 4
const farthest = 1
const mostWordsOfName = 3
const leastOfColumn = 0.6

/** Rows of tables in which a cell goes on below itself, by where their first lines begin; all rows of such a table. */
export function layoutRows(text: string): ReadonlyMap<number, LayoutRow> {
  const found = new Map<number, LayoutRow>()
  if (!text.includes('   ')) return found
  let group: Line[] = []
  const close = (): void => {
    if (group.length >= fewestLines) for (const row of rowsOf(group)) found.set(row.start, row)
    group = []
  }
  for (let start = 0; start < text.length; ) {
    const at = text.indexOf('\n', start)
    const end = at < 0 ? text.length : at
    const cells = end - start > longestLine ? [] : cellsOf(text.slice(start, end))
    if (cells.length === 0 || group.length === mostLines) close()
    if (cells.length > 0) group.push({ start, end, cells })
    start = end + 1
  }
  close()
  return found
}

/** The row whose first line begins with what stands at a place. */
export function rowAt(
  text: string,
  rows: ReadonlyMap<number, LayoutRow>,
  at: number,
): LayoutRow | undefined {
  return rows.size === 0 ? undefined : rows.get(text.lastIndexOf('\n', at) + 1)
}

/** What two spaces or more part on a line; nothing where bars or tabs do. */
function cellsOf(line: string): Spot[] {
  if (line.includes('|') || line.includes('\t')) return []
  const bare = line.trim()
  if (!bare.includes('  ')) {
    const start = line.length - line.trimStart().length
    return bare === '' ? [] : [{ start, end: start + bare.length, text: bare }]
  }
  return [...line.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    text,
  }))
}

function rowsOf(group: readonly Line[]): LayoutRow[] {
  const counts = new Map<number, number>()
  for (const { cells } of group) {
    for (const { start } of cells) counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  const lines = group.map((line) => ({
    ...line,
    cells: joinedAcross(line.cells, ({ start }) => (counts.get(start) ?? 0) > 1),
  }))
  const widest = Math.max(...lines.map(({ cells }) => cells.length))
  const columns = [...counts].filter(([, count]) => count >= leastOfColumn * group.length)
  const rows: LayoutRow[] = []
  let isWrapped = false
  for (const [at, line] of lines.entries()) {
    const row = rows.at(-1)
    const isNext = row !== undefined && row.end + 1 === line.start
    const isOverRows = rows.length === 1 && row !== undefined && namesOver(row, line, lines[at + 1])
    if (isNext && (isOverRows || goesOn(row, line, counts))) {
      rows[rows.length - 1] = joined(row, line)
      isWrapped = true
    } else if (line.cells.length > 1) {
      const mayPart = rows.length > 0 && line.cells.length < widest
      const cells = mayPart ? partedAt(line.cells, columns) : line.cells
      if (cells.length > line.cells.length) isWrapped = true
      rows.push({ ...line, cells })
    }
  }
  return isWrapped && rows.some(({ cells }) => cells.length >= fewestCells) ? rows : []
}

/** Two spaces part cells only where another line has a cell that begins there. */
function joinedAcross(cells: readonly Spot[], isColumn: (cell: Spot) => boolean): Spot[] {
  const whole: Spot[] = []
  for (const cell of cells) {
    const before = whole.at(-1)
    if (before === undefined || cell.start - before.end > 2 || isColumn(cell)) whole.push(cell)
    else whole[whole.length - 1] = { ...before, end: cell.end, text: `${before.text} ${cell.text}` }
  }
  return whole
}

/** A cell that fills its column is only one space from the next one. */
function partedAt(cells: readonly Spot[], columns: readonly (readonly [number, number])[]): Spot[] {
  return cells.flatMap((cell) => {
    const inside = columns
      .map(([column]) => column - cell.start)
      .filter((at) => at > 0 && cell.text[at - 1] === ' ')
    const [at] = inside
    if (at === undefined || inside.length > 1 || cell.text.length !== cell.end - cell.start)
      return [cell]
    const [first, second] = [cell.text.slice(0, at - 1), cell.text.slice(at)]
    return [
      { start: cell.start, end: cell.start + at - 1, text: first },
      { start: cell.start + at, end: cell.end, text: second },
    ]
  })
}

/** Whether a line only says what goes on from the cells of the row above it. */
function goesOn(row: LayoutRow, { cells }: Line, counts: ReadonlyMap<number, number>): boolean {
  const [first] = cells
  const [name, second] = row.cells
  if (first === undefined || name === undefined || second === undefined) return false
  if (cells.length > row.cells.length || cells.some(({ text }) => isOwn(text))) return false
  if (isLineOfRecord(row, cells)) return false
  const isUnderName = first.start <= name.start + deepestIndent && first.end <= second.start
  if (isUnderName && (first.start < name.start || !opensAsRest(first.text))) return false
  if (!isUnderName && first.start < second.start - farthest) return false
  const others = isUnderName ? cells.slice(1) : cells
  if (!others.every((cell) => cellOver(row, cell) !== undefined)) return false
  if (isUnderName || cells.length > 1) return others.every(({ text }) => opensAsRest(text))
  return row.cells.length >= fewestCells && (counts.get(first.start) ?? 0) > 2
}

/** Names of columns on two lines: `Price per | Price from` and `month | 1 May` above figures, with nothing more above the names of the rows. */
function namesOver(row: LayoutRow, { cells }: Line, below: Line | undefined): boolean {
  const [first] = cells
  const [name] = below?.cells ?? []
  if (first === undefined || name === undefined || first.start <= name.end) return false
  const isShort = cells.every(({ text }) => roughWordCount(text) <= mostWordsOfName)
  if (!isShort || row.cells.some(({ text }) => hasFigure.test(text))) return false
  if (!below?.cells.slice(1).some(({ text }) => hasFigure.test(text))) return false
  return cells.length > 1 && cells.every((cell) => cellOver(row, cell) !== undefined)
}

const hasFigure = /\p{N}/u
const figureAlone = /^[(+−–-]?\s?(?:\p{Sc}|[A-Z]{3}\s)?\s?\p{N}[\p{N}.,'’\s]*(?:%|\p{Sc}|\*)?\)?$/u

const item = /^(?:[-–—•*▪]|\(?(?:\p{L}|\p{N}{1,2}|[ivx]{1,4})[.)])(?:\s|$)/u

/** A figure, a rule or an item of a list says something by itself. */
function isOwn(text: string): boolean {
  return figureAlone.test(text) || !/[\p{L}\p{N}]/u.test(text) || item.test(text)
}

const labeled = /^\p{Lu}[\p{L} ]{1,24}[:：] +\S/u

/** `Correct by: 3 May` below the number and the grade of a record, which goes on in its last cell if in any. */
function isLineOfRecord({ cells: above }: LayoutRow, cells: readonly Spot[]): boolean {
  const [first] = cells
  const last = above.at(-1)
  if (first === undefined || last === undefined || cells.length > 1) return false
  return first.start < last.start - farthest && labeled.test(first.text)
}

function opensAsRest(text: string): boolean {
  return /^[\p{Ll}\p{Script=Han}(]/u.test(text)
}

function cellOver({ cells }: LayoutRow, { start, end }: Spot): number | undefined {
  const at = cells.findIndex(
    (cell) => Math.abs(cell.start - start) <= farthest || Math.abs(cell.end - end) <= farthest,
  )
  return at < 0 ? undefined : at
}

function joined(row: LayoutRow, { cells, end }: Line): LayoutRow {
  const whole = [...row.cells]
  for (const cell of cells) {
    const at = cellOver(row, cell) ?? 0
    const above = whole[at]
    if (above !== undefined) whole[at] = { ...above, text: joinedText(above.text, cell.text) }
  }
  return { start: row.start, end, cells: whole }
}

/** `Einkommen-` and `steuer`, but not `Gas-` and `und Stromkosten`. */
function joinedText(above: string, below: string): string {
  const isParted = /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below)
  if (!isParted || /^(?:und|oder|bzw|and|or|en|of)(?!\p{L})/u.test(below))
    return `${above} ${below}`
  return `${above.slice(0, -1)}${below}`
}
