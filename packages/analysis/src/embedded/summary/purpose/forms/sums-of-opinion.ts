import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { overlaps } from '../../lines/overlaps.ts'
import { isOpinion } from '../report-sections.ts'

const maxWords = 45
const most = 2

/** What a survey says under its overall opinion of cost and worth, where what is told of it names no sum. */
export function sumsOfOpinion(
  { content, findings, rules, type }: Reading,
  told: readonly Excerpt[],
): Excerpt[] {
  if (type.genre !== 'report' || told.some(({ text }) => /\p{Sc}/u.test(text))) return []
  return findings
    .filter(
      ({ unit, values, matches }) =>
        unit.kind === 'sentence' &&
        isOpinion(unit.heading, rules) &&
        matches.condition === 0 &&
        values.some(({ kind }) => kind === 'money'),
    )
    .slice(0, most)
    .map(({ unit }) => excerptOf(content, unit, maxWords))
    .filter((one) => !told.some((other) => overlaps(one, other)))
}
