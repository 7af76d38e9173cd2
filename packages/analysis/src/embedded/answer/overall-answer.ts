import { type Answer, notMentioned } from '@precis/domain'
import type { Excerpt } from '../document/excerpt.ts'
import { readDocument } from '../document/read.ts'
import { citeItems, citePurpose } from '../summary/assemble.ts'
import { chooseConclusions } from '../summary/conclusions.ts'
import { type PointContext, pointContext } from '../summary/points.ts'
import { findMainPurpose } from '../summary/purpose/main-purpose.ts'
import { chooseRecommendations } from '../summary/recommendations.ts'
import { chooseRisks } from '../summary/risks/choose-risks.ts'
import type { Overall } from './overall-questions.ts'

const mostShown = 3

/** What a summary says of the whole paper, as the answer to a question about just that; undefined where it says nothing. */
export async function answerOverall(
  asked: Overall,
  content: string,
  signal: AbortSignal | undefined,
): Promise<Answer | undefined> {
  const reading = await readDocument(content, { signal })
  const context = pointContext(reading, reading.type.genre, 'general')
  if (asked === 'purpose') return purposeIn(context)
  const items = chosen[asked](context).slice(0, mostShown)
  if (items.length === 0) return undefined
  const citations = citeItems('answer', content, items).map((own) => ({ ...own, index: 0 }))
  return { result: items.map(asSentence).join(' '), verdict: 'answer', citations, nearest: [] }
}

const chosen: Readonly<
  Record<Exclude<Overall, 'purpose'>, (context: PointContext) => readonly Excerpt[]>
> = {
  tasks: chooseRecommendations,
  dangers: (context) => chooseRisks(context).map(({ excerpt }) => excerpt),
  decision: chooseConclusions,
}

function purposeIn(context: PointContext): Answer {
  const purpose = findMainPurpose(context)
  if (purpose.length === 0) {
    return { result: notMentioned, verdict: 'absent', citations: [], nearest: [] }
  }
  const { text, citations } = citePurpose(context.reading.content, purpose, 'answer')
  return { result: text, verdict: 'answer', citations, nearest: [] }
}

function asSentence({ text }: Excerpt): string {
  return /[.!?;:。！？؟；：…]["'”’»)\]]*$/u.test(text) ? text : `${text}.`
}
