import { isOwnPromise } from '../../findings/addressed.ts'
import { opensWithReader } from '../../findings/dangers/burdens.ts'
import { isPermission } from '../../findings/tasks/no-task.ts'
import { soundsLikeTask } from '../../findings/tasks/sounds-like-task.ts'
import type { Language } from '../../languages/load-language.ts'
import { findBoundDate, findDate, findDueDate, findPeriod } from '../dates/export-dates.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, statementOf } from '../point.ts'

const longestRow = 60
const dated: readonly (string | undefined)[] = ['deadline', 'date']
/** Days on which somebody was born, something was bought, or something holds. */
const ofOtherDays =
  /(?<!\p{L})(?:d\.?\s?o\.?\s?b|born|birth|purchased?|delivered|inspect(?:ed|ion)|valid|prices? fixed|period|contract term|geb\.|geboren|geburt\p{L}*|gültig|zeitraum|\p{L}*laufzeit|née? le|naissance|valable|période|nacid[oa]|nacimiento|válid[oa]|nat[oa] il|nascita|validità|periodo|nascid[oa]|nascimento|período|geboren|geboorte\p{L}*|geldig|prijzen vast|periode|ur\.|urodz\p{L}+|ważn\p{L}+|okres\p{L}*|родил\p{L}+|рождения|действ\p{L}+|период\p{L}*)(?!\p{L})|出生|生年月日|有効期[間限]|契約期間|賃貸借期間|有效期|租期|租赁期限?|合同期限?|تاريخ الميلاد|صالح/iu

/** Whether the day in a detail is the one that the document bears. */
function tellsOwnDate(text: string, { datePatterns }: { readonly datePatterns: string }): boolean {
  const day = findDate(text)
  if (day === undefined) return false
  const before = text.slice(0, text.indexOf(day))
  return new RegExp(`(?<!\\p{L})(?:${datePatterns})[\\s:：.,;]*$`, 'iu').test(before)
}

/** `You are bound until 27 June`. */
const lasting =
  /(?<!\p{L})(?:(?:until|till|through)\s[^.;:\d]{0,16}\d|(?:gilt|gelten|gültig|vaut|valable|válid[oa]|valid[oa]|geldig|ważn\p{L}|действует|runs?|lasts?|continues?|läuft|dauert|court|dure|dura|decorre|loopt|duurt|trwa|obowiązuje)(?!\p{L}))/iu
/** What its reader receives, or the other side does. */
const ofOthers =
  /(?<!\p{L})(?:you (?:will |shall )?(?:then |also )?(?:get|receive|are paid)|we(?:['’]ll| will| shall| pay)|(?:the|your) (?:money|payment|refund) (?:will|should) |(?:das geld|die zahlung|der betrag) (?:geht|wird|ist) |(?:le virement|la somme|l['’]argent) (?:sera|vous|arrive)|(?:el dinero|el importe|o dinheiro|o valor) (?:llegará|se abonará|será|chega)|il denaro|l['’]importo (?:sarà|verrà)|het (?:geld|bedrag) (?:wordt|staat)|(?:pieniądze|kwota) (?:zostan|wpłyn)\p{L}*|the court|(?:erhalten|bekommen) sie|sie (?:erhalten|bekommen)|vous (?:recevez|recevrez)|(?:usted )?recibirá|riceverà|receberá|(?:ontvangt|krijgt) u|u (?:ontvangt|krijgt)|otrzyma|получите)(?!\p{L})/iu
/** A line that only names what the paper is about. */
const subject =
  /^(?:re|ref|subject|betreff|betreft|onderwerp|objet|asunto|oggetto|assunto|dotyczy|sprawa|тема)$/iu

/** `The tenant pays the deposit within 14 days`: what the reader does by some time. */
function isTimedForReader(statement: string, rules: Language): boolean {
  const isTimed = (findBoundDate(statement) ?? findPeriod(statement)) !== undefined
  if (
    !isTimed ||
    lasting.test(statement) ||
    ofOthers.test(statement) ||
    isOwnPromise(statement) ||
    isPermission(statement)
  )
    return false
  return opensWithReader(statement, rules)
}

/** Whether a detail tells of something that has to be done by a day. */
export function isDuty(point: Point, { rules, words }: ExportMaterial): boolean {
  const { kind, label = '', text, value = '' } = point
  if (!dated.includes(kind) || tellsOwnDate(text, words) || subject.test(label)) return false
  const statement = statementOf(point)
  if (/[.!?。]$/u.test(statement)) {
    return soundsLikeTask(statement, rules) || isTimedForReader(statement, rules)
  }
  if (ofOtherDays.test(text)) return false
  if (findBoundDate(text) !== undefined || soundsLikeTask(statement, rules)) return true
  const isRow = label !== '' && value.length <= longestRow && findDueDate(text) !== undefined
  const isNamed = label.search(rules.facts.deadline) >= 0 || / [;|] |; /u.test(value)
  return isRow && isNamed
}
