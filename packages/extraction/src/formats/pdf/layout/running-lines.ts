import type { Line } from './lines.ts'

const edgeLines = 3
const minPages = 3
const minShare = 0.5
const nearY = 6
const mostCells = 4
const mostHeights = 200
const mostShare = 0.5

/** The lines of a page by region, in reading order. */
export type PageLines = readonly (readonly Line[])[]

const maxNumbers = 4
const pageNumberOnly =
  /^(?:[-|\u2013\u2014]\s?)?(?:page |p\. ?|seite )?#-?\d+(?: ?(?:of|\/|von|de) ?\d+)?(?: ?[-|\u2013\u2014])?$/

/**
 * What a line would have in common with its like on other pages: its very text, or its text with one number that
 * counts up with the pages. Lines that differ in any other number are not alike.
 */
function likenesses(text: string, pageIndex: number): string[] {
  const plain = text.replace(/\s+/g, ' ').trim().toLowerCase()
  const keys = [plain]
  for (const match of [...plain.matchAll(/\d{1,5}/g)].slice(0, maxNumbers)) {
    const [number] = match
    const rest = plain.slice(match.index + number.length)
    keys.push(`${plain.slice(0, match.index)}#${Number(number) - pageIndex}${rest}`)
  }
  return keys
}

function edges(page: PageLines): Line[] {
  const byHeight = page.flat().sort((a, b) => a.y - b.y)
  const top = byHeight.slice(0, edgeLines)
  const bottom = byHeight.slice(Math.max(edgeLines, byHeight.length - edgeLines))
  return [...top, ...bottom].filter(({ text }) => text.split('\t').length <= mostCells)
}

function lengthOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

interface Repeat {
  readonly y: number
  pages: number
}

/**
 * Takes running headers and footers (lines that repeat at the same height at the edge of most pages, page
 * numbers aside) out of the pages. The first one of each stays, and those of pages that hold nothing else, so nothing that a
 * page says is lost; page numbers go.
 */
export function dropRunningLines(pages: readonly PageLines[]): PageLines[] {
  const withText = pages.filter((page) => page.length > 0).length
  if (withText < minPages) return [...pages]
  const repeats = new Map<string, Repeat[]>()
  const find = (key: string, line: Line) =>
    repeats.get(key)?.find(({ y }) => Math.abs(y - line.y) <= nearY)
  const addRepeat = (key: string, y: number) => {
    const known = repeats.get(key)
    if (!known) repeats.set(key, [{ y, pages: 1 }])
    else if (known.length < mostHeights) known.push({ y, pages: 1 })
  }
  const edgesOf = pages.map(edges)
  const keysOf = new Map<Line, string[]>()
  for (const [index, lines] of edgesOf.entries()) {
    const counted = new Set<Repeat>()
    for (const line of lines) {
      const keys = likenesses(line.text, index)
      keysOf.set(line, keys)
      for (const key of keys) {
        const repeat = find(key, line)
        if (!repeat) addRepeat(key, line.y)
        else if (!counted.has(repeat)) repeat.pages += 1
        if (repeat) counted.add(repeat)
      }
    }
  }
  const least = Math.max(minPages, withText * minShare)
  const shown = new Set<string>()
  const pagesOf = (key: string, line: Line) => find(key, line)?.pages ?? 0
  const repeatedKeys = (line: Line, least: number) =>
    (keysOf.get(line) ?? []).filter((key) => pagesOf(key, line) >= least)
  const isPageNumber = (line: Line) =>
    repeatedKeys(line, minPages).some((key) => pageNumberOnly.test(key))
  const isRunning = (line: Line) => {
    if (isPageNumber(line)) return true
    const repeated = repeatedKeys(line, least)
    if (repeated.some((key) => shown.has(key))) return true
    for (const key of repeated) shown.add(key)
    return false
  }
  const found = edgesOf.map((lines) => lines.filter(isRunning))
  // Samples and forms that say nearly the same on each page have no running lines.
  const isContent = lengthOf(found.flat()) > mostShare * lengthOf(pages.flat(2))
  return pages.map((page, index) => {
    const lines = found[index] ?? []
    const isWholePage = lines.length === page.flat().length
    const running = new Set(isContent || isWholePage ? lines.filter(isPageNumber) : lines)
    if (running.size === 0) return page
    return page
      .map((region) => region.filter((line) => !running.has(line)))
      .filter((region) => region.length > 0)
  })
}
