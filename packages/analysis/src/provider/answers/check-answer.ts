import { type Answer, type Check, type Citation, notMentioned, verdictOf } from '@precis/domain'
import type { DraftAnswer } from '../../model-output/drafts.ts'
import { createDraftResolver, type DraftResolver } from '../../model-output/resolve-draft.ts'
import { detectLanguage } from '../../text/language.ts'
import type { Passage } from '../../text/passages.ts'
import type { Span } from '../../text/sentences.ts'
import { createStemmer, type Stemmer } from '../../text/words/tokens.ts'
import { findUnsupported } from '../../verification/checks.ts'
import { evidenceAround } from '../../verification/evidence.ts'
import { createFactIndex, createLazyFactIndex } from '../../verification/facts/fact-index.ts'
import { turnsRound } from '../../verification/polarity.ts'
import { answersFrom } from '../../verification/word-support.ts'

const maxAnswerLength = 600
const slot = { field: 'answer', index: 0 } as const

/** Turns what a model answers from some passages into an answer with exact citations; undefined when the document does not bear it out. */
export type AnswerCheck = (draft: DraftAnswer) => Answer | undefined

export function createAnswerCheck(
  content: string,
  question: string,
  passages: readonly Passage[],
): AnswerCheck {
  let resolver: DraftResolver | undefined
  let stemmer: Stemmer | undefined
  const facts = createLazyFactIndex(content)
  return ({ isFound, answer, sources }) => {
    if (!isFound) return undefined
    resolver ??= createDraftResolver(content, { start: 0, end: content.length }, passages)
    const item = resolver.item({ text: answer.slice(0, maxAnswerLength), sources })
    if (item === undefined) return undefined
    const exchange = `${question} ${item.text}`
    const spans = item.spans.length > 0 ? item.spans : resolver.supporting(exchange, sources)
    if (spans.length === 0) return undefined
    const citations = spans.map((span) => toCitation(content, span))
    const cited = citations.map(({ quote }) => quote).join(' … ')
    const evidence = evidenceAround(content, citations)
    const invented = findUnsupported(
      item.text,
      cited,
      createFactIndex(`${evidence}\n${question}`),
      facts,
    )
    const hasInventedFigure = invented.some(({ kind }) => kind === 'figure')
    const result = hasInventedFigure ? cited : item.text
    const answered = { result, verdict: verdictOf(result), citations, nearest: [] }
    stemmer ??= createStemmer(detectLanguage(content))
    const isBorneOut =
      answersFrom(content, { question, text: result, evidence }) &&
      !turnsRound(content, result, citations, stemmer)
    const doubts: Check[] = isBorneOut
      ? []
      : [{ ...slot, kind: 'no_source', text: result, cited: true }]
    for (const name of invented) if (!hasInventedFigure) doubts.push({ ...slot, ...name })
    return doubts.length === 0 ? answered : { ...answered, checks: doubts }
  }
}

/** Whether a reply names words as its evidence that it then denies to be an answer. */
export function deniesItsSource({ isFound, answer, sources }: DraftAnswer): boolean {
  const isAbsence = answer.toLowerCase().startsWith(notMentioned.toLowerCase())
  return !isFound && !isAbsence && answer !== '' && sources.some(({ quote }) => quote !== '')
}

export function toCitation(content: string, { start, end }: Span): Citation {
  return { field: 'answer', index: 0, start, end, quote: content.slice(start, end) }
}
