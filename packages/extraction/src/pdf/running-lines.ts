import type { Line } from './lines.ts'

const edgeLines = 3
const minPages = 3
const minShare = 0.5
const nearY = 6

/** The lines of a page by region, in reading order. */
export type PageLines = readonly (readonly Line[])[]

function skeleton(text: string): string {
  return text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().toLowerCase()
}

const pageNumberOnly =
  /^(?:[-|\u2013\u2014]\s?)?(?:page |p\. ?)?#(?: ?(?:of|\/) ?#)?(?: ?[-|\u2013\u2014])?$|^[ivxlc]{1,6}$/

function edges(page: PageLines): Line[] {
  const byHeight = page.flat().sort((a, b) => a.y - b.y)
  const top = byHeight.slice(0, edgeLines)
  const bottom = byHeight.slice(Math.max(edgeLines, byHeight.length - edgeLines))
  return [...top, ...bottom]
}

interface Repeat {
  readonly y: number
  pages: number
}

/**
 * Takes running headers and footers (lines that repeat at the same height at the edge of most pages, numbers
 * aside) out of the pages. The first one of each stays, so nothing that a page says is lost; page numbers go.
 */
export function dropRunningLines(pages: readonly PageLines[]): PageLines[] {
  const withText = pages.filter((page) => page.length > 0).length
  if (withText < minPages) return [...pages]
  const repeats = new Map<string, Repeat[]>()
  for (const page of pages) {
    const counted = new Set<Repeat>()
    for (const line of edges(page)) {
      const key = skeleton(line.text)
      const known = repeats.get(key) ?? []
      const repeat = known.find(({ y }) => Math.abs(y - line.y) <= nearY)
      if (!repeat) repeats.set(key, [...known, { y: line.y, pages: 1 }])
      else if (!counted.has(repeat)) repeat.pages += 1
      if (repeat) counted.add(repeat)
    }
  }
  const least = Math.max(minPages, withText * minShare)
  const shown = new Set<string>()
  return pages.map((page) => {
    const running = new Set(
      edges(page).filter((line) => {
        const key = skeleton(line.text)
        const repeat = repeats.get(key)?.find(({ y }) => Math.abs(y - line.y) <= nearY)
        const isNumber = pageNumberOnly.test(key)
        if (!repeat || repeat.pages < (isNumber ? minPages : least)) return false
        if (isNumber || shown.has(key)) return true
        shown.add(key)
        return false
      }),
    )
    if (running.size === 0) return page
    return page
      .map((region) => region.filter((line) => !running.has(line)))
      .filter((region) => region.length > 0)
  })
}
