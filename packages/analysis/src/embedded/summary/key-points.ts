import type { AnalysisMode } from '@precis/domain'
import type { Candidate } from '../document/candidate.ts'
import type { Excerpt } from '../document/excerpt.ts'
import { grown } from '../document/growth.ts'
import { weigh } from '../ranking/features.ts'
import { summaryWeights } from '../ranking/weights.ts'
import { isFormalityOfMeeting } from './conclusions/mere-rules.ts'
import { isOfVerdict, verdictsOf } from './conclusions/verdicts.ts'
import { isBeside } from './lines/beside-matter.ts'
import { choosePoints, type PointContext, tellsPartOnly } from './points.ts'
import { isBesidePoint } from './purpose/report-sections.ts'
import { createFoundWorth } from './summary-signals.ts'

const usualPoints = 7
const mostPoints = 16
const pointsOfDoubling = 2
const fewestWords = 3
/** In a text of a few sentences, the summary leaves too little for separate points. */
const fewestLeft = 1
const soughtWorth = 1.5
/** What was found in a sentence, beside how central it is. */
const shareOfFound = 0.8

/** Seven points that the summary does not say already, more of a long document; the mode decides what counts. */
export function chooseKeyPoints(
  context: PointContext,
  purpose: readonly Excerpt[],
  said: readonly Excerpt[],
): Excerpt[] {
  const { words } = context.reading
  const limit = Math.min(
    grown(usualPoints, words, pointsOfDoubling, mostPoints),
    Math.floor(context.told.length / 2),
  )
  const isSaid = (start: number): boolean =>
    said.some((item) => item.start <= start && start < item.end)
  const left = context.told.filter(({ sentence }) => !isSaid(sentence.start)).length
  const mayRepeat = left < fewestLeft
  const weights = summaryWeights(context.genre)
  const base = context.told.map(({ features }) => weigh(features, weights))
  const low = base.reduce((least, value) => Math.min(least, value), 0)
  const verdicts = verdictsOf(context)
  const isMinutes = context.reading.type.id === 'minutes'
  const isFitted = context.genre === 'paper' || context.genre === 'meeting'
  const foundIn = isFitted ? () => 0 : createFoundWorth(context.reading.findings)
  return choosePoints(context.reading, context.told, limit, (candidate) => {
    if (isOfVerdict(context.reading.content, candidate.sentence, verdicts)) return 0
    if (purpose.some(({ start }) => candidate.sentence.start === start)) return 0
    if (candidate.sentence.words < fewestWords && context.genre !== 'meeting') return 0
    if (isMinutes && isFormalityOfMeeting(candidate.sentence.text, context.reading.rules)) return 0
    if (!isFitted && isBeside(candidate.sentence.text, context.reading.rules)) return 0
    if (
      isBesidePoint(candidate.sentence, context.reading.rules) ||
      tellsPartOnly(candidate.sentence, context.reading.rules)
    )
      return 0
    if (!mayRepeat && isSaid(candidate.sentence.start)) return 0
    if (candidate.features.question > 0 && context.genre !== 'meeting') return 0
    const sought = context.sought.get(candidate.sentence.order) ?? 0
    return (
      weigh(candidate.features, weights) -
      low +
      0.01 +
      0.6 * modeWorth(candidate, context.mode) +
      shareOfFound * foundIn(candidate) +
      soughtWorth * sought
    )
  })
}

function modeWorth({ features, clauses }: Candidate, mode: AnalysisMode): number {
  switch (mode) {
    case 'contract':
      return features.duty + features.money + Math.min(2, clauses.length)
    case 'report':
      return features.result + features.money + features.recommend + features.digits
    case 'technical':
      return 2 * features.duty + features.digits + (features.figureReference > 0 ? 0.3 : 0)
    case 'academic':
      return features.propose + features.result + features.inConclusion
    case 'general':
      return Math.min(1, clauses.length) * 0.5
  }
}
