import { findContentsLists } from './contents-list.ts'
import { isRule, looksLikeHeading, startsItem } from './lines.ts'
import { flattenSpace } from './normalize.ts'
import type { Span } from './sentences.ts'

const maxRunningLength = 120
const leastRuns = 4
/** Between two heads of pages stands most of a page; rows of tables follow each other closely. */
const leastGap = 500
const usualGap = 10_000
/** A shorter line before an empty one is taken to end there. */
const leastLineLength = 40
const pageLabel =
  /^(?:\[?\s*(?:page|seite|p\.|página|pagina|pag\.|стр\.?|страница)\s*\d{1,4}\s*\]?(?:\s*(?:[-–/]|of|von|de|di|van|sur|из)\s*\d{1,4})?|[-–—]\s*\d{1,4}\s*[-–—])$/iu
const bareNumber = /^\d{1,4}$/
const pageAtEnd = /[\divxlc]{1,6}$/iu
const leastDots = 4
const numberAtAnEnd = /^\d{1,4}(?=\s)|(?:\[\s*(?:page|seite)\s*)?\d{1,4}\s*\]?$/iu
const ended = /[.!?…。！？؟۔।:;]["'”’»)\]]*$/u
const wordBreak = /\p{L}-$/u

/**
 * The text with everything that belongs to pages and not to what they say replaced by spaces: running lines (one without a
 * number is left its first time), page numbers, lines of a table of contents, rules and empty blanks. A sentence that such lines, or a page
 * break, cut in two is whole again. Every offset stays as it is. Linear in the length of the text.
 */
export function hidePageFurniture(text: string): string {
  const lines = splitLines(text)
  const ofPages = new Set([
    ...findRunningLines(lines),
    ...findContentsLists(lines.map(({ words }) => words)),
  ])
  const out: string[] = []
  let last: string | undefined
  let gap: 'none' | 'blank' | 'page' = 'none'
  for (const [at, { start, end, words }] of lines.entries()) {
    const isPage = ofPages.has(at) || isFurniture(words)
    if (isPage || words === '') {
      out.push(`${' '.repeat(end - start)}\n`)
      if (isPage || gap === 'none') gap = isPage ? 'page' : 'blank'
      continue
    }
    const isLong = last !== undefined && last.length >= (gap === 'page' ? 1 : leastLineLength)
    if (gap !== 'none' && last !== undefined && isLong && goesOn(last, words)) closeGap(out)
    out.push(`${text.slice(start, end)}\n`)
    last = words
    gap = 'none'
  }
  return out.join('').slice(0, text.length)
}

interface Line extends Span {
  readonly words: string
}

function splitLines(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  while (start < text.length) {
    const at = text.indexOf('\n', start)
    const end = at === -1 ? text.length : at
    const isShort = end - start <= 2 * maxRunningLength
    const words = isShort
      ? flattenSpace(text.slice(start, end))
      : text.slice(start, start + 60).trimStart() + text.slice(end - 60, end).trimEnd()
    lines.push({ start, end, words })
    start = end + 1
  }
  return lines
}

function isFurniture(line: string): boolean {
  if (line === '') return false
  if (isRule(line) || !/[\p{L}\p{N}]/u.test(line)) return true
  return line.length <= maxRunningLength && (pageLabel.test(line) || isContentsEntry(line))
}

/** `Title of a section ........ 12` */
function isContentsEntry(line: string): boolean {
  const page = pageAtEnd.exec(line)
  if (page === null) return false
  let dots = 0
  for (let at = page.index - 1; at >= 0 && /[.…\s]/u.test(line.charAt(at)); at -= 1) {
    if (line.charAt(at) === '.') dots += 1
    else if (line.charAt(at) === '…') dots += leastDots - 1
  }
  return dots >= leastDots
}

/** Lines that come back from page to page, without a number each from its second time on, and the numbers of pages. */
function findRunningLines(lines: readonly Line[]): ReadonlySet<number> {
  const seen = new Map<string, number[]>()
  for (const [at, { words }] of lines.entries()) {
    if (words.length < 3 || words.length > maxRunningLength || /^[\p{L}\p{N}]+$/u.test(words))
      continue
    const key = keyOf(words)
    const places = seen.get(key)
    if (places === undefined) seen.set(key, [at])
    else places.push(at)
  }
  const found = findPageNumbers(lines)
  for (const places of seen.values()) {
    if (places.length < leastRuns || !arePagesApart(places, lines)) continue
    const isNumbered = new Set(places.map((at) => lines[at]?.words)).size > 1
    for (const at of isNumbered ? places : places.slice(1)) found.add(at)
  }
  return found
}

/** Bare numbers that count upwards from page to page. */
function findPageNumbers(lines: readonly Line[]): Set<number> {
  const found = new Set<number>()
  const chains = new Map<number, number[]>()
  for (const [at, { words, start }] of lines.entries()) {
    if (!bareNumber.test(words)) continue
    const before = chains.get(Number(words) - 1) ?? []
    const last = before.at(-1)
    const follows = last !== undefined && start - (lines[last]?.start ?? 0) >= leastGap
    const chain = follows ? before : []
    chain.push(at)
    chains.set(Number(words), chain)
    if (chain.length === leastRuns) for (const place of chain) found.add(place)
    if (chain.length > leastRuns) found.add(at)
  }
  return found
}

/** The line itself or, where it carries the number of its page, without that. */
function keyOf(words: string): string {
  if (startsItem(words) || ended.test(words)) return words
  const bare = words.replace(numberAtAnEnd, '').trim()
  return bare.split(' ').length > 2 ? bare : words
}

/** Never close together, and mostly not farther than pages: copies of a whole text repeat lines, too. */
function arePagesApart(places: readonly number[], lines: readonly Line[]): boolean {
  const gaps = places
    .slice(1)
    .map((at, index) => (lines[at]?.start ?? 0) - (lines[places[index] ?? 0]?.start ?? 0))
    .sort((one, other) => one - other)
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0
  return (gaps[0] ?? 0) >= leastGap && middle <= usualGap
}

/** Whether a line takes up the sentence that the last one before a gap left open. */
function goesOn(last: string, next: string): boolean {
  if (ended.test(last) || looksLikeHeading(last) || startsItem(next)) return false
  return wordBreak.test(last) || /^["'“(]?\p{Ll}/u.test(next)
}

function closeGap(out: string[]): void {
  for (let at = out.length - 1; at >= 0 && out[at]?.trim() === ''; at -= 1) {
    out[at] = ' '.repeat(out[at]?.length ?? 0)
  }
  const last = out.findLastIndex((line) => line.trim() !== '')
  out[last] = `${(out[last] ?? '').slice(0, -1)} `
}
