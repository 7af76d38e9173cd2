import { isPleasantry } from '../../document/wording/pleasantry.ts'
import { findBoundDate } from '../../exports/dates/export-dates.ts'
import { traitsOf } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { isOwnPromise } from '../addressed.ts'
import { opensWithOther, opensWithReader } from '../dangers/burdens.ts'
import { withoutConditions } from '../outcomes/decided.ts'
import { isPossible } from '../outcomes/possible.ts'
import { namesWho } from '../rows/scheduled-rows.ts'
import type { TypedValue } from '../typed-values.ts'
import { isFormality } from '../unasked.ts'
import type { Unit } from '../units/unit.ts'
import { endsSentence, isEntry, isHeadingOf, isHeadOfTable } from '../units/unit-looks.ts'
import type { WeighContext } from '../weigh-context.ts'
import { asksBelow } from './asked-lists.ts'
import { isAskedPlainly } from './asked-plainly.ts'
import { namesClosing } from './closing-days.ts'
import {
  isDatedDuty,
  isDueOfReader,
  isFutureDuty,
  isLastDay,
  isOccasion,
  isTimedForReader,
  isTimedRemedy,
} from './demands.ts'
import { isDueRow } from './due-rows.ts'
import { isIdleLine } from './idle-lines.ts'
import { isDone, isMeasureRow } from './measure-rows.ts'
import { isNoTask } from './no-task.ts'
import { isLeftToOther, isReported } from './of-others.ts'
import { endsInOrder, isOrder } from './orders.ts'

/** What words tell of a task. */
export interface TaskSigns {
  /** The text without what only sounds like a request. */
  readonly asked: string
  readonly duties: number
  readonly pleas: number
  readonly promise: number
  readonly condition: number
  readonly bound: number
  readonly aside: number
  readonly calm: number
  readonly isScheduled: boolean
  /** Whether it stands behind a label such as `Action`. */
  readonly isAction: boolean
  /** Whether it is long enough, and neither a heading nor a question. */
  readonly mayAsk: boolean
  readonly context: WeighContext
}

/** What has to be done at once goes before what has to be done some day. */
const worthOfHaste = 0.25
/** Below `Actions` of minutes every line was given to somebody. */
const worthOfMinuted = 0.65
const worthOfRow = 1.1
const worthOfAsked = 1.3
const wordsOfOrder = 3
const records: readonly (string | undefined)[] = ['minutes', 'transcript', 'judgment']

/** How surely a unit tells somebody to do something; 1 is a clear case. */
export function taskWorth(unit: Unit, values: readonly TypedValue[], signs: TaskSigns): number {
  const { context, isScheduled } = signs
  const { language } = context
  const { phrases } = language
  const isTimed = values.some(({ kind }) => kind === 'date' || kind === 'duration')
  if (
    isPleasantry(unit.text, language) ||
    isNoTask(unit, isTimed, language) ||
    isRowOfWriter(unit, context) ||
    isNotOfReader(unit, context)
  )
    return 0
  if (context.kind === 'release-notes' && !phrases.turnsToReader.test(unit.text)) return 0
  if (isAskedBelow(unit, language)) return worthOfAsked
  if (unit.kind === 'row' && isDone(unit.paired, language)) return 0
  if (isMeasureRow(unit, language)) return worthOfRow
  if (isBareRow(unit, values, context) || isNotOfParty(unit, context)) return 0
  if (isScheduled || isDueRow(unit, values, language) || namesClosing(unit, values, language))
    return worthOfRow
  const isRecord = records.includes(context.kind)
  if (isRecord && isReported(unit.text, language)) return 0
  if (!isRecord && !isHeadingOf(unit, language) && isOccasion(unit, values, language))
    return worthOfRow
  const plain = context.isTalk ? none : plainSigns(unit, values, signs)
  const mayAsk =
    signs.mayAsk ||
    phrases.asksInQuestion.test(unit.text) ||
    (plain.order && isStatement(unit, language))
  if (!mayAsk || isIdle(unit, values, signs, isTimed)) return 0
  return worthOf(unit, values, signs, plain)
}

/** An item, or the first sentence of a paragraph, below `What you need to do`. */
function isAskedBelow({ kind, heading, text, words, sentence }: Unit, language: Language): boolean {
  const opens = kind === 'sentence' && sentence.isFirstOfBlock && endsSentence.test(text)
  return (
    opens &&
    words >= wordsOfOrder &&
    asksBelow(heading, language) &&
    !language.phrases.opensStatement.test(text)
  )
}

/** A row of sums in short cells, and nobody who has to do anything by any day. */
function isBareRow(
  { kind, paired, columns }: Unit,
  values: readonly TypedValue[],
  { isTalk }: WeighContext,
): boolean {
  if (kind !== 'row' || columns.length === 0 || isTalk) return false
  const has = (sought: string): boolean => values.some((one) => one.kind === sought)
  const isShort = paired.slice(1).every(({ text }) => text.split(' ').length <= wordsOfCell)
  return has('money') && !has('date') && isShort
}

const wordsOfCell = 6

/** What a contract lets a breach cost, and what the other side may do, or has to do by no day of the calendar. */
function isNotOfParty({ text }: Unit, { kind, language }: WeighContext): boolean {
  if (language.phrases.demands.test(text)) return false
  const said = withoutConditions(text, language).replace(/^[\s,]+/u, '')
  const isToReader = doesForReader(said, language)
  const isOfOther = isToReader || beginsWithOther(said, language)
  if (kind === undefined || traitsOf(kind).genre !== 'contract') {
    // Minutes and reports give tasks to all sides.
    const isForAll = records.includes(kind) || kind === 'audit-report'
    return isToReader && !isForAll && findBoundDate(text, language) === undefined
  }
  if (isOfOther && isPossible(said, language) && said.search(language.patterns.duty) < 0)
    return true
  return (
    (isOfOther || isLeftToOther(said, language) || language.phrases.breachCosts.test(text)) &&
    findBoundDate(text, language) === undefined
  )
}

const behindArticle = 4

function beginsWithOther(text: string, language: Language): boolean {
  const at = text.search(language.frames.other)
  return at >= 0 && at <= behindArticle && !opensWithReader(text, language)
}

/** `The supplier tells the customer`: the other side by its name first, and behind its verb whoever reads it. */
function doesForReader(text: string, { actors, frames, phrases }: Language): boolean {
  const [other, reader] = [text.search(frames.other), text.search(frames.reader)]
  if (other < 0 || other > behindArticle || reader <= other || han.test(text)) return false
  const between = text.slice(other, reader)
  const [name = ''] = /^\p{L}+/u.exec(between) ?? []
  const owned = between.slice(name.length)
  if (name.length < shortestName || /^['’;.]|[;.]/u.test(owned)) return false
  const isJoined = owned.split(' ').some((word) => actors.joins.split('|').includes(word))
  return !isJoined && !phrases.asksOfReader.test(text)
}

const shortestName = 4
const han = /\p{Script=Han}/u

/** `We send you our papers by: 9 May`. */
function isRowOfWriter({ kind, text }: Unit, { isTalk, language }: WeighContext): boolean {
  return kind !== 'sentence' && !isTalk && isOwnPromise(text, language)
}

/** What is only told, or what the other side does not do. */
function isNotOfReader(unit: Unit, { kind, language, isTalk }: WeighContext): boolean {
  const { heading, text } = unit
  const { phrases } = language
  if (kind === 'job-ad' && phrases.headsWork.test(heading)) return true
  if (isTalk || phrases.demands.test(text)) return false
  if (isBelowDutiesOfOther(heading, language)) return true
  if (isBelowPromises(heading, language) && !phrases.asksOfReader.test(text)) return true
  return (
    isIdleLine(unit, language) || (phrases.refuses.test(text) && opensWithOther(text, language))
  )
}

/** Whether a heading is one over the duties of the other side alone: `Duties of the employer`. */
function isBelowDutiesOfOther(heading: string, { frames, phrases }: Language): boolean {
  return (
    phrases.headsDuties.test(heading) &&
    heading.search(frames.other) >= 0 &&
    heading.search(frames.reader) < 0
  )
}

/** Whether a heading is one over what its writer does: `What the bank will do`. */
export function isBelowPromises(heading: string, { frames, phrases }: Language): boolean {
  return phrases.headsPromises.test(heading) && heading.search(frames.reader) < 0
}

interface PlainSigns {
  readonly order: boolean
  readonly asks: boolean
  readonly duty: boolean
}

const none: PlainSigns = { order: false, asks: false, duty: false }

/** What asks for something without a word for it. */
function plainSigns(
  { kind, text }: Unit,
  values: readonly TypedValue[],
  { asked, context }: TaskSigns,
): PlainSigns {
  const { kind: kindOfPaper, language } = context
  const { phrases } = language
  const mayOrderLate = kind === 'sentence' && !records.includes(kindOfPaper)
  return {
    order:
      (kind === 'sentence' && isOrder(asked.trim(), language)) ||
      (mayOrderLate && endsInOrder(asked.trim(), language)),
    asks:
      phrases.demands.test(asked) ||
      isTimedRemedy(text, values, language) ||
      (mayOrderLate && isLastDay(text, language)) ||
      (kind === 'sentence' && isAskedPlainly(text, language)),
    duty:
      isDueOfReader(text, language) ||
      phrases.doneByDay.test(text) ||
      (mayOrderLate &&
        kindOfPaper !== 'audit-report' &&
        endsSentence.test(text) &&
        isTimedForReader(text, language)) ||
      ((isFutureDuty(asked, language) || isDatedDuty(text, language)) &&
        opensWithReader(asked, language)),
  }
}

function isStatement(unit: Unit, language: Language): boolean {
  const isEnded = unit.words >= wordsOfOrder && endsSentence.test(unit.text)
  return isEnded && !isHeadingOf(unit, language)
}

/** Whether it is an entry, a formality or what the writer does. */
function isIdle(
  unit: Unit,
  values: readonly TypedValue[],
  { context, isAction }: TaskSigns,
  isTimed: boolean,
): boolean {
  const { language } = context
  if (isHeadOfTable(unit, values)) return true
  const promises = !context.isTalk && isOwnPromise(unit.text, language)
  if (promises && !language.phrases.demands.test(unit.text)) return true
  if (isTimed) return false
  const isBareEntry = !isAction && isEntry(unit) && !namesWho(unit, language)
  return isBareEntry || isFormality(unit.text, language)
}

function worthOf(
  unit: Unit,
  values: readonly TypedValue[],
  signs: TaskSigns,
  plain: PlainSigns,
): number {
  const { asked, aside, bound, calm, condition, context, promise } = signs
  const duties = Math.max(signs.duties, plain.duty ? 1 : 0)
  const pleas = Math.max(signs.pleas, plain.order || plain.asks ? 1 : 0)
  const isAdvice = unit.sentence.section === 'recommendations'
  const isTold = context.language.phrases.alreadyHappened.test(unit.text)
  if (duties + pleas + promise === 0 && (!isAdvice || isTold)) return 0
  const has = (...kinds: readonly string[]): boolean =>
    values.some(({ kind }) => kinds.includes(kind))
  return (
    (isAdvice ? (context.kind === 'minutes' ? worthOfMinuted : 0.5) : 0) +
    0.5 * duties +
    (duties * (1 - condition) > 0 && opensWithReader(asked, context.language) ? 0.15 : 0) +
    0.65 * pleas +
    0.7 * promise +
    (has('date', 'duration') ? 0.4 : 0) +
    (duties + pleas > 0 && has('money') ? 0.15 : 0) +
    0.2 * Math.min(1, bound) +
    (duties + pleas > 0 && context.language.phrases.tellsHaste.test(unit.text) ? worthOfHaste : 0) -
    0.6 * aside -
    0.15 * calm
  )
}
