import type { Span } from './sentences.ts'

const heading =
  /^(?:table of contents|contents|inhalt|inhaltsverzeichnis|table des matières|sommaire|índice|indice|sumário|inhoud|inhoudsopgave|spis treści|содержание|оглавление|目次|目录|目錄|فهرس(?: المحتويات)?|المحتويات)\s?:?$/iu
const entry = /\S\s+(?:(\d{1,4})|[ivxlc]{1,7})$/iu
/** The number of the page that the list itself stands on. */
const pageAlone = /^(?:\d{1,4}|[ivxlc]{1,7})$/iu
const longestEntry = 160
/** Two entries that were read as one line have no page between them. */
const longestOpen = 300
const leastEntries = 3
/** A list that nothing calls so has more entries, and names headings that come again below. */
const leastUnnamed = 5
const leastNamedBelow = 0.5
const leastPages = 3
const shortestName = 6
/** How many lines there may be from one entry to the next. */
const mostOpen = 3
/** The most pages from one entry to the next: a year at the end of a line is not a page number. */
const longestChapter = 300

/**
 * The places of the lines of tables of contents: entries that end with pages in ascending order, below a heading that says so, or with
 * names that come again as lines of their own. Empty lines and numbers of pages are passed over, and an entry may have two lines. Linear
 * in the number of lines.
 */
export function findContentsLists(lines: readonly string[]): number[] {
  const found: number[] = []
  const counts = new Map<string, number>()
  const letters = lines.map(lettersOf)
  for (const line of letters) counts.set(line, (counts.get(line) ?? 0) + 1)
  // The entry itself is one of them.
  const isNamedBelow = (at: number): boolean => {
    const name = letters[at] ?? ''
    return name.length >= shortestName && (counts.get(name) ?? 0) > 1
  }
  let at = 0
  while (at < lines.length) {
    if (lines[at] === '') {
      at += 1
      continue
    }
    const isHead = heading.test(lines[at] ?? '')
    const { entries, others, pages } = entriesFrom(lines, isHead ? at + 1 : at)
    const isList = isHead
      ? entries.length >= leastEntries
      : entries.length >= leastUnnamed &&
        pages.size >= leastPages &&
        entries.filter(isNamedBelow).length >= leastNamedBelow * entries.length
    const list = [...(isHead ? [at] : []), ...entries, ...others].sort((one, other) => one - other)
    if (isList) for (const line of list) found.push(line)
    at = Math.max(at, list.at(-1) ?? at) + 1
  }
  return found
}

function lettersOf(line: string): string {
  return line.toLowerCase().replace(/[^\p{L}]/gu, '')
}

interface Entries {
  /** The last line of each entry. */
  readonly entries: readonly number[]
  /** First lines of entries that have two, and numbers of pages. */
  readonly others: readonly number[]
  readonly pages: ReadonlySet<number>
}

function entriesFrom(lines: readonly string[], from: number): Entries {
  const entries: number[] = []
  const others: number[] = []
  /** What is of the list only if another entry follows. */
  let open: number[] = []
  const pages = new Set<number>()
  let page = 0
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const next = pageOf(line, page)
    if (next !== undefined) {
      entries.push(at)
      others.push(...open)
      open = []
      page = next
      pages.add(page)
    } else if (entries.length === 0 || line.length > longestOpen) break
    else if (open.length === mostOpen) break
    else if (open.some((one) => !pageAlone.test(lines[one] ?? '')) && !pageAlone.test(line)) break
    else open.push(at)
  }
  return { entries, others, pages }
}

function pageOf(line: string, before: number): number | undefined {
  const match = line.length > longestEntry ? null : entry.exec(line)
  if (match === null) return undefined
  const page = Number(match[1] ?? before)
  return page < before || page > before + longestChapter ? undefined : page
}

/** Where the lines of tables of contents are in a text. */
export function contentsSpans(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  const lines = text.split('\n').map((line) => {
    spans.push({ start, end: start + line.length })
    start += line.length + 1
    return line.length > longestOpen ? line.slice(0, longestOpen + 1) : line.trim()
  })
  return findContentsLists(lines).flatMap((at) => spans[at] ?? [])
}
