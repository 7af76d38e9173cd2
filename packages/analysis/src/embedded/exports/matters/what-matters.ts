import type { AnalysisMode } from '@precis/domain'
import { roughWordCount } from '../../../text/normalize.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, ranked, statementOf } from '../point.ts'
import { saidOnce } from '../sections.ts'
import { deadlinesOf } from './deadlines.ts'
import { isPrice, weightOfSum } from './main-sums.ts'
import { termsOf } from './term.ts'
import { waysOut } from './ways-out.ts'

const mostOfEach = 2
const mostSums = 3
const mostDeadlines = 5
const wordsOfSentence = 5
/** Of an export of 400 words. */
const maxWords = 200
const moneyKinds = ['amount', 'penalty', 'excess']
/** Reports and papers bind nobody: they have no term and no way out, and their rates are results. */
const binding: readonly AnalysisMode[] = ['general', 'contract']

/** `Money: Security deposit: £1,700`; a whole sentence goes without its own label, which is no more than its heading. */
function named(name: string, point: Point): string {
  const rest = statementOf(point)
  const isSentence = /^\p{Lu}.*[.!?。]$/u.test(rest) && roughWordCount(rest) >= wordsOfSentence
  const statement = isSentence ? rest : (point.told ?? point.text)
  return statement.startsWith(`${name}:`) ? statement : `${name}: ${statement}`
}

/** `The way out: Disputes: You may opt out`: only the heading tells of what. */
function underHeading(name: string, { text }: Point): string {
  return text.startsWith(`${name}:`) ? text : `${name}: ${text}`
}

interface Head {
  readonly name: string
  readonly from: readonly Point[]
  readonly most: number
  readonly tell?: (name: string, point: Point) => string
}

/** Term, money, deadlines and the way out, each by the weightiest statements that tell it. */
export function whatMatters(material: ExportMaterial): Point[] {
  const { words, mode } = material
  const deadlines = { name: words.deadlines, from: deadlinesOf(material), most: mostDeadlines }
  const money = { name: words.money, from: sumsOf(material, ['amount']), most: mostSums }
  if (!binding.includes(mode)) return byTurns([money, deadlines])
  return byTurns([
    { name: words.term, from: termsOf(material), most: mostOfEach },
    { ...money, from: sumsOf(material, moneyKinds) },
    {
      name: words.money,
      from: sumsOf(material, ['rate']).filter((point) => isPrice(point, material.rules)),
      most: mostOfEach,
    },
    deadlines,
    { name: words.wayOut, from: waysOut(material), most: mostOfEach, tell: underHeading },
  ])
}

function sumsOf({ points, rules }: ExportMaterial, kinds: readonly string[]): Point[] {
  const sums = points.criticalDetails.filter(
    (point) => kinds.includes(point.kind ?? '') && weightOfSum(point, rules) >= 0,
  )
  return ranked(sums, (point) => weightOfSum(point, rules))
}

/** The first of every head, then the second of every head, until there are words enough; each statement once. */
function byTurns(heads: readonly Head[]): Point[] {
  const chosen = heads.map((): Point[] => [])
  const once = saidOnce()
  const left = heads.map(({ from }) => [...from])
  let words = 0
  for (let turn = 0; turn < mostDeadlines; turn += 1) {
    for (const [at, { name, most, tell = named }] of heads.entries()) {
      if (turn >= most) continue
      const point = nextOf(left[at] ?? [], once)
      if (point === undefined) continue
      const text = tell(name, point)
      words += roughWordCount(text)
      if (turn > 0 && words > maxWords) continue
      const told = point.told && text
      chosen[at]?.push({ ...point, text: tell(name, { ...point, told: undefined }), told })
    }
  }
  return chosen.flat()
}

function nextOf(
  points: Point[],
  once: (points: readonly Point[]) => readonly Point[],
): Point | undefined {
  for (let point = points.shift(); point !== undefined; point = points.shift()) {
    if (once([point]).length > 0) return point
  }
  return undefined
}
