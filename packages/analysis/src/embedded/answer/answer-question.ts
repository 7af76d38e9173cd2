import { type Answer, AppError, type Citation, closestPassage, notMentioned } from '@precis/domain'
import type { AnswerInput } from '../../engine.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import { readThread, shiftCitations, type Thread } from '../document/mail-thread.ts'
import { openingLines } from '../summary/lines/opening-lines.ts'
import { maxAnswerWords } from './find-answer.ts'
import { findAnswers } from './find-parts.ts'
import type { IndexCache } from './index/index-cache.ts'
import type { SentenceIndex } from './index/sentence-index.ts'
import { otherLanguageOf, type Reader } from './question/other-language.ts'
import { readQuestion } from './question/question.ts'
import { answerWhole } from './whole-document/whole-answer.ts'
import { matterAsked } from './whole-document/whole-question.ts'

const nearestCount = 3

/** One or two sentences of the document that answer the question, or that it is not mentioned. */
export async function answerQuestion(input: AnswerInput, cache: IndexCache): Promise<Answer> {
  const { content, signal } = input
  if (content.trim() === '') throw new AppError('empty_content')
  input.onProgress?.({ stage: 'reading', part: 1, parts: 1 })
  const thread = readThread(content)
  const answer =
    thread === undefined
      ? await answerText(input, content, cache)
      : await answerThread(input, thread, cache)
  signal?.throwIfAborted()
  input.onPartial?.(answer)
  return answer
}

/** What the newest message of a thread says, or else the older ones, with who said it and when. */
async function answerThread(
  input: AnswerInput,
  { text, current, authorAt }: Thread,
  cache: IndexCache,
): Promise<Answer> {
  const placed = (answer: Answer, from: number): Answer => ({
    ...answer,
    citations: shiftCitations(answer.citations, input.content, from),
    nearest: shiftCitations(answer.nearest, input.content, from),
  })
  const own = await answerText(input, current.text, cache)
  if (own.verdict === 'answer') return placed(own, current.start)
  const told = await answerText(input, text, cache, (one) => {
    const author = authorAt(one.lead?.start ?? one.start)
    return author === '' ? one : { ...one, text: `${author}: ${one.text}` }
  })
  const isOlder =
    own.verdict === 'absent' ||
    (told.verdict === 'answer' && (await holdsMore(input, text, current.text, cache)))
  return isOlder ? placed(told, 0) : placed(own, current.start)
}

/** Whether a word of a question stands in the whole of a thread and not in its newest message. */
async function holdsMore(
  { question, signal }: AnswerInput,
  whole: string,
  newest: string,
  cache: IndexCache,
): Promise<boolean> {
  const [all, own] = [await cache.get(whole, signal), await cache.get(newest, signal)]
  return all.stemmer.contentStems(question).some((stem) => all.has(stem) && !own.has(stem))
}

async function answerText(
  { question, history = [], signal, onProgress }: AnswerInput,
  content: string,
  cache: IndexCache,
  tell?: Tell,
): Promise<Answer> {
  const index = await cache.get(content, signal)
  signal?.throwIfAborted()
  onProgress?.({ stage: 'analysing', part: 1, parts: 1 })
  const matter = matterAsked(question)
  const whole = matter && (await answerWhole(matter, content, signal))
  const reader = await otherLanguageOf(question, index)
  return whole ?? answerFrom(index, question, history, reader, tell)
}

/** How a passage is told in an answer. */
type Tell = (excerpt: Excerpt) => Excerpt

export function answerFrom(
  index: SentenceIndex,
  questionText: string,
  history: NonNullable<AnswerInput['history']>,
  otherLanguage?: Reader,
  tell: Tell = (excerpt) => excerpt,
): Answer {
  const { content } = index
  const read = (text: string) => readQuestion(text, history, index, otherLanguage)
  const { excerpts, hits, verdict } = findAnswers(read(questionText), index, read)
  if (verdict === 'absent') {
    const near = hits.filter(({ evidence }) => evidence.coverage > 0)
    const nearest = near.slice(0, nearestCount).flatMap(({ at }) => {
      const sentence = index.sentences[at]
      return sentence === undefined ? [] : [excerptOf(content, sentence, maxAnswerWords)]
    })
    const shown = nearest.length > 0 ? nearest : openingLines(content).slice(0, 1)
    return { result: notMentioned, verdict, citations: [], nearest: cite(content, shown) }
  }
  const texts = excerpts.map((excerpt) => tell(excerpt).text)
  return {
    result: verdict === 'closest' ? closestPassage(...texts) : readAsOne(texts),
    verdict,
    citations: cite(content, excerpts),
    nearest: [],
  }
}

/** Rows and lines without a period end there all the same. */
function readAsOne(texts: readonly string[]): string {
  return texts
    .map((text, i) => (i < texts.length - 1 && isOpenEnded.test(text) ? `${text}.` : text))
    .join(' ')
}

const isOpenEnded = /[\p{L}\p{N})%€$£]$/u

function cite(content: string, excerpts: readonly Excerpt[]): Citation[] {
  const spans = excerpts.flatMap((excerpt) => (excerpt.lead ? [excerpt.lead, excerpt] : [excerpt]))
  return spans.map(({ start, end }) => ({
    field: 'answer',
    index: 0,
    start,
    end,
    quote: content.slice(start, end),
  }))
}
