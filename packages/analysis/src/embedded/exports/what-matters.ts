import type { AnalysisMode } from '@precis/domain'
import { roughWordCount } from '../../text/normalize.ts'
import type { ExportMaterial } from './export-material.ts'
import { money } from './importance.ts'
import { type Point, statementOf } from './point.ts'

const mostOfEach = 2
const wordsOfSentence = 5
const moneyKinds = ['amount', 'penalty', 'excess']
/** Reports and papers bind nobody: they have no term and no way out, and their rates are results. */
const binding: readonly AnalysisMode[] = ['general', 'contract']

/** The weightiest first; equal ones keep their order. */
function ranked(points: readonly Point[], weightOf: (point: Point) => number): Point[] {
  return [...points].sort((a, b) => weightOf(b) - weightOf(a))
}

/** `Money: Security deposit: £1,700`; a whole sentence goes without its own label. */
function named(name: string, point: Point): string {
  const rest = statementOf(point)
  const isSentence = /[.!?。]$/u.test(rest) && roughWordCount(rest) >= wordsOfSentence
  const statement = isSentence ? rest : point.text
  return statement.startsWith(`${name}:`) ? statement : `${name}: ${statement}`
}

/** Term, money, deadlines and the way out, each by the weightiest statements that tell it. */
export function whatMatters({ points, summary, words, mode }: ExportMaterial): Point[] {
  const details = points.criticalDetails
  const taken = new Set<string>()
  const pick = (name: string, from: readonly Point[]): Point[] => {
    const free = from.filter(({ text }) => !taken.has(text)).slice(0, mostOfEach)
    for (const { text } of free) taken.add(text)
    return free.map((point) => ({ ...point, text: named(name, point) }))
  }
  const ofKind = (...kinds: readonly string[]) =>
    details.filter(({ kind }) => kind !== undefined && kinds.includes(kind))
  const deadlines = ofKind('deadline')
  if (!binding.includes(mode)) {
    return [...pick(words.money, ofKind('amount')), ...pick(words.deadlines, deadlines)]
  }
  const isCentral = ({ text, value }: Point) =>
    summary.some((sentence) => text.includes(sentence.text) || value === sentence.text)
  const isRow = (point: Point) =>
    point.label !== '' && point.value !== undefined && statementOf(point) === point.value
  const terms = [...ofKind('term'), ...ofKind('date').filter(isCentral)]
  const termWeight = (point: Point) => {
    if (isRow(point)) return 2
    if (isCentral(point)) return 1
    return /[.。]$/u.test(point.text) ? 0 : -1
  }
  const pattern = new RegExp(`(?<!\\p{L})(?:${words.endingPatterns})`, 'giu')
  /** How plainly a statement tells of a way out: by its words for it, and a time; a price belongs elsewhere. */
  const endingWeight = (point: Point) => {
    const statement = statementOf(point)
    const named = statement.match(pattern)?.length ?? 0
    if (named === 0) return 0
    return named + (/\d/u.test(statement) ? 1 : 0) - (money.test(statement) ? 1 : 0)
  }
  const { recommendations, conclusions, keyPoints, risks } = points
  const everything = [details, summary, recommendations, conclusions, keyPoints, risks].flat()
  const endings = everything.filter((point) => endingWeight(point) > 0)
  return [
    ...pick(words.term, ranked(terms, termWeight)),
    ...pick(
      words.money,
      ranked(ofKind(...moneyKinds, 'rate'), (point) => (isRow(point) ? 1 : 0)),
    ),
    ...pick(words.deadlines, deadlines),
    ...pick(words.wayOut, [...ranked(endings, endingWeight), ...ofKind('notice').filter(isRow)]),
  ]
}
