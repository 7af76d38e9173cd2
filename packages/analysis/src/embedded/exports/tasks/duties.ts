import { isOwnPromise } from '../../findings/addressed.ts'
import { opensWithReader } from '../../findings/dangers/burdens.ts'
import { soundsLikeTask } from '../../findings/tasks/sounds-like-task.ts'
import type { Language } from '../../languages/load-language.ts'
import {
  findBoundDate,
  findDate,
  findDay,
  findDueDate,
  withoutDatedHeads,
} from '../dates/export-dates.ts'
import { findPeriod } from '../dates/periods.ts'
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

/** `The tenant pays the deposit within 14 days`: what the reader does by some time. */
function isTimedForReader(statement: string, rules: Language): boolean {
  const { lastsThen, othersAct, permits } = rules.phrases
  const isTimed = (findBoundDate(statement, rules) ?? findPeriod(statement, rules)) !== undefined
  if (!isTimed || [lastsThen, othersAct, permits].some((one) => one.test(statement))) return false
  return !isOwnPromise(statement, rules) && opensWithReader(statement, rules)
}

/** Whether a detail tells of something that has to be done by a day. */
export function isDuty(point: Point, { rules, words }: ExportMaterial): boolean {
  const { kind, label = '', value = '' } = point
  const text = withoutDatedHeads(point.text, rules)
  if (!dated.includes(kind) || tellsOwnDate(text, words) || subject.test(label)) return false
  if (text !== point.text && findDay(text, rules) === undefined) return false
  const statement = statementOf(point)
  if (/[.!?。]$/u.test(statement)) {
    return soundsLikeTask(statement, rules) || isTimedForReader(statement, rules)
  }
  if (rules.phrases.ofOtherDays.test(text)) return false
  if (findBoundDate(text, rules) !== undefined || soundsLikeTask(statement, rules)) return true
  const isRow = label !== '' && value.length <= longestRow && findDueDate(text, rules) !== undefined
  const isNamed = label.search(rules.facts.deadline) >= 0 || / [;|] |; /u.test(value)
  return isRow && isNamed
}
