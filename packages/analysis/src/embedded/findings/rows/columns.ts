import type { Spot } from '../../../text/layout-rows.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Row } from './row.ts'

const longestLine = 300
const mostWordsOfName = 5
const farthest = 3
const sumOrDate = /\p{Sc}\s?\p{N}|^\p{N}[\p{N}.,'’]*$/u

/** The cells of a row that spaces part; none where its line is not whole or too long. */
export function spotsOf(content: string, { start, end }: Sentence, fewestSpaces = 3): Spot[] {
  const raw = content.slice(start, end)
  if (raw.length > longestLine || raw.includes('\n')) return []
  const before = start - (content.lastIndexOf('\n', start - 1) + 1)
  const gap = new RegExp(` {${fewestSpaces},}`, 'u')
  const spots: Spot[] = []
  let at = 0
  for (const cell of raw.split(gap)) {
    const from = raw.indexOf(cell, at)
    at = from + cell.length
    const text = flattenSpace(cell)
    if (text !== '') spots.push({ start: before + from, end: before + at, text })
  }
  return spots
}

/** A row of as many cells as its header has names, where two spaces part some of them. */
export function splitLike(content: string, sentence: Sentence, row: Row, header: Row): Row {
  if (row.spots.length < 2 || row.spots.length >= header.spots.length) return row
  const spots = spotsOf(content, sentence, 2)
  if (spots.length !== header.spots.length) return row
  const cells = spots.map(({ text }) => text)
  return { ...row, cells, places: cells, spots }
}

/** A row with each cell in the place of the name that stands above it; as it was where that is not clear. */
export function placedUnder(row: Row, header: Row): Row {
  const { spots } = row
  if (spots.length < 2 || header.spots.length < 2 || spots.length > header.spots.length) return row
  const places = header.spots.map(() => '')
  let last = -1
  for (const [at, spot] of spots.entries()) {
    const column = at === 0 ? 0 : nearestTo(spot, header.spots)
    if (column <= last) return row
    places[column] = spot.text
    last = column
  }
  return { ...row, places }
}

function nearestTo(spot: Spot, names: readonly Spot[]): number {
  let best = 0
  for (const [at, name] of names.entries()) {
    const nearest = names[best]
    if (nearest === undefined || apart(spot, name) < apart(spot, nearest)) best = at
  }
  return best
}

/** How far two cells are from standing above one another. */
function apart(one: Spot, other: Spot): number {
  return Math.max(0, one.start - other.end, other.start - one.end)
}

/** The names of columns on the line above the first row of a table, with none above the names of its rows. */
export function namesAbove(
  content: string,
  sentence: Sentence | undefined,
  first: Row,
  start: number,
): Row | undefined {
  const [name, ...values] = first.spots
  if (sentence === undefined || name === undefined || values.length === 0) return undefined
  if (!/^[^\S\n]*\n[^\S\n]*$/u.test(content.slice(sentence.end, start))) return undefined
  const spots = spotsOf(content, sentence)
  if (spots.length !== values.length || !spots.every((spot, at) => isAbove(spot, values[at]))) {
    return undefined
  }
  if ((spots[0]?.start ?? 0) <= name.end) return undefined
  const corner = { start: 0, end: name.end, text: '' }
  const all = [corner, ...spots]
  const cells = all.map(({ text }) => text)
  return { cells, places: cells, isDashed: false, spots: all }
}

function isAbove(name: Spot, value: Spot | undefined): boolean {
  if (value === undefined || apart(name, value) > farthest) return false
  const { text } = name
  return roughWordCount(text) <= mostWordsOfName && !/[.:;!?]$/u.test(text) && !sumOrDate.test(text)
}
