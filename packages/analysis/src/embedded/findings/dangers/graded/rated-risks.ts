import type { RiskLevel } from '@precis/domain'
import type { Language } from '../../../languages/load-language.ts'
import type { Unit } from '../../units/unit.ts'

const levels = [
  ['high', 'ratedHigh'],
  ['medium', 'ratedMedium'],
  ['low', 'ratedLow'],
] as const

/** How a register of risks rates the danger that a row of it names: `R4 | Supplier fails | High | Second source`. */
export function ratedRisk(
  { kind, columns, value }: Unit,
  language: Language,
): RiskLevel | undefined {
  if (kind !== 'row' || columns.length < 3) return undefined
  const { phrases } = language
  if (!columns.some((name) => phrases.ratingColumn.test(name))) return undefined
  const cells = value.split('; ').map((cell) => {
    const at = cell.indexOf(': ')
    return { head: cell.slice(0, Math.max(0, at)), text: cell.slice(at + 1).trim() }
  })
  const isBad = cells.some(
    ({ head, text }) => phrases.stateColumn.test(head) && !phrases.soundState.test(text),
  )
  if (!isBad && !columns.some((name) => phrases.riskColumn.test(name))) return undefined
  const named = levels.find(([, id]) =>
    // `8 MEDIUM`: the score comes with its name.
    cells.some(({ text }) => phrases[id].test(text.replace(/^\d{1,2} (?=\p{L})/u, ''))),
  )?.[0]
  return named ?? levelOfNumbers(cells, language)
}

/** `medium / high` in front of what it rates: how likely something is, and how bad. */
const twoRatings = /^(\p{L}+)\s?[/–]\s?(\p{L}+)(?=[\s:])/u
const points = { high: 3, medium: 2, low: 1 } as const
const leastHighProduct = 6
const leastMediumProduct = 3

/** `V-2: CRITICAL`: a number and the grade of what was found. */
const numberedGrade = /^\p{Lu}{0,3}-?\d[\d.]{0,4}\s?[:–—.-]?\s(\p{Lu}{4,})(?=[\s:;,.]|$)/u

/** The level that a word names: `CRITICAL`. */
export function levelNamed(word: string, { phrases }: Language): RiskLevel | undefined {
  return levels.find(([, id]) => phrases[id].test(word))?.[0]
}

/** How a line rates the danger that it tells, by one or two words in front of it. */
export function ratedLine({ text }: Unit, language: Language): RiskLevel | undefined {
  const [, grade] = numberedGrade.exec(text) ?? []
  if (grade !== undefined) return levelNamed(grade, language)
  const [likely, bad] = (twoRatings.exec(text)?.slice(1) ?? []).map((word) =>
    levelNamed(word, language),
  )
  if (likely === undefined || bad === undefined) return undefined
  const product = points[likely] * points[bad]
  return product >= leastHighProduct ? 'high' : product >= leastMediumProduct ? 'medium' : 'low'
}

/** Whether a cell is no more than a rating: `HIGH`. */
export function isRating(cell: string, { phrases }: Language): boolean {
  return levels.some(([, id]) => phrases[id].test(cell.trim()))
}

const number = /^\d{1,2}$/u
const letterColumn = /^\p{Lu}$/u
const scale = 5
const ofOneScale = 3
const leastHigh = 12
const leastMedium = 6

/** The level of `P: 4; I: 5; Score: 20`, on scales from 1 to 5 as registers have them; without a score, by the product of the two. */
function levelOfNumbers(
  cells: readonly { readonly head: string; readonly text: string }[],
  { phrases }: Language,
): RiskLevel | undefined {
  const rated = cells
    .filter(({ head }) => phrases.ratingColumn.test(head) || letterColumn.test(head))
    .filter(({ text }) => number.test(text))
    .map(({ head, text }) => ({ head, points: Number(text) }))
  const [first, second] = rated
  if (first === undefined) return undefined
  const total = rated.find(({ head, points }) => phrases.totalColumn.test(head) && points > scale)
  const score = total?.points ?? first.points * (second?.points ?? ofOneScale)
  return score >= leastHigh ? 'high' : score >= leastMedium ? 'medium' : 'low'
}
