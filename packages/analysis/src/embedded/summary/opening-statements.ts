import type { Excerpt } from '../document/excerpt.ts'
import { dangles } from '../document/wording/dangling.ts'
import { endOfMailHead } from '../document/wording/mail-head.ts'
import { endsAsVerdict, turnsSomething } from '../document/wording/verdict-line.ts'
import { verdictIn } from '../findings/rows/verdict-words.ts'
import { tellsAmount } from '../findings/sums.ts'
import type { Language } from '../languages/load-language.ts'
import { followedBy } from '../languages/phrases/followed-by.ts'
import { headlineValues } from './headline-values.ts'
import { overlaps } from './lines/overlaps.ts'
import { partiesBelow } from './lines/parties-below.ts'
import { overviewOf } from './overview.ts'
import { inDocumentOrder, type PointContext } from './points.ts'
import { isResultLine } from './purpose/forms/worst-found.ts'
import { verdictsSaid } from './purpose/halves/said-verdict.ts'
import { partyRows } from './purpose/telling-rows.ts'

const wordsOfParties = 80
const partiesTold = 2
const fewestWords = 6
const fewestOfVerdict = 3
const longestRow = 160
const sentencesLooked = 12
const endsStatement = /[.!?。！？؟;；…]["'”’»)\]]*$/u
/**
 * What a summary begins with: between whom a contract is, what the document is for, and what a contract costs and how
 * long it holds, as sentences and rows of the document.
 */
export function openingStatements(context: PointContext, purpose: readonly Excerpt[]): Excerpt[] {
  const { genre, reading, whole } = context
  if (genre === 'paper' || genre === 'meeting' || !reading.rules.isKnown) return []
  const told = purpose.filter(
    ({ text, lead }) =>
      isStatement(text, reading.rules) ||
      isRow(text, reading.rules) ||
      isResultLine(text, reading.rules) ||
      (lead !== undefined &&
        endsAsVerdict(reading.content.slice(lead.start, lead.end), reading.rules)),
  )
  if (genre !== 'contract')
    return withoutOverlaps([...told, ...overviewOf(context), ...sumsAndDays(context, told)])
  const sentence = whole
    .slice(0, sentencesLooked)
    .map((one) => one.sentence)
    .find(
      ({ text, words }) =>
        words <= wordsOfParties &&
        isStatement(text, reading.rules) &&
        namesBoth(text, reading.rules),
    )
  const parties = sentence === undefined ? namedParties(context) : [sentence]
  const others = inDocumentOrder([...told, ...overviewOf(context), ...headlineValues(reading)])
  return withoutOverlaps([...parties, ...others])
}

/** What is to be paid, and by when something is to be done, as the rows of a paper say. */
function sumsAndDays({ genre, reading }: PointContext, told: readonly Excerpt[]): Excerpt[] {
  if (genre !== 'general') return []
  const { toPayNow, dueDay, closingDay } = reading.rules.phrases
  const rows = reading.findings.filter(
    ({ unit }) =>
      unit.kind !== 'sentence' && unit.text.length <= longestRow && unit.columns.length < 2,
  )
  const sum = rows.find((row) => toPayNow.test(row.unit.label) && tellsAmount(row))
  const day = rows.find(
    ({ unit, values }) =>
      (dueDay.test(unit.label) || closingDay.test(unit.label)) &&
      values.some(({ kind }) => kind === 'date'),
  )
  return [sum, day]
    .filter((row) => row !== undefined)
    .filter(({ values }) => !values.some(({ text }) => told.some((one) => one.text.includes(text))))
    .map(({ unit: { start, end, text } }) => ({ start, end, text }))
}

function isStatement(text: string, language: Language): boolean {
  const isVerdict =
    text.split(' ').length >= fewestOfVerdict && verdictsSaid(text, language).length > 0
  const isLong =
    isVerdict || text.split(' ').length >= fewestWords || /\p{Script=Han}{6}/u.test(text)
  const opensItems = /[:：]$/u.test(text) && turnsSomething(text, language)
  return (
    isLong &&
    (endsStatement.test(text) || opensItems || language.phrases.invites.test(text)) &&
    !dangles(text, language)
  )
}

/** `Total to pay: 75,600.00`, `Dormer: refused`, and no title. */
function isRow(text: string, rules: Language): boolean {
  const value =
    text.length <= longestRow ? /^[^:：]{2,60}[:：]\s*(\S.*)$/u.exec(text)?.[1] : undefined
  return value !== undefined && (/\p{N}/u.test(text) || verdictIn(value, rules) !== undefined)
}

/** `This Agreement is made between …` */
function namesBoth(text: string, { phrases }: Language): boolean {
  const isBetween = followedBy(phrases.between, String.raw`\s.{3,}`).test(text)
  // A sentence that opens with one side tells of no other.
  return (isBetween || text.search(phrases.oneSideOfTwo) > 0) && phrases.contractIsMade.test(text)
}

/** The parties as the lines below `between` name them, or else two rows of a schedule. */
function namedParties(context: PointContext): Excerpt[] {
  const parties = partiesBelow(context)
  if (parties !== undefined) return [parties]
  const { content, findings, rules } = context.reading
  const mailHead = endOfMailHead(content)
  const below = findings.filter(({ unit }) => unit.start >= mailHead)
  const rows = partyRows(below, rules)
    .filter(({ unit }) => unit.text.length <= longestRow)
    .map(({ unit: { start, end, text } }) => ({ start, end, text }))
  return rows.length < partiesTold ? [] : rows
}

function withoutOverlaps(items: readonly Excerpt[]): Excerpt[] {
  return items.filter((item, at) => !items.slice(0, at).some((other) => overlaps(item, other)))
}
