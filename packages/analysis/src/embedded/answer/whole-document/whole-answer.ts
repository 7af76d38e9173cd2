import type { Answer } from '@precis/domain'
import { roughWordCount } from '../../../text/normalize.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import { readDocument } from '../../document/read.ts'
import type { Matter } from '../../languages/questions.ts'
import { citePurpose, citeRunningText } from '../../summary/assemble.ts'
import { chooseConclusions, rowsOfVerdicts } from '../../summary/conclusions/conclusions.ts'
import { chooseCriticalDetails } from '../../summary/details/critical-details.ts'
import { chooseKeyPoints } from '../../summary/key-points.ts'
import { openingStatements } from '../../summary/opening-statements.ts'
import { type PointContext, pointContext } from '../../summary/points.ts'
import { findMainPurpose } from '../../summary/purpose/main-purpose.ts'
import { chooseRecommendations } from '../../summary/recommendations.ts'
import { chooseRisks } from '../../summary/risks/choose-risks.ts'
import { chooseSummary } from '../../summary/running-summary.ts'

const most = 4
const mostWords = 110

/** The answer to a question about the whole document, from what its summary tells; nothing where it tells none of it. */
export async function answerWhole(
  matter: Matter,
  content: string,
  signal: AbortSignal | undefined,
): Promise<Answer | undefined> {
  const reading = await readDocument(content, { signal })
  const context = pointContext(reading, reading.type.genre, 'general')
  const found = fewOf(excerptsFor(matter, context), leastOf(matter, context))
  if (found.length === 0) return undefined
  const { text, citations } =
    matter === 'about'
      ? citePurpose(content, found, 'answer')
      : citeRunningText('answer', content, found)
  return { result: text, verdict: 'answer', citations: [...citations], nearest: [] }
}

/** The first ones, as far as an answer goes. */
function fewOf(excerpts: readonly Excerpt[], least: number): readonly Excerpt[] {
  let words = 0
  return excerpts.slice(0, Math.max(most, least)).filter(({ text }, at) => {
    words += roughWordCount(text)
    return at < least || words <= mostWords
  })
}

/** How many are told in any case: of a table of decisions no row is left out. */
function leastOf(matter: Matter, context: PointContext): number {
  return matter === 'decision' ? Math.max(1, rowsOfVerdicts(context).length) : 1
}

function excerptsFor(matter: Matter, context: PointContext): readonly Excerpt[] {
  switch (matter) {
    case 'about':
      return findMainPurpose(context)
    case 'risks':
      return chooseRisks(context).map(({ excerpt }) => excerpt)
    case 'tasks':
      return chooseRecommendations(context)
    case 'points':
      return keyPointsOf(context)
    case 'decision':
      return chooseConclusions(context)
    case 'deadlines':
      return chooseCriticalDetails(context, [])
        .filter(({ fact }) => fact.kind === 'deadline')
        .map(({ excerpt }) => excerpt)
  }
}

function keyPointsOf(context: PointContext): readonly Excerpt[] {
  const purpose = findMainPurpose(context)
  const told = chooseSummary(context, openingStatements(context, purpose))
  return told.length > 0 ? told : chooseKeyPoints(context, purpose, told)
}
