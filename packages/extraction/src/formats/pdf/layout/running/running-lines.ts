import { median } from '../../../../document/median.ts'
import type { Line } from '../lines.ts'
import { numberedEdges } from './numbered-edges.ts'

const edgeLines = 3
const minPages = 3
const mostLarger = 1.1
const longestNumber = 40
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

/** A likeness with a number that is that of the page. */
const countsPages = /#1(?!\d)/

const numberOfPages =
  /^[-|\u2013\u2014]?\s?(?:\p{L}{1,8}\.?\s?)?(\d+)\s?(?:of|\/|von|de|di|van|sur|z|из)\s?(\d+)[-|\u2013\u2014\s]*$/iu

/** Whether a line says which page of how many it is on: so it does even where there are but two. */
function tellsPage({ text }: Line, index: number, pages: number): boolean {
  if (text.length > longestNumber) return false
  const [, number, total] = numberOfPages.exec(text.trim()) ?? []
  return Number(number) === index + 1 && Number(total) === pages
}

/**
 * What a line would have in common with its like on other pages: its very text, or its text with one number that
 * counts up with the pages. Lines that differ in any other number are not alike.
 */
function likenesses(text: string, pageIndex: number): string[] {
  const plain = text.replace(/\s+/g, ' ').trim().toLowerCase()
  const keys = [plain]
  const numbers = [...plain.matchAll(/\d{1,5}/g)]
  for (const match of new Set([...numbers.slice(0, maxNumbers), ...numbers.slice(-2)])) {
    const [number] = match
    const rest = plain.slice(match.index + number.length)
    keys.push(`${plain.slice(0, match.index)}#${Number(number) - pageIndex}${rest}`)
  }
  return keys
}

function edges(page: PageLines, count = edgeLines): Line[] {
  const byHeight = page.flat().sort((a, b) => a.y - b.y)
  const top = byHeight.slice(0, count)
  const bottom = byHeight.slice(Math.max(count, byHeight.length - count))
  return [...top, ...bottom].filter(({ text }) => text.split('\t').length <= mostCells)
}

/** The first and last line of a page, unless in large letters: all that is beyond doubt where there are but two pages. */
function outerLines(page: PageLines): Line[] {
  const usual = median(page.flat().map(({ size }) => size))
  return edges(page, 1).filter(({ size }) => size <= mostLarger * usual)
}

/** The lines of a page that may repeat on others. */
function edgesToCompare(page: PageLines, withText: number): Line[] {
  if (withText < 2) return []
  return withText < minPages ? outerLines(page) : edges(page)
}

function lengthOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

interface Repeat {
  readonly y: number
  pages: number
}

/** How many pages hold text. */
export function countPages(pages: readonly PageLines[]): number {
  return pages.filter((page) => page.length > 0).length
}

/**
 * Takes running headers and footers (lines that repeat at the same height at the edge of most pages, page
 * numbers aside) out of the pages. The first one of each stays, and those of pages that hold nothing else, so nothing that a
 * page says is lost; page numbers go. `onlyNumbers`: all that repeats stays, but for page
 * numbers and lines at the foot that tell them.
 */
export function dropRunningLines(pages: readonly PageLines[], onlyNumbers = false): PageLines[] {
  const withText = countPages(pages)
  const fewest = Math.max(2, Math.min(minPages, withText))
  const repeats = new Map<string, Repeat[]>()
  const find = (key: string, line: Line) =>
    repeats.get(key)?.find(({ y }) => Math.abs(y - line.y) <= nearY)
  const addRepeat = (key: string, y: number) => {
    const known = repeats.get(key)
    if (!known) repeats.set(key, [{ y, pages: 1 }])
    else if (known.length < mostHeights) known.push({ y, pages: 1 })
  }
  const edgesOf = pages.map((page) => edgesToCompare(page, withText))
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
  const least = Math.max(fewest, withText * minShare)
  const shown = new Set<string>()
  const pagesOf = (key: string, line: Line) => find(key, line)?.pages ?? 0
  const repeatedKeys = (line: Line, least: number) =>
    (keysOf.get(line) ?? []).filter((key) => pagesOf(key, line) >= least)
  const feet = new Set(onlyNumbers ? pages.map((page) => edges(page, 1).at(-1)) : [])
  const mayRun = (line: Line, key: string) =>
    !onlyNumbers || (feet.has(line) && countsPages.test(key))
  const told = new Set([
    ...numberedEdges(pages),
    ...pages.flatMap((page, index) =>
      edges(page).filter((line) => tellsPage(line, index, pages.length)),
    ),
  ])
  const isPageNumber = (line: Line) =>
    told.has(line) || repeatedKeys(line, fewest).some((key) => pageNumberOnly.test(key))
  const isRunning = (line: Line) => {
    if (isPageNumber(line)) return true
    const repeated = repeatedKeys(line, least).filter((key) => mayRun(line, key))
    if (repeated.some((key) => shown.has(key))) return true
    for (const key of repeated) shown.add(key)
    return false
  }
  const found = edgesOf.map((lines, index) => {
    if (told.size === 0) return lines.filter(isRunning)
    const others = (pages[index] ?? []).flat().filter((line) => told.has(line))
    return [...new Set([...lines.filter(isRunning), ...others])]
  })
  // Samples and forms that say nearly the same on each page have no running lines.
  const isContent =
    found.some(({ length }) => length > 0) &&
    lengthOf(found.flat()) > mostShare * lengthOf(pages.flat(2))
  return pages.map((page, index) => {
    const lines = found[index] ?? []
    if (lines.length === 0) return page
    const isWholePage = lines.length === page.flat().length
    const running = new Set(isContent || isWholePage ? lines.filter(isPageNumber) : lines)
    return page
      .map((region) => region.filter((line) => !running.has(line)))
      .filter((region) => region.length > 0)
  })
}
