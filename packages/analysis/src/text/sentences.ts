import {
  afterOrdinal,
  beforeLetters,
  beforeNumbers,
  beforeOrdinal,
  neverFinal,
  sentenceOpeners,
  sometimesFinal,
  units,
} from './abbreviations.ts'
import { insetEnd } from './insets.ts'
import { layoutRows, rowAt } from './layout-rows.ts'
import {
  breaksBetween,
  dotLeader,
  endsEarly,
  isFigureRow,
  isGapRow,
  isRowOfCells,
  type LinesMeasured,
  measureLines,
} from './lines.ts'

/** A half-open range of UTF-16 offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

interface LineGroup extends LinesMeasured {
  /** Where the line after the group begins. */
  readonly end: number
}

const noLines: LineGroup = { end: 0, longest: 0, isList: false }
const maxSentenceLength = 1500
const maxLineLooked = 400
const terminals = /[.!?…。！？｡؟۔।]+/gu
const wideTerminals = /[。！？｡]/u
/** What follows a full stop inside brackets within a sentence of a script without spaces. */
const goesOn = /^\s*[、，,；;]/u
const closers = '"\'”’»)]』」】）〉》⁰¹²³⁴⁵⁶⁷⁸⁹'
/** How the short name of a party is given, after a company whose own name ends in a full stop. */
const definesTerm = /^\((?:[Tt]he |[Hh]ere\w* |each |collectively |["'“‘])/u
const opensWithInitial = /^["'“‘«(]*\p{L}\./u
const markerOnly =
  /^\s*["'“(]*(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|\p{L}|[ivxlc]{1,5}|[IVXLC]{1,5})|(?:art|artikel|article|section|clause|§)\s*\d{1,3})[.)]*$/iu

/** The lines of a text that belong together as one paragraph, item, row or heading, trimmed. */
export function splitBlocks(text: string, rows = layoutRows(text)): Span[] {
  const blocks: Span[] = []
  let blockStart = 0
  let lineStart = 0
  let line = lookAt(text, lineStart, lineEnd(text, lineStart))
  let group = noLines
  while (lineStart < text.length) {
    const row = rows.get(lineStart)
    if (row !== undefined) {
      pushTrimmed(blocks, text, blockStart, row.start)
      pushTrimmed(blocks, text, row.start, row.end)
      blockStart = row.end + 1
      lineStart = blockStart
      line = lookAt(text, lineStart, lineEnd(text, lineStart))
      continue
    }
    const end = lineEnd(text, lineStart)
    const nextStart = end + 1
    const next = nextStart < text.length ? lookAt(text, nextStart, lineEnd(text, nextStart)) : ''
    const inset = next === '' ? insetEnd(text, line, Math.min(end, text.length)) : undefined
    if (inset !== undefined) {
      pushTrimmed(blocks, text, blockStart, inset)
      blockStart = inset + 1
      lineStart = blockStart
      line = lookAt(text, lineStart, lineEnd(text, lineStart))
      continue
    }
    if (lineStart >= group.end) group = groupFrom(text, lineStart)
    if (nextStart >= text.length || breaksBetween(line, next) || endsEarly(line, next, group)) {
      pushTrimmed(blocks, text, blockStart, Math.min(end, text.length))
      blockStart = nextStart
    }
    lineStart = nextStart
    line = next
  }
  return blocks
}

/** The lines up to the next empty one. */
function groupFrom(text: string, start: number): LineGroup {
  const lines: string[] = []
  let at = start
  while (at < text.length) {
    const end = lineEnd(text, at)
    const line = lookAt(text, at, end)
    if (line === '') break
    lines.push(line)
    at = end + 1
  }
  return { end: Math.max(at, start + 1), ...measureLines(lines) }
}

/** Sentences, headings, items and table rows of a text, in order, without the white space around them. Linear in time. */
export function splitSentences(text: string, rows = layoutRows(text)): Span[] {
  const lowerCase = isWrittenWithoutCapitals(text)
  const spans: Span[] = []
  for (const block of splitBlocks(text, rows)) {
    if (rowAt(text, rows, block.start) !== undefined) spans.push(block)
    else splitBlock(text, block, lowerCase, spans)
  }
  return spans
}

/** `Flat:          2. floor, left` on a line of its own. */
const labelAndGap = /^[^.:\n]{2,40}: {3,}\S[^\n]{0,80}$/u

function splitBlock(text: string, block: Span, lowerCase: boolean, spans: Span[]): void {
  const raw = text.slice(block.start, block.end)
  if (isRowOfCells(raw) || isGapRow(raw) || isFigureRow(raw) || labelAndGap.test(raw)) {
    pushBounded(spans, text, block.start, block.end)
    return
  }
  let start = block.start
  for (const match of raw.matchAll(terminals)) {
    const at = block.start + match.index
    const end = boundaryAfter(text, start, { at, marks: match[0] }, block.end, lowerCase)
    if (end === undefined) continue
    pushBounded(spans, text, start, end)
    start = end
  }
  pushBounded(spans, text, start, block.end)
}

/** Where a sentence ends that these terminal marks end; undefined when they do not. */
function boundaryAfter(
  text: string,
  start: number,
  { at, marks }: { at: number; marks: string },
  limit: number,
  lowerCase: boolean,
): number | undefined {
  let end = at + marks.length
  while (end < limit && closers.includes(text.charAt(end))) end += 1
  if (end >= limit) return limit
  // `Inspector ........ Wade Lind`
  if (dotLeader.test(text.slice(Math.max(start, at - 1), end + 1))) return undefined
  if (isInAside(text, start, end, limit)) return undefined
  if (wideTerminals.test(marks)) return goesOn.test(text.slice(end, end + 3)) ? undefined : end
  if (!/\s/u.test(text.charAt(end))) return undefined
  let nextAt = end
  while (nextAt < limit && /\s/u.test(text.charAt(nextAt))) nextAt += 1
  // In `Quotation no. | BW-24817` the edge of a cell is between the two.
  const next = text.slice(nextAt, Math.min(limit, nextAt + 24)).replace(/^\|\s/u, '')
  if (/^["'“‘«(]*\p{Ll}|^\.{4}/u.test(next) && !lowerCase) return undefined
  if (at - start < 12 && markerOnly.test(text.slice(start, end))) return undefined
  if (marks === '.' && end === at + 1 && !endsSentence(text, start, at, next)) return undefined
  return end
}

const longestAside = 240
const opensAside = /^\s*\([^()]*$/u

/** Whether a place is inside a bracket that a sentence opens with: `(Keep this page. Do not return it.)` */
function isInAside(text: string, start: number, end: number, limit: number): boolean {
  if (end - start > longestAside || !opensAside.test(text.slice(start, end))) return false
  const rest = text.slice(end, Math.min(limit, start + longestAside))
  const close = rest.indexOf(')')
  return close >= 0 && !rest.slice(0, close).includes('(')
}

function endsSentence(text: string, start: number, at: number, next: string): boolean {
  const before = text.slice(Math.max(start, at - 24), at)
  const word = /[\p{L}\d.]+$/u.exec(before)?.[0] ?? ''
  const lower = word.toLowerCase().replace(/^\.+/u, '')
  const nextWord = (/^["'“‘«(]*([\p{L}\p{N}]+)/u.exec(next)?.[1] ?? '').toLowerCase()
  if (/^\d{1,2}$/u.test(lower)) {
    const wordBefore = /(\p{L}+)\s+\d{1,2}$/u.exec(before)?.[1]?.toLowerCase() ?? ''
    if (afterOrdinal.has(nextWord) || beforeOrdinal.has(wordBefore)) return false
  }
  if (lower === 'no' || lower === 'nr' || lower === 'art' || lower === 'fig') {
    return !/^(?:[\d(IVX]|[\p{L}/-]{1,6}\d)/u.test(next)
  }
  if (neverFinal.has(lower)) return false
  if (namesNumber.test(before) && /^[\p{N}\p{Lu}/-]*\p{N}/u.test(next)) return false
  if ((beforeNumbers.has(lower) || endsAsStreet.test(lower)) && /^\d/u.test(next)) return false
  if (compass.test(before) && opensStreet.test(next)) return false
  if (citesArticle.test(before) && /^\d/u.test(next)) return false
  if (letterAlone.test(before) && /^\d+[-–]\d/u.test(next)) return false
  if (isNamedByLetter(before)) return true
  if (sometimesFinal.has(lower) && definesTerm.test(next)) return false
  if (units.has(lower)) return !opensSum.test(next)
  const isInitial = /^(?:\p{L}\.)*\p{L}$/u.test(word)
  if (isInitial || sometimesFinal.has(lower) || isShortForm(before, word)) {
    return sentenceOpeners.has(nextWord) && !opensWithInitial.test(next)
  }
  return true
}

/** `Rs. 400`, `EUR 30`, `£5` */
const opensSum =
  /^(?:[\p{Sc}\p{N}]|(?:rs|re|eur|usd|gbp|chf|inr|aud|cad|sfr|fr|kč|zł|r)\.?\s?\p{N})/iu
/** `sq.ft`, `p.c.m`: short pieces that full stops part. */
const dotted = /^(?:\p{Ll}{1,4}\.){1,3}\p{Ll}{1,3}$/u
const withoutVowel = /^[^\P{Ll}aeiouyà-åæè-ïò-öøù-ýÿœąęěėīįōůűūаеёиоуыэюяіїєйα-ω]{2,5}$/u
/** `Wm.`, `Chr.`: a name cut to its consonants. */
const givenName = /^[^\P{Lu}AEIOUYÄÖÜÅÆØÉÈÀÁÓÚ][^\P{Ll}aeiouyà-åæè-ïò-öøù-ýÿœ]{1,3}$/u
/** `nr inw. 0331`, `no. kat. 12`: the second word too tells what the number is of. */
const namesNumber = /(?:^|[^\p{L}])(?:n[or]\.?|n[°º]|№) ?\p{Ll}{2,7}$/iu

/** Whether a word looks like an abbreviation, and like no unit behind its number: `sq.ft.`, `jrng.`, but not `400 km.` */
function isShortForm(before: string, word: string): boolean {
  if (dotted.test(word)) return true
  const isCut = givenName.test(word) || withoutVowel.test(word)
  return isCut && !/\p{N}\s?\p{L}+$/u.test(before)
}

/** `Lindenstr. 12` */
const endsAsStreet = /\p{L}str$/u

/** `2240 N. Alder Street`, `17 S. 4th Ave` */
const compass = /\d\s[NSEW]$/u
const opensStreet =
  /^(?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|place|pl|court|ct|parkway|pkwy|highway|hwy|terrace|circle)(?!\p{L})/iu

/** `article L. 1233-3`; other letters before a number end a sentence: `36 V. 4 cells`. */
const citesArticle = /(?<!\p{L})(?:articles?|art\.?|artículos?|articol[oi]|artigos?) \p{Lu}$/iu
const letterAlone = /(?<!\p{L})\p{Lu}$/u

/** `36 V`, `Annex A`: a letter alone that is no initial of a name. */
function isNamedByLetter(before: string): boolean {
  const [, word = ''] = /([\p{L}\d]+)\s?(?<![\p{Ll}])\p{Lu}$/u.exec(before) ?? []
  return /\d$/u.test(word) || beforeLetters.has(word.toLowerCase())
}

function pushBounded(spans: Span[], text: string, start: number, end: number): void {
  let from = start
  while (end - from > maxSentenceLength) {
    const cut = cutBefore(text, from, from + maxSentenceLength)
    pushTrimmed(spans, text, from, cut)
    from = cut
  }
  pushTrimmed(spans, text, from, end)
}

function cutBefore(text: string, from: number, limit: number): number {
  const window = text.slice(from, limit)
  for (const mark of ['; ', '\n', ' ']) {
    const at = window.lastIndexOf(mark)
    if (at > maxSentenceLength / 3) return from + at + 1
  }
  const code = text.charCodeAt(limit)
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit
}

function pushTrimmed(spans: Span[], text: string, start: number, end: number): void {
  let from = start
  let to = end
  while (from < to && isBlank(text.charCodeAt(from))) from += 1
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1
  if (to > from) spans.push({ start: from, end: to })
}

function isBlank(code: number): boolean {
  return (
    code <= 32 ||
    code === 0xa0 ||
    code === 0xfeff ||
    code === 0x3000 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029
  )
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at
}

function lookAt(text: string, start: number, end: number): string {
  if (end - start <= maxLineLooked) return text.slice(start, end).trim()
  return `${text.slice(start, start + maxLineLooked / 2)}…${text.slice(end - maxLineLooked / 2, end)}`.trim()
}

function isWrittenWithoutCapitals(text: string): boolean {
  const sample = text.slice(0, 20_000)
  const capitals = sample.match(/\p{Lu}/gu)?.length ?? 0
  const small = sample.match(/\p{Ll}/gu)?.length ?? 0
  return small > 0 && capitals < small * 0.004
}
