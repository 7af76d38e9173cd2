import { isTimedForReader } from '../../findings/tasks/demands.ts'
import { isOrder } from '../../findings/tasks/orders.ts'
import { soundsLikeTask } from '../../findings/tasks/sounds-like-task.ts'
import type { Language } from '../../languages/load-language.ts'
import {
  findBoundDate,
  findDate,
  findDay,
  findDueDate,
  withoutDatedHeads,
} from '../dates/export-dates.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, statementOf } from '../point.ts'

const longestRow = 60
const dated: readonly (string | undefined)[] = ['deadline', 'date']

/** Whether the day in a detail is the one that the document bears. */
function tellsOwnDate(text: string, { datePatterns }: { readonly datePatterns: string }): boolean {
  const day = findDate(text)
  if (day === undefined) return false
  const before = text.slice(0, text.indexOf(day))
  return new RegExp(`(?<!\\p{L})(?:${datePatterns})[\\s:：.,;]*$`, 'iu').test(before)
}

/** A line that only names what the paper is about, as mail programs and offices put it, in the language of whoever uses them. */
const subject =
  /^(?:re|ref|subject|betreff|betreft|onderwerp|objet|asunto|oggetto|assunto|dotyczy|sprawa|тема)$/iu

/** Whether a sentence asks its reader to do something by some day. */
function isDatedTask(statement: string, rules: Language): boolean {
  if (!/[.!?。]$/u.test(statement) || rules.phrases.ifNotDone.test(statement)) return false
  if (isTimedForReader(statement, rules)) return true
  // An order that the summary does not recommend may be one to somebody else.
  const isAsked = soundsLikeTask(statement, rules) && !isOrder(statement, rules)
  return isAsked && findBoundDate(statement, rules) !== undefined
}

/** Whether a point tells of something that has to be done by a day. */
export function isDuty(point: Point, { rules, words }: ExportMaterial): boolean {
  const { kind, label = '', value = '' } = point
  const text = withoutDatedHeads(point.text, rules)
  if (isDatedTask(statementOf(point), rules)) return true
  if (!dated.includes(kind) || tellsOwnDate(text, words) || subject.test(label)) return false
  if (text !== point.text && findDay(text, rules) === undefined) return false
  const statement = statementOf(point)
  if (/[.!?。]$/u.test(statement)) return false
  if (rules.phrases.ofOtherDays.test(text)) return false
  if (findBoundDate(text, rules) !== undefined || soundsLikeTask(statement, rules)) return true
  const isRow = label !== '' && value.length <= longestRow && findDueDate(text, rules) !== undefined
  const isNamed = label.search(rules.facts.deadline) >= 0 || / [;|] |; /u.test(value)
  return isRow && isNamed
}
