import type { Citation, Fact } from '@precis/domain'
import { roughWordCount } from '../../../text/normalize.ts'
import { type ClauseKind, strengthOf } from '../../clauses/clause-kind.ts'
import { clauseKindsOf } from '../../clauses/clause-kinds.ts'
import type { Reading } from '../../document/read.ts'
import type { Genre } from '../../languages/kind-ids.ts'
import type { Detail } from '../../summary/details/detail.ts'
import { yieldToMain } from '../../yield-to-main.ts'
import { answerFrom } from '../answer-question.ts'
import type { IndexCache } from '../index/index-cache.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import { readQuestion } from '../question/question.ts'
import { definitionQuestions } from './definition-questions.ts'
import {
  type Candidate,
  factQuestions,
  labelQuestions,
  oftenAsked,
  topicQuestions,
} from './fact-questions.ts'
import { fitsPaper } from './fits-paper.ts'
import { wholeSuggestions } from './whole-suggestions.ts'

const most = 5
/** What only a label or a heading names is asked where little else can be. */
const enough = 3
const longestAnswer = 60
const triedAtMost = 40
const kindsOfTime: readonly Fact['kind'][] = ['date', 'term', 'deadline']
/** Nobody speaks a name in quotation marks. */
const quotedName = /["„“«‘]/u
const leastDetail = 3.5
/** Everyday questions of what follows if something happens. */
const ofCases: ReadonlySet<string> = new Set(['late_payment', 'leave_early'])
/** Those that a reader asks before all others. */
const ofWeight: ReadonlySet<string> = new Set(['notice', 'cancel', ...ofCases])
/** Kinds of clauses that a contract opens with, which nobody has to ask for. */
const inFirstLines = new Set(['name', 'parties', 'agreement-date'])

/** Tells whether one of the details that matter says what answers an everyday question that fits the paper. */
function toldBy(
  details: readonly Detail[],
  reading: Reading,
  index: SentenceIndex,
): (question: string) => boolean {
  const lines = details.map(({ excerpt }) => lineAt(excerpt.start, index))
  return (question) => {
    const { everyday } = readQuestion(question, [], index)
    return fitsPaper(everyday?.id, reading) && lines.some((line) => everyday?.says(line) === true)
  }
}

/** Whether a passage says what answers an everyday question, denies nothing and holds in any case, and tells one of the details that matter, with a time where one is asked for. */
function saysSo(
  question: string,
  { start, end }: Citation,
  details: readonly Detail[],
  reading: Reading,
  index: SentenceIndex,
): boolean {
  const said = reading.content.slice(start, end)
  const { condition, negation } = reading.rules.patterns
  const { everyday, type } = readQuestion(question, [], index)
  // What happens if somebody pays late stands behind a condition, and may be that nothing is delivered.
  const isDoubtful = said.search(condition) === 0 || said.search(negation) >= 0
  if (isDoubtful && !ofCases.has(everyday?.id ?? '')) return false
  const told = details.filter((detail) => isIn({ start, end }, detail))
  if (told.length === 0 || everyday?.says(lineAt(start, index)) !== true) return false
  if (everyday.id === 'late_payment' && !speaksOfPaying(start, index)) return false
  const asksWhen = type === 'date' || type === 'time'
  const tellsWhen = ({ fact: { value, kind } }: Detail): boolean =>
    kindsOfTime.includes(kind) &&
    (index.types.holds('date', value) === 1 || index.types.holds('period', value) === 1)
  return !asksWhen || told.some(tellsWhen)
}

function lineAt(start: number, { sentences, bags }: SentenceIndex): string {
  return bags.of(sentences.findIndex((sentence) => sentence.end > start)).line
}

const ofPaying = ['pay', 'debt', 'rent']

/** Whether a passage is about what somebody pays: an application may be late, too. */
function speaksOfPaying(start: number, { sentences, bags, lexicon }: SentenceIndex): boolean {
  const { concepts } = bags.of(sentences.findIndex((sentence) => sentence.end > start))
  return ofPaying.some((name) => concepts.has(lexicon.named(name) ?? -1))
}

const leastStrength = 1

/** Whether a passage is a clause of the kind asked for, and tells one of the details that matter. */
function isOfClause(
  question: string,
  { start, end }: Citation,
  details: readonly Detail[],
  index: SentenceIndex,
): boolean {
  const kind = clauseKindsOf(index.rules).find(({ ask }) => ask === question)
  const sentence = index.sentences.find((other) => other.end > start)
  if (kind === undefined || sentence === undefined) return false
  if (strengthOf(kind, sentence.text, sentence.heading) < leastStrength) return false
  return details.some((detail) => isIn({ start, end }, detail))
}

function isIn({ start, end }: Pick<Citation, 'start' | 'end'>, { excerpt }: Detail): boolean {
  return start < excerpt.end && excerpt.start < end
}

/** Up to five questions, each tried on the document and kept only when it was answered from it. */
export async function suggestAnswerable(
  reading: Reading,
  genre: Genre,
  shown: readonly Detail[],
  cache: IndexCache,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const details = shown.flatMap((detail) => detail.rows ?? [detail])
  const index = await cache.get(reading.content, signal)
  await yieldToMain(signal)
  const kept: string[] = []
  const places = new Set<number>()
  const clauses = clauseQuestions(genre, details, index)
  const asksWho = ({ question }: Candidate): boolean => index.types.typeOf(question) === 'person'
  const facts = factQuestions(details, index, 'typed')
  const typed = inTurn(
    facts.filter((one) => !asksWho(one)),
    clauses,
  )
  const topics = [...definitionQuestions(reading, index.words), ...topicQuestions(index)]
  // Who receives a paper mostly knows who is who in it.
  const others = [
    ...facts.filter(asksWho),
    ...factQuestions(details, index, 'stated'),
    ...labelQuestions(index, details),
    ...topics,
  ]
  const isIdle = (one: Candidate): boolean =>
    topics.includes(one) || (quotedName.test(one.question) && !index.lexicon.isUnspaced)
  const isTold = toldBy(details, reading, index)
  const often = oftenAsked(index).filter(({ question }) => isTold(question))
  const weighs = ({ question }: Candidate): boolean =>
    ofWeight.has(readQuestion(question, [], index).everyday?.id ?? '')
  const whole = wholeSuggestions(reading, details, index.words)
  for (const candidate of [
    ...inTurn(typed.slice(0, triedAtMost), often.filter(weighs)),
    ...often.filter((one) => !weighs(one)),
    ...whole,
    ...others.slice(0, triedAtMost),
  ]) {
    if (kept.length >= most) break
    if (typeof candidate === 'string') {
      kept.push(candidate)
      continue
    }
    if (isIdle(candidate) && kept.length >= enough) continue
    const { question, place } = candidate
    const { verdict, result, citations } = answerFrom(index, question, [])
    const [first] = citations
    if (verdict !== 'answer' || first === undefined || places.has(first.start)) continue
    if (roughWordCount(result) > longestAnswer || question.includes(result)) continue
    if (clauses.includes(candidate) && !isOfClause(question, first, details, index)) continue
    if (often.includes(candidate) && !saysSo(question, first, details, reading, index)) continue
    const isFound = ({ start, end }: Citation) =>
      place === undefined || (start < place.end && place.start < end)
    if (!citations.some(isFound) || kept.includes(question)) continue
    places.add(first.start)
    kept.push(question)
  }
  return kept
}

/** What a contract is asked about, as far as one of the details that matter is such a clause. */
function clauseQuestions(
  genre: Genre,
  details: readonly Detail[],
  { sentences, rules }: SentenceIndex,
): Candidate[] {
  if (genre !== 'contract') return []
  const told = sentences.filter((one) => details.some((detail) => isIn(one, detail)))
  return clauseKindsOf(rules)
    .filter(
      (kind) =>
        !inFirstLines.has(kind.id) &&
        told.some(({ text, heading }) => strengthOf(kind, text, heading) >= leastStrength),
    )
    .sort((a, b) => rankOf(a) - rankOf(b))
    .flatMap(({ ask }) => (ask === undefined ? [] : [{ question: ask }]))
}

function inTurn(some: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  const longest = Math.max(some.length, others.length)
  return Array.from({ length: longest }, (_, i) => [some[i], others[i]])
    .flat()
    .filter((candidate) => candidate !== undefined)
}

/** Sooner what a reader has to look for. */
function rankOf({ detail = leastDetail }: ClauseKind): number {
  return detail
}
