import type { AnalysisMode } from '@precis/domain'
import { roughWordCount } from '../../text/normalize.ts'
import { isDemand } from '../findings/tasks/demands.ts'
import { findBoundDate, findPeriod } from './dates/export-dates.ts'
import { isDuty } from './duties.ts'
import type { ExportMaterial } from './export-material.ts'
import { weightOfSum } from './main-sums.ts'
import { type Point, ranked, statementOf } from './point.ts'
import { datedFirst } from './tasks.ts'
import { waysOut } from './ways-out.ts'

const mostOfEach = 2
const wordsOfSentence = 5
const mostDeadlines = 3
const moneyKinds = ['amount', 'penalty', 'excess']
/** Reports and papers bind nobody: they have no term and no way out, and their rates are results. */
const binding: readonly AnalysisMode[] = ['general', 'contract']

/** `Money: Security deposit: £1,700`; a whole sentence goes without its own label, which is no more than its heading. */
function named(name: string, point: Point): string {
  const rest = statementOf(point)
  const isSentence = /^\p{Lu}.*[.!?。]$/u.test(rest) && roughWordCount(rest) >= wordsOfSentence
  const statement = isSentence ? rest : point.text
  return statement.startsWith(`${name}:`) ? statement : `${name}: ${statement}`
}

/** `The way out: Disputes: You may opt out`: only the heading tells of what. */
function underHeading(name: string, { text }: Point): string {
  return text.startsWith(`${name}:`) ? text : `${name}: ${text}`
}

/** Term, money, deadlines and the way out, each by the weightiest statements that tell it. */
export function whatMatters(material: ExportMaterial): Point[] {
  const { points, rules, words, mode } = material
  const taken = new Set<string>()
  const pick = (name: string, from: readonly Point[], tell = named, most = mostOfEach): Point[] => {
    const free = from.filter(({ text }) => !taken.has(text)).slice(0, most)
    for (const { text } of free) taken.add(text)
    return free.map((point) => ({ ...point, text: tell(name, point) }))
  }
  const ofKind = (...kinds: readonly string[]) =>
    points.criticalDetails.filter(({ kind }) => kind !== undefined && kinds.includes(kind))
  const sums = (...kinds: readonly string[]) =>
    ranked(
      ofKind(...kinds).filter((point) => weightOfSum(point, rules) >= 0),
      (point) => weightOfSum(point, rules),
    )
  const deadlines = (): Point[] =>
    pick(words.deadlines, deadlinesOf(material), named, mostDeadlines)
  if (!binding.includes(mode)) return [...pick(words.money, sums('amount')), ...deadlines()]
  const terms = pick(words.term, termsOf(material))
  const ways = pick(words.wayOut, waysOut(material), underHeading)
  return [...terms, ...pick(words.money, sums(...moneyKinds, 'rate')), ...deadlines(), ...ways]
}

function isRow(point: Point): boolean {
  return point.label !== '' && point.value !== undefined && statementOf(point) === point.value
}

/** How long it holds, plain rows first, then what the summary tells too. */
function termsOf({ points, rules, summary }: ExportMaterial): Point[] {
  const isCentral = ({ text, value }: Point): boolean =>
    summary.some((sentence) => text.includes(sentence.text) || value === sentence.text)
  const terms = points.criticalDetails.filter(
    (point) =>
      point.kind === 'term' ||
      (point.kind === 'date' && isCentral(point) && point.text.search(rules.facts.term) >= 0),
  )
  return ranked(terms, (point) => {
    if (isRow(point)) return 2
    if (isCentral(point)) return 1
    return /[.。]$/u.test(point.text) ? 0 : -1
  })
}

/** What is demanded, deadlines among the details, then other tasks with a day, the earliest first. */
function deadlinesOf(material: ExportMaterial): Point[] {
  const { criticalDetails, recommendations } = material.points
  const duties = criticalDetails.filter((point) => isDuty(point, material))
  const demanded = recommendations.filter(({ text }) => isDemand(text) && isTimed(text))
  const told = duties.filter(({ kind }) => kind === 'deadline')
  const others = [...duties, ...recommendations].filter(
    (point) => !told.includes(point) && findBoundDate(point.text) !== undefined,
  )
  return [...demanded, ...told, ...datedFirst(others, material)]
}

function isTimed(text: string): boolean {
  return (findBoundDate(text) ?? findPeriod(text)) !== undefined
}
