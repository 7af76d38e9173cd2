import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import type { Candidate } from '../document/candidate.ts'
import type { Excerpt } from '../document/excerpt.ts'
import { grown } from '../document/growth.ts'
import { grantsItems, listLead } from '../document/list-lead.ts'
import type { Reading } from '../document/read.ts'
import { dateOrderFrom, findBoundDate, findDate } from '../exports/dates/export-dates.ts'
import { findPeriod } from '../exports/dates/periods.ts'
import { isAskedList } from '../findings/tasks/asked-lists.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import type { Language } from '../languages/load-language.ts'
import { ownDate } from './details/own-date.ts'
import { chooseFound } from './found-points.ts'
import { soughtIn } from './mode-focus.ts'
import { choosePoints, type PointContext } from './points.ts'

const mostOfPaper = 6
const most = 14
const mostOfBook = 24
const itemsOfDoubling = 2
const fewest = 3
const wordsForOne = 100
/** Lists of what is left to the reader, which take no room from other tasks. */
const mostLists = 2
const leastWorth = 0.6
const soughtWorth = 0.5
/** A plain duty without a day or a condition, told where the document asks for little else. */
const leastOfFew = 0.5
const leastOfPaper = 0.6
/** What the document asks somebody to do, or advises; empty when it does neither. */
export function chooseRecommendations(context: PointContext): Excerpt[] {
  const { genre, mode, reading } = context
  if (genre === 'paper') {
    return choosePoints(reading, context.prose, mostOfPaper, (one) =>
      adviceOfPaper(one, reading.rules),
    )
  }
  const lists = reading.findings.filter(({ unit }) => isAskedList(unit, reading.rules)).length
  const limit =
    Math.min(
      grown(most, reading.words, itemsOfDoubling, mostOfBook),
      fewest + Math.round(reading.words / wordsForOne),
    ) + Math.min(mostLists, lists)
  const isMereReason = reasonsOf(reading)
  const atLeast = (least: number, most: number): Excerpt[] =>
    chooseFound(
      context,
      (found) =>
        found.action < (found.matches.condition > 0 ? leastWorth : least) || isMereReason(found)
          ? 0
          : found.action + soughtWorth * soughtIn(mode, found),
      most,
      least,
    )
  const chosen = atLeast(leastWorth, limit)
  const half = Math.floor(limit / 2)
  const all = chosen.length < half ? atLeast(leastOfFew, half) : chosen
  const asked = all.filter((task) => !isGranted(task, reading))
  return soonestFirst(
    asked.map((task) => withDay(task, reading)),
    reading,
  )
}

const rulings: readonly unknown[] = ['judgment', 'decision']
/** From so many orders on, the reasons of a ruling leave nothing to do. */
const fewestOrders = 3

/** Whether a ruling tells something on the way to its orders, and not what is to be done by some day or how to appeal. */
function reasonsOf({ findings, rules, type }: Reading): (found: WeighedUnit) => boolean {
  const orders = findings.filter(({ isSettled }) => isSettled)
  const last = orders.at(-1)?.unit.start
  if (!rulings.includes(type.id) || orders.length < fewestOrders || last === undefined) {
    return () => false
  }
  return ({ isSettled, unit: { start, text } }) =>
    !isSettled &&
    start < last &&
    !rules.phrases.tellsRemedy.test(text) &&
    (findBoundDate(text, rules) ?? findPeriod(text, rules)) === undefined
}

/** An item of what somebody may do: `The chair may:` */
function isGranted({ lead, start }: Excerpt, { content, rules }: Reading): boolean {
  const opening = lead ?? listLead(content, start, rules)
  return opening !== undefined && grantsItems(content.slice(opening.start, opening.end), rules)
}

const mostWordsWithDay = 60

/** A task with the next sentence of its paragraph where only that one tells by when. */
function withDay(task: Excerpt, { candidates, content, rules }: Reading): Excerpt {
  const isTimed = (findBoundDate(task.text, rules) ?? findPeriod(task.text, rules)) !== undefined
  if (isTimed || !rules.phrases.sendsBack.test(task.text)) return task
  const at = candidates.findIndex(({ sentence }) => sentence.end === task.end)
  const [own, next] = [candidates[at]?.sentence, candidates[at + 1]?.sentence]
  const follows = own !== undefined && next?.block === own.block && next.order === own.order + 1
  if (next === undefined || !follows || !tellsDay(next.text, rules)) return task
  if (roughWordCount(task.text) + next.words > mostWordsWithDay) return task
  const text = `${task.text} ${flattenSpace(content.slice(next.start, next.end))}`
  return { ...task, end: next.end, text }
}

/** Whether a sentence says by when: `… so that the period ends on 31 July 2026`. */
function tellsDay(text: string, rules: Language): boolean {
  if (findBoundDate(text, rules) !== undefined) return true
  return rules.phrases.periodEnds.test(text) && findDate(text) !== undefined
}

/** `When: at once` in a row. */
function isDueAtOnce(text: string, { phrases }: Language): boolean {
  const values = text.split(/[:：]\s?/u).slice(1)
  return values.some((value) => phrases.atOnce.test(value))
}

/** Counts days without a year where the paper bears none. */
const anyYear = 20_000_101

/** What is demanded or has to be done by some day, the soonest first; then all else as it comes. */
function soonestFirst(tasks: readonly Excerpt[], { content, rules, type }: Reading): Excerpt[] {
  const written = ownDate(content, rules, type.id)?.text
  const from = written === undefined ? undefined : dateOrderFrom(written, anyYear, rules)
  const rank = (text: string): number => {
    const { demands, ifOrWhen } = rules.phrases
    const isAsked = demands.test(text) && !ifOrWhen.test(text)
    if (isAsked && findPeriod(text, rules) !== undefined) return 0
    if (isDueAtOnce(text, rules)) return 0
    const day = findBoundDate(text, rules)
    const order = day === undefined ? undefined : dateOrderFrom(day, from ?? anyYear, rules)
    return order === undefined || order < (from ?? 0) ? Number.MAX_SAFE_INTEGER : order
  }
  return tasks
    .map((task) => ({ task, rank: rank(task.text) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ task }) => task)
}

function adviceOfPaper({ features, sentence }: Candidate, { phrases }: Language): number {
  const isReported = phrases.recommendedElsewhere.test(sentence.text)
  if (sentence.words < 5 || features.question > 0 || isReported) return 0
  const inSection = sentence.section === 'recommendations' ? 1 : 0
  const sign = inSection + (phrases.recommends.test(sentence.text) ? 1 : 0)
  return sign < leastOfPaper ? 0 : sign + 0.4 * features.lexrank + 0.2 * features.position
}
