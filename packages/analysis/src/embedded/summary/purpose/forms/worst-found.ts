import { flattenSpace } from '../../../../text/normalize.ts'
import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { onlyTicked } from '../../../document/wording/ticked.ts'
import { worstGrades } from '../../../findings/dangers/graded/graded.ts'
import { gradedList, gradedRow } from '../../../findings/dangers/graded/graded-rows.ts'
import { overallResult } from '../../../findings/outcomes/overall-results.ts'
import type { Unit } from '../../../findings/units/unit.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import type { Language } from '../../../languages/load-language.ts'
import { excerptWithLead } from '../../lines/lead.ts'
import { overlaps } from '../../lines/overlaps.ts'
import type { PointContext } from '../../points.ts'

const most = 6
const wordsOfRow = 25

const mostResults = 3
const wordsOfResult = 30
const longestLine = 300
/** A longer sentence tells of something that failed, and not what the inspection came to. */
const wordsOfFailure = 12
/** Whether a line is called so in which a report says what came out. */
function isResult(label: string, { phrases }: Language): boolean {
  const { namesResult, overallResult: overall, ratingLabel } = phrases
  return [overall, namesResult, ratingLabel].some((pattern) => pattern.test(label))
}

/** Whether a line tells what came out: `Overall: not satisfactory`. */
export function isResultLine(text: string, language: Language): boolean {
  const at = text.search(/[:：]/u)
  return at > 0 && isResult(text.slice(0, at), language)
}

/** What a report says in a line or two that came out: `Overall: not satisfactory`. */
export function resultsOf({ reading }: PointContext): Excerpt[] {
  if (reading.type.genre !== 'report') return []
  return reading.findings
    .filter(
      ({ unit }) =>
        unit.kind !== 'sentence' && unit.columns.length < 2 && unit.words <= wordsOfResult,
    )
    .map(({ unit }) => withBoxes(reading, unit))
    .filter(({ text }) => isResultLine(text, reading.rules))
    .slice(0, mostResults)
}

const emptyBox = /\[\s{0,3}\]|[☐□]/u

/** A row as it stands, or what was ticked in it as far as its line goes. */
function withBoxes({ content }: Reading, { start, end, text }: Unit): Excerpt {
  if (!emptyBox.test(text)) return { start, end, text }
  const [line = ''] = content.slice(start, start + longestLine).split('\n', 1)
  return { start, end: start + line.trimEnd().length, text: onlyTicked(flattenSpace(line.trim())) }
}

/** The overall rating of a report beside what it looked at. */
export function ratingBeside(context: PointContext, told: readonly Excerpt[]): Excerpt[] {
  const [rating] = resultsOf(context)
  const isTold = rating === undefined || told.some(({ text }) => text.includes(rating.text))
  return isTold || told.some((one) => overlaps(one, rating)) ? [] : [rating]
}

/** What an inspection says in sentences that failed, each behind the name of its part: `Spa: The result is unsatisfactory.` */
export function failuresOf({ reading }: PointContext): Excerpt[] {
  if (reading.type.genre !== 'report') return []
  return reading.findings
    .filter(
      ({ unit }) =>
        unit.kind === 'sentence' &&
        unit.words <= wordsOfFailure &&
        overallResult(unit, reading.rules) === 'refused',
    )
    .slice(0, mostResults)
    .map(({ unit }) => excerptWithLead(reading, unit.sentence, unit, wordsOfResult))
}

/** What a survey, an inspection or a test rates worst: the names of its entries, else the rows that say so. */
export function worstFound({ genre, reading }: PointContext, told: readonly Excerpt[]): Excerpt[] {
  if (genre === 'contract' || genre === 'paper' || genre === 'meeting') return []
  const { content, findings, rules } = reading
  const grades = worstGrades(content, rules)
  const heads = findings
    .filter(({ unit }) => unit.grade?.by === 'report' && !gradeAlone.test(unit.sentence.text))
    .map(headOf)
  const rows = findings
    .filter(
      ({ unit }) => gradedRow(unit, grades, rules) === 'high' || gradedList(unit, rules) === 'high',
    )
    .map(({ unit }) => excerptOf(content, unit, wordsOfRow))
  return (heads.length > 0 ? heads : rows)
    .filter((one) => !told.some((other) => overlaps(one, other)))
    .slice(0, most)
}

/** `Rating: High` names no entry. */
const gradeAlone = /^[^:：]{2,30}[:：]\s?\S{1,12}$/u

/** `Gutters (3)` */
function headOf({ unit: { sentence } }: WeighedUnit): Excerpt {
  const { start, end, text } = sentence
  return { start, end, text: text.replace(/[.:]$/u, '') }
}
