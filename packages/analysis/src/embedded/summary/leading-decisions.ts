import { roughWordCount } from '../../text/normalize.ts'
import type { Excerpt } from '../document/excerpt.ts'
import { announcesDecision } from '../findings/outcomes/announced.ts'
import { overlaps } from './lines/overlaps.ts'
import { overviewOf } from './overview.ts'
import type { PointContext } from './points.ts'

const most = 3
const mostWords = 90

/** The first things that a paper itself says it decided, with which its summary opens; a contract and a meeting settle too much for that. */
export function leadingDecisions(
  { genre, reading }: PointContext,
  conclusions: readonly Excerpt[],
): Excerpt[] {
  if (genre !== 'general' && genre !== 'report') return []
  const settled = reading.findings.filter(({ isSettled }) => isSettled)
  const leading: Excerpt[] = []
  let words = 0
  for (const item of conclusions) {
    const isSettled = settled.some(({ unit }) => overlaps(unit, item))
    words += roughWordCount(item.text)
    if (!isSettled || leading.length === most || (leading.length > 0 && words > mostWords)) break
    leading.push(item)
  }
  const [first] = leading
  // Without the line that opens its list an item says too little for a text that runs on.
  const isFragment = first !== undefined && first.lead === undefined && /^\p{Ll}/u.test(first.text)
  if (isFragment && reading.type.id !== 'judgment') return []
  return leading.map((item, at) => (at < leading.length - 1 ? item : withStop(item)))
}

function withStop(item: Excerpt): Excerpt {
  return { ...item, text: item.text.replace(/[;,]$/u, '.') }
}

/**
 * What a summary opens with where something was decided: of a ruling, or a letter that announces it, only that, of a report, or of what it says
 * in short, that, of all else the decision and then what it is about.
 */
export function withDecisions(
  context: PointContext,
  opening: readonly Excerpt[],
  decisions: readonly Excerpt[],
): Excerpt[] {
  const { genre, reading } = context
  if (decisions.length === 0) return [...opening]
  const others = opening.filter((item) => !decisions.some((decision) => overlaps(item, decision)))
  if (genre === 'report' || overviewOf(context).length > 0) return [...others, ...decisions]
  const isAll =
    reading.type.id === 'judgment' ||
    decisions.some(({ text }) => announcesDecision(text, reading.rules))
  return isAll ? [...decisions] : [...decisions, ...others]
}
