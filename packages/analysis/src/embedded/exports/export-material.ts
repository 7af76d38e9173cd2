import {
  type AnalysisMode,
  type CitedField,
  type ExportInput,
  type ListField,
  rowsOfDetail,
  splitDetail,
} from '@precis/domain'
import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import { asksBelow } from '../findings/tasks/asked-lists.ts'
import type { Language } from '../languages/load-language.ts'
import { atEnd } from '../languages/phrases/followed-by.ts'
import type { RulesLanguage } from '../languages/which-language.ts'
import { dateOrder, endsNear, findDate, findDay, inLanguage } from './dates/export-dates.ts'
import type { ExportWords } from './export-words.ts'
import { byImportance, bySeverity } from './matters/importance.ts'
import { type Point, statementOf } from './point.ts'

export interface ExportMaterial {
  /** Headings and set phrases in the language of the summary. */
  readonly words: ExportWords
  readonly language: RulesLanguage
  /** What is known of that language. */
  readonly rules: Language
  readonly mode: AnalysisMode
  readonly title: string
  readonly type: string
  /** The day when the summary was written. */
  readonly date: string
  /** The date that the document bears itself; empty when it names none. */
  readonly documentDate: string
  readonly purpose: Point | undefined
  readonly summary: readonly Point[]
  /** The most important ones first. */
  readonly points: Readonly<Record<ListField, readonly Point[]>>
  readonly coverage: string
}

/** What a document is called where nothing tells its kind; no export has to repeat it. */
const unknownKind = 'Document'

/** Sorts out what a summary gives an export to work with. Nothing is added to it. */
export function toMaterial(
  input: ExportInput,
  words: ExportWords,
  rules: Language,
): ExportMaterial {
  const language = rules.code
  const list = (field: ListField): Point[] =>
    input[field]
      .map((text, index) => ({
        text: withoutAskedHead(flattenSpace(text), rules),
        note: noteOf(input, field, index, words),
        ...(field === 'risks'
          ? { level: input.riskLevels?.[index], reason: input.riskReasons?.[index] }
          : {}),
      }))
      .filter(({ text }) => text !== '')
  const title = flattenSpace(input.title)
  const purpose = withoutTitle(flattenSpace(input.purpose), title)
  const mode = input.mode ?? 'general'
  const criticalDetails = input.criticalDetails.flatMap((_, index) =>
    detailPoints(input, index, words, rules),
  )
  const summary = summaryPoints(input, words)
  const documentDate =
    documentDateOf(criticalDetails, title, words, rules) || datedIn(summary, rules)
  return {
    words,
    language,
    rules,
    mode,
    title: title || 'Untitled Document',
    type: input.type === unknownKind ? '' : flattenSpace(input.type),
    date: inLanguage(flattenSpace(input.date), language, documentDate),
    documentDate,
    purpose:
      purpose === '' ? undefined : { text: purpose, note: noteOf(input, 'mainPurpose', 0, words) },
    summary,
    points: {
      keyPoints: byImportance(list('keyPoints'), mode),
      conclusions: list('conclusions'),
      criticalDetails: byImportance(criticalDetails, mode),
      recommendations: byImportance(list('recommendations'), mode),
      risks: bySeverity(list('risks')),
    },
    coverage: coverageOf(input, words, language),
  }
}

const heading = /^([^:：]{3,60})[:：]\s?(?:…\s)?(?=\P{Ll})/u

/** `What you need to do: … Move your payments.` below a heading of an export that says as much. */
function withoutAskedHead(text: string, rules: Language): string {
  const [said = '', name = ''] = heading.exec(text) ?? []
  return name !== '' && asksBelow(name, rules) ? text.slice(said.length) : text
}

/** A critical detail, or each row of the table that it tells. */
function detailPoints(
  input: ExportInput,
  index: number,
  words: ExportWords,
  rules: Language,
): Point[] {
  const detail = withoutAskedHead(input.criticalDetails[index] ?? '', rules)
  const fact = input.facts?.[index]
  const note = noteOf(input, 'criticalDetails', index, words)
  const rows = rowsOfDetail(detail, fact?.label)
  if (rows.length < 2) {
    const text = flattenSpace(detail)
    return text === '' ? [] : [{ text, note, ...factOf(input, index) }]
  }
  return rows.map((row) => {
    const { label, value } = splitDetail(row)
    const kind = (label ?? '').search(rules.facts.deadline) >= 0 ? 'deadline' : fact?.kind
    return { text: flattenSpace(row), note, kind, label: label ?? '', value }
  })
}

/** What is known of a critical detail; only what the detail itself says counts. */
function factOf(input: ExportInput, index: number): Partial<Point> {
  const [fact, detail] = [input.facts?.[index], input.criticalDetails[index] ?? '']
  if (fact === undefined || !detail.includes(fact.value)) return {}
  const label = detail.includes(fact.label) ? fact.label : ''
  return { kind: fact.kind, label, value: fact.value }
}

const longestDate = 40
const longestPlace = 30
const timeBehind = /,?\s+\p{N}{1,2}[:.]\p{N}{2}(?!\p{N}).*$/u
const withinClause = /^[^.;]{0,40}$/u

/** The date that a document bears itself: in a row that names it so, else in a sentence that dates no other paper. */
function documentDateOf(
  details: readonly Point[],
  title: string,
  { datePatterns }: ExportWords,
  rules: Language,
): string {
  const { code, labels, phrases } = rules
  const patterns = `${datePatterns}|${phrases.ownDate.source}`
  const opening = new RegExp(
    `^(?:[^:：,]{0,30}[:：,]\\s?)?(?:${patterns})[\\s:：.,]*(?:\\p{L}+,? )?$`,
    'iu',
  )
  const name = new RegExp(`^(?:${patterns})$`, 'iu')
  const dated = new RegExp(`(?<!\\p{L})(?:${patterns})\\s$`, 'iu')
  const told = details.filter(
    ({ kind, value = '' }) =>
      kind === 'date' && value.length <= longestDate && findDay(value, rules) !== undefined,
  )
  const before = ({ text, value = '' }: Point): string => text.slice(0, text.indexOf(value))
  const ends = ({ text, value = '' }: Point): boolean => text.endsWith(value)
  /** `Milan, 3 May 2027, between`, as the head of a contract is torn off. */
  const endsAlmost = ({ text, value = '' }: Point): boolean =>
    /^[,:]?(?: \p{L}{2,8}\.?)?[,:]?$/u.test(text.slice(text.indexOf(value) + value.length))
  /** A day by itself or behind a place. */
  const isRow = (point: Point): boolean =>
    ends(point) && statementOf(point).length - (point.value ?? '').length <= longestPlace
  const orderOf = ({ value = '' }: Point): number =>
    dateOrder(findDay(value, rules) ?? '', code) ?? Number.MAX_SAFE_INTEGER
  const [kindOfPaper = ''] = title.toLowerCase().split(' ')
  /** `Judgment of 3 May 2027`, or a day with nothing but such a word and a place in front. */
  const isOpened = (point: Point): boolean => {
    if (opening.test(before(point))) return !phrases.otherPaperOf.test(before(point))
    const isOfTitle = kindOfPaper.length > 3 && point.text.toLowerCase().includes(kindOfPaper)
    return isOfTitle && dated.test(before(point))
  }
  const own = told.filter((point) => isRow(point) && name.test(point.label ?? ''))
  const row =
    own.find(({ label }) => label !== labels.date) ??
    // An appointment is later than the paper that tells of it.
    [...own].sort((a, b) => orderOf(a) - orderOf(b))[0] ??
    told.find((point) => endsAlmost(point) && isOpened(point))
  const said = told.find(
    (point) =>
      /\d{4}|\d年/u.test(point.value ?? '') &&
      endsNear(before(point), phrases.statesDate, withinClause) &&
      !phrases.replacesEarlier.test(before(point)) &&
      !phrases.otherPaperOf.test(before(point)),
  )
  return ((row ?? said)?.value ?? '').replace(timeBehind, '')
}

/** `Lease – Lets a workshop`: the title is above it already. */
function withoutTitle(purpose: string, title: string): string {
  const rest = purpose.slice(title.length)
  const isRepeated = title !== '' && purpose.toLowerCase().startsWith(title.toLowerCase())
  return isRepeated && /^ [–—-] /u.test(rest) ? rest.slice(3) : purpose
}

const openingSentences = 2

/** The date in a sentence such as `This lease is made on August 14, 2025`; empty when the summary opens with none. */
function datedIn(summary: readonly Point[], { phrases }: Language): string {
  const dating = atEnd(phrases.datesItself, '[\\s,]*')
  for (const { text } of summary.slice(0, openingSentences)) {
    const date = findDate(text)
    if (date !== undefined && dating.test(text.slice(0, text.indexOf(date)))) return date
  }
  return ''
}

function coverageOf(
  { coverage, read }: ExportInput,
  { of, charactersRead, pagesRead }: ExportWords,
  language: RulesLanguage,
): string {
  const share = (done: number, all: number, what: string) =>
    `${[done, all].map((x) => x.toLocaleString(language)).join(` ${of} `)} ${what}`
  if (typeof coverage === 'string' && (language === 'en' || read === undefined)) {
    return flattenSpace(coverage)
  }
  if (read !== undefined) {
    const pages = read.pages > 0 ? [share(read.pagesRead, read.pages, pagesRead)] : []
    return [...pages, share(read.analysed, read.characters, charactersRead)].join(', ')
  }
  if (coverage === undefined || typeof coverage === 'string') return ''
  return share(coverage.analysed, coverage.characters, charactersRead)
}

/** How much was read, for the end of an export; empty when that is not known. */
export function coverageFoot({ coverage, words }: ExportMaterial): string {
  return coverage === '' ? '' : `${words.coverage}: ${coverage}`
}

/** Type of the document, its own date, and when the summary was written. */
export function headLine({ type, date, documentDate, words }: ExportMaterial): string {
  return [
    type,
    documentDate && `${words.documentDated} ${documentDate}`,
    date && `${words.summaryWritten} ${date}`,
  ]
    .filter(Boolean)
    .join(' | ')
}

/** What an export opens with: its name, the title of the document, and what is known of both. */
export function headOf(name: string, material: ExportMaterial): string {
  return [name.toUpperCase(), material.title, headLine(material)].filter(Boolean).join('\n')
}

/** `[high: renews by itself] text (p. 3)`, level and reason only where they are known. */
export function riskLine({ text, note, level, reason }: Point, { levels }: ExportWords): string {
  const known = [level && levels[level], reason].filter(Boolean)
  return `${known.length === 0 ? '' : `[${known.join(': ')}] `}${text}${note}`
}

export function lineOf({ text, told, note }: Point): string {
  return `${told ?? text}${note}`
}

export function wordsOf(text: string): number {
  return roughWordCount(text)
}

/** The place of a citation; page numbers in the words of the language. */
function inWords(label: string, { page }: ExportWords): string {
  return label.trim().replace(/^p\. (\d+)$/u, (_, number: string) => page.replace('#', number))
}

function noteOf(input: ExportInput, field: CitedField, index: number, words: ExportWords): string {
  const labels = (input.citations ?? [])
    .filter((citation) => citation.field === field && citation.index === index)
    .flatMap(({ label }) => (label === undefined || label.trim() === '' ? [] : [label]))
  const isDoubted = (input.checks ?? []).some((c) => c.field === field && c.index === index)
  const notes = [...new Set(labels.map((label) => inWords(label, words)))]
  if (isDoubted) notes.push(words.notVerified)
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

/** The sentences of the summary by its citations where they divide it, else in one piece. */
function summaryPoints(input: ExportInput, words: ExportWords): Point[] {
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
    if (text !== '') points.push({ text, note: label?.trim() ? ` (${inWords(label, words)})` : '' })
    from = at.end
  }
  const rest = flattenSpace(input.summary.slice(from))
  if (rest !== '') points.push({ text: rest, note: '' })
  return points
}
