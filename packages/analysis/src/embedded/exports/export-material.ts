import type { CitedField, ExportInput, ListField } from '@precis/domain'
import { detectLanguage } from '../../text/language.ts'
import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import { type ExportWords, exportWords } from './export-words.ts'

/** One point of a summary with where it stands in the document. */
export interface Point {
  readonly text: string
  /** ` (p. 3)`, ` (not verified)` or nothing. */
  readonly note: string
}

export interface ExportMaterial {
  /** Headings and set phrases in the language of the summary. */
  readonly words: ExportWords
  readonly title: string
  readonly type: string
  readonly date: string
  readonly purpose: Point | undefined
  readonly summary: readonly Point[]
  readonly points: Readonly<Record<ListField, readonly Point[]>>
  readonly riskLevels: ExportInput['riskLevels']
  readonly coverage: string
}

/** Sorts out what a summary gives an export to work with. Nothing is added to it. */
export function toMaterial(input: ExportInput): ExportMaterial {
  const words = exportWords[detectLanguage(textOf(input))]
  const list = (field: ListField): Point[] =>
    input[field]
      .map((text, index) => ({
        text: flattenSpace(text),
        note: noteOf(input, field, index, words),
      }))
      .filter(({ text }) => text !== '')
  const purpose = flattenSpace(input.purpose)
  return {
    words,
    title: flattenSpace(input.title) || 'Untitled Document',
    type: flattenSpace(input.type),
    date: flattenSpace(input.date),
    purpose:
      purpose === '' ? undefined : { text: purpose, note: noteOf(input, 'mainPurpose', 0, words) },
    summary: summaryPoints(input),
    points: {
      keyPoints: list('keyPoints'),
      conclusions: list('conclusions'),
      criticalDetails: list('criticalDetails'),
      recommendations: list('recommendations'),
      risks: list('risks'),
    },
    riskLevels: input.riskLevels,
    coverage: coverageOf(input, words),
  }
}

function coverageOf({ coverage }: ExportInput, { of, charactersRead }: ExportWords): string {
  if (coverage === undefined) return ''
  if (typeof coverage === 'string') return flattenSpace(coverage)
  const [read, all] = [coverage.analysed, coverage.characters].map((x) => x.toLocaleString('en-US'))
  return `${read} ${of} ${all} ${charactersRead}`
}

function textOf({ summary, purpose, keyPoints }: ExportInput): string {
  return [summary, purpose, ...keyPoints].join('\n')
}

/** How much was read, for the end of an export; empty when that is not known. */
export function coverageFoot({ coverage, words }: ExportMaterial): string {
  return coverage === '' ? '' : `${words.coverage}: ${coverage}`
}

/** `[high] text (p. 3)`, the level only where it is known. */
export function riskLine(material: ExportMaterial, index: number): string {
  const point = material.points.risks[index]
  if (point === undefined) return ''
  const level = material.riskLevels?.[index]
  return `${level === undefined ? '' : `[${material.words.levels[level]}] `}${point.text}${point.note}`
}

export function lineOf({ text, note }: Point): string {
  return `${text}${note}`
}

export function wordsOf(text: string): number {
  return roughWordCount(text)
}

function noteOf(input: ExportInput, field: CitedField, index: number, words: ExportWords): string {
  const labels = (input.citations ?? [])
    .filter((citation) => citation.field === field && citation.index === index)
    .flatMap(({ label }) => (label === undefined || label.trim() === '' ? [] : [label.trim()]))
  const isDoubted = (input.checks ?? []).some((c) => c.field === field && c.index === index)
  const notes = [...new Set(labels)]
  if (isDoubted) notes.push(words.notVerified)
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

/** The sentences of the summary by its citations where they divide it, else in one piece. */
function summaryPoints(input: ExportInput): Point[] {
  const whole = input.summary.trim()
  if (whole === '') return []
  const cited = (input.citations ?? [])
    .filter(({ field, at }) => field === 'summary' && at !== undefined)
    .sort((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0))
  const points: Point[] = []
  let from = 0
  for (const { at, label } of cited) {
    if (at === undefined || at.start < from || at.end > input.summary.length) continue
    const between = flattenSpace(input.summary.slice(from, at.start))
    if (between !== '') points.push({ text: between, note: '' })
    const text = flattenSpace(input.summary.slice(at.start, at.end))
    if (text !== '') points.push({ text, note: label?.trim() ? ` (${label.trim()})` : '' })
    from = at.end
  }
  const rest = flattenSpace(input.summary.slice(from))
  if (rest !== '') points.push({ text: rest, note: '' })
  return points
}
