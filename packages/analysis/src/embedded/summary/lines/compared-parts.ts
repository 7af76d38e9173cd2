import type { Reading } from '../../document/read.ts'
import type { NamedPart } from './named-part.ts'

const mostCells = 12
const rowsOfHeader = 2
const longestRow = 300
const parted = /\s*\|\s*|\t+|\s{2,}/u
/** `4.1 Main pool.`, `Industrial air. Two customers …`: a name alone on its line, or in front of what is said of it. */
const nameLine =
  /^[^\S\n]*(?:#{1,4}[^\S\n]+|\p{N}{1,2}(?:\.\p{N}{1,2}){0,3}\.?[^\S\n]+)?(\p{Lu}[^\n|.:;]{1,40}?)(?:\.(?=[^\S\n]+\S)|[.:]?[^\S\n]*$)/gmu

/** What a table compares and the text then tells of one after the other: the columns of a table, in a report its rows too. */
export function comparedParts(reading: Reading): NamedPart[] {
  const { content, headings } = reading
  const tables = tablesByName(reading)
  const starts = new Set(headings.map(({ start }) => start))
  const lines = [...content.matchAll(nameLine)].flatMap((line) => {
    const [whole, name = ''] = line
    const start = line.index + whole.indexOf(name)
    const end = start + name.length
    const isRunIn = content[end] === '.' && content[end + 1] !== '\n'
    const compared = tables.get(name.toLowerCase()) ?? tables.get(firstWord(name))
    return compared === undefined || !(isRunIn || starts.has(start))
      ? []
      : [{ start, end, name, isRunIn, compared }]
  })
  const isOneOfSeveral = (one: (typeof lines)[number]): boolean =>
    lines.some(
      (other) =>
        other.name !== one.name && [...other.compared].some((table) => one.compared.has(table)),
    )
  return lines.filter(isOneOfSeveral).map(({ start, end, isRunIn }) => ({
    start,
    end: isRunIn ? endOfParagraph(content, end) : nextStart(reading, end),
    name: { start, end },
    number: '',
  }))
}

function firstWord(name: string): string {
  const [first = '', ...others] = name.toLowerCase().split(' ')
  return others.length === 1 ? first : ''
}

function endOfParagraph(content: string, from: number): number {
  const gap = content.indexOf('\n\n', from)
  return gap < 0 ? content.length : gap
}

function nextStart({ content, headings }: Reading, from: number): number {
  return headings.find(({ start }) => start > from)?.start ?? content.length
}

/** In which tables, counted from the first, each of their names stands. */
function tablesByName({ content, type }: Reading): ReadonlyMap<string, ReadonlySet<number>> {
  const names = new Map<string, Set<number>>()
  let table = 0
  let rank = 0
  for (const line of content.split('\n')) {
    const row = line.trim()
    const cells = row.length > longestRow ? [] : row.split(parted, mostCells).filter(Boolean)
    if (cells.length < 2) {
      if (rank > 0) table += 1
      rank = 0
      continue
    }
    const [label = '', ...columns] = cells
    const told = [
      ...(type.genre === 'report' ? [label] : []),
      ...(rank < rowsOfHeader ? columns : []),
    ]
    for (const name of told.map((one) => one.toLowerCase()))
      names.set(name, (names.get(name) ?? new Set()).add(table))
    rank += 1
  }
  return names
}
