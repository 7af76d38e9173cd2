import {
  isFigureRow,
  isRowOfCells,
  isTableRow,
  looksLikeHeading,
  namesMotion,
} from '../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'
import type { Language } from '../languages/load-language.ts'
import { isFallbackText, isNoise, isTrailOfPages } from './wording/noise.ts'
import { headsPart } from './wording/part-number.ts'

/** Code and captions are answered from, and never shown. */
export type SentenceKind = 'prose' | 'heading' | 'row' | 'noise' | 'code'

const proseCellWords = 14
export const fewestRows = 3
export const fewestDashed = 2
const longestRow = 210

/** Starts of the rows of a schedule, of which a few at least follow each other. */
export function runsOf(
  text: string,
  blocks: readonly Span[],
  isRow: (line: string) => boolean,
  fewest: number,
): ReadonlySet<number> {
  const found = new Set<number>()
  let run: number[] = []
  for (const { start, end } of blocks) {
    if (isRow(text.slice(start, Math.min(end, start + longestRow)))) run.push(start)
    else run = []
    if (run.length === fewest) for (const row of run) found.add(row)
    else if (run.length > fewest) found.add(start)
  }
  return found
}

/** Whether a line names the columns of the figures below it, with nothing above the names of the rows. */
export function isOverFigures(text: string, { start, end }: Span, below?: Span): boolean {
  const before = text.slice(Math.max(0, start - leastIndent), start)
  if (before.length < leastIndent || /[\S\n]/u.test(before) || below === undefined) return false
  return namesInGaps.test(text.slice(start, end)) && isFigureRow(text.slice(below.start, below.end))
}

/** More than where a title is set in the middle. */
const leastIndent = 8
const namesInGaps = /^[^.!?|\n]{1,40}\S {3,}\S[^.!?|\n]{0,80}$/u

export function kindOf(
  raw: string,
  flat: string,
  repeated: ReadonlySet<string>,
  isTranscript: boolean,
  language: Language,
): SentenceKind {
  const isRow = isTableRow(raw.trim()) && !holdsProse(raw)
  if (
    isFallbackText(flat) ||
    isNoise(flat, language, isRow) ||
    isTrailOfPages(flat) ||
    repeated.has(flat)
  )
    return 'noise'
  if (isRow) return 'row'
  if (isTranscript) return 'prose'
  if (headsPart(raw.trim(), language) || headsPart(flat, language)) return 'heading'
  if (looksLikeHeading(flat) || (/^#{1,6}\s/u.test(raw) && flat.length < 120)) {
    const isPlain = !/^#/u.test(raw) && !namesMotion(flat)
    return isPlain && language.phrases.verb.test(flat) && flat.length > 40 ? 'prose' : 'heading'
  }
  return 'prose'
}

const wideGap = / {3,}/u
const fewestWideCells = 4
const mostWordsOfWideCell = 5

/** Whether the cells of a row are long enough to be sentences. */
function holdsProse(row: string): boolean {
  const words = roughWordCount(row)
  if (words < proseCellWords || isRowOfCells(row)) return false
  const cells = row.trim().split(wideGap).length
  return cells < fewestWideCells || words >= mostWordsOfWideCell * cells
}

/** Short lines that come back at least four times: headers and footers of pages. */
export function repeatedLines(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const line of text.split('\n')) {
    if (line.length > 100) continue
    const flat = flattenSpace(line)
    if (flat.length > 3) counts.set(flat, (counts.get(flat) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= 4).map(([line]) => line))
}
