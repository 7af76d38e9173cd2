import type { Citation, Fact } from '@precis/domain'
import type { LanguageCode } from '../../../text/language-codes.ts'
import { roughWordCount } from '../../../text/normalize.ts'
import { type ClauseKind, strengthOf } from '../../clauses/clause-kind.ts'
import { clauseKinds } from '../../clauses/clause-kinds.ts'
import type { Reading } from '../../document/read.ts'
import type { Genre } from '../../languages/kind-ids.ts'
import type { Detail } from '../../summary/details/detail.ts'
import { yieldToMain } from '../../yield-to-main.ts'
import { answerFrom } from '../answer-question.ts'
import type { IndexCache } from '../index/index-cache.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Everyday } from '../question/everyday.ts'
import { readQuestion } from '../question/question.ts'
import {
  type Candidate,
  factQuestions,
  labelQuestions,
  oftenAsked,
  statedFrame,
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
const leastDetail = 3.5
/** Kinds of clauses that a contract opens with. */
const inFirstLines = new Set(['name', 'parties', 'agreement-date'])

interface Definitions {
  /** A sentence that says what something is: the thing, then the verb. */
  readonly pattern: RegExp
  /** Words that a thing to ask about does not begin with. */
  readonly notSubjects: RegExp
  readonly ask: (subject: string, verb: string) => string
}

const word = "[\\p{L}\\d'’-]+"

function definitions(
  articles: string,
  verbs: string,
  after: string,
  others: string,
  ask: Definitions['ask'],
): Definitions {
  return {
    pattern: new RegExp(
      `^((?:${articles}) )?(\\p{L}${word}(?: ${word}){0,3}) (${verbs}) (?:${after}) `,
      'iu',
    ),
    notSubjects: new RegExp(`^(?:${others})(?![\\p{L}])`, 'iu'),
    ask,
  }
}

const definitionsIn: Readonly<Record<LanguageCode, Definitions>> = {
  en: definitions(
    'the|a|an',
    'is|are|was|were',
    'an?|the(?! same)|one',
    'this|that|it|there|he|she|they|these|those|we|i|you|here|which|what|who',
    (thing, verb) => `What ${verb} ${thing}?`,
  ),
  de: definitions(
    'der|die|das|ein|eine',
    'ist|sind|war|waren',
    'ein|eine|einer|der|die|das',
    'dies|diese|dieser|dieses|das|es|er|sie|wir|ich|hier|was|wer|welche|dort|damit|dabei',
    (thing, verb) => `Was ${verb} ${thing}?`,
  ),
  fr: definitions(
    'le|la|les|un|une',
    'est|sont|était|étaient',
    'un|une|le|la|les|des',
    'ce|cela|ceci|il|elle|ils|elles|nous|vous|je|qui|que|ici|c’|y',
    (thing) => `Qu’est-ce que ${thing} ?`,
  ),
  es: definitions(
    'el|la|los|las|un|una',
    'es|son|era|eran|fue',
    'un|una|el|la|los|las',
    'esto|esta|este|eso|ello|él|ella|ellos|aquí|que|quien|no|se',
    (thing, verb) => `¿Qué ${verb} ${thing}?`,
  ),
  it: definitions(
    'il|lo|la|i|gli|le|un|una',
    'è|sono|era|erano',
    'un|una|uno|il|lo|la|i|gli|le',
    'questo|questa|ciò|esso|essa|egli|lui|lei|qui|che|chi|non|si',
    (thing, verb) => `Che cosa ${verb} ${thing}?`,
  ),
  pt: definitions(
    'o|a|os|as|um|uma',
    'é|são|era|eram|foi',
    'um|uma|o|a|os|as',
    'isto|isso|este|esta|ele|ela|eles|aqui|que|quem|não|se',
    (thing, verb) => `O que ${verb} ${thing}?`,
  ),
  nl: definitions(
    'de|het|een',
    'is|zijn|was|waren',
    'een|de|het',
    'dit|dat|deze|die|het|er|hij|zij|wij|ik|hier|wat|wie|welke',
    (thing, verb) => `Wat ${verb} ${thing}?`,
  ),
}

/** Whether one of the details that matter says what answers an everyday question that fits the paper. */
function isToldBy(
  details: readonly Detail[],
  question: string,
  reading: Reading,
  index: SentenceIndex,
): boolean {
  const { everyday } = readQuestion(question, [], index)
  if (!fitsPaper(everyday?.id, reading)) return false
  return details.some(({ excerpt }) => saysAt(excerpt.start, everyday, index))
}

/** Whether a passage says what answers an everyday question, and tells one of the details that matter, with a time where one is asked for. */
function saysSo(
  question: string,
  { start, end }: Citation,
  details: readonly Detail[],
  index: SentenceIndex,
): boolean {
  const told = details.filter((detail) => isIn({ start, end }, detail))
  const { everyday, type } = readQuestion(question, [], index)
  if (told.length === 0 || !saysAt(start, everyday, index)) return false
  const asksWhen = type === 'date' || type === 'time'
  const tellsWhen = ({ fact: { value, kind } }: Detail): boolean =>
    kindsOfTime.includes(kind) &&
    (index.types.holds('date', value) === 1 || index.types.holds('period', value) === 1)
  return !asksWhen || told.some(tellsWhen)
}

function saysAt(start: number, everyday: Everyday | undefined, index: SentenceIndex): boolean {
  const at = index.sentences.findIndex((sentence) => sentence.end > start)
  return everyday?.says(index.bags.of(at).line) === true
}

const leastStrength = 1

/** Whether a passage is a clause of the kind asked for, and tells one of the details that matter. */
function isOfClause(
  question: string,
  { start, end }: Citation,
  details: readonly Detail[],
  index: SentenceIndex,
): boolean {
  const kind = clauseKinds.find(({ ask }) => ask === question)
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
  details: readonly Detail[],
  cache: IndexCache,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const index = await cache.get(reading.content, signal)
  await yieldToMain(signal)
  const kept: string[] = []
  const places = new Set<number>()
  const clauses = clauseQuestions(reading, genre)
  const typed = inTurn(factQuestions(details, index, 'typed'), clauses)
  const topics = [...definitionQuestions(reading), ...topicQuestions(index)]
  const others = [
    ...factQuestions(details, index, 'stated'),
    ...labelQuestions(index, details),
    ...topics,
  ]
  const { before, after } = statedFrame(index)
  const isIdle = (one: Candidate): boolean =>
    topics.includes(one) || (one.question.startsWith(before) && one.question.endsWith(after))
  const often = oftenAsked(index).filter(({ question }) =>
    isToldBy(details, question, reading, index),
  )
  const whole = wholeSuggestions(reading, details, index.words.language)
  for (const candidate of [
    ...typed.slice(0, triedAtMost),
    ...often,
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
    if (often.includes(candidate) && !saysSo(question, first, details, index)) continue
    const isFound = ({ start, end }: Citation) =>
      place === undefined || (start < place.end && place.start < end)
    if (!citations.some(isFound) || kept.includes(question)) continue
    places.add(first.start)
    kept.push(question)
  }
  return kept
}

function clauseQuestions(reading: Reading, genre: Genre): Candidate[] {
  if (genre !== 'contract' || reading.language !== 'en') return []
  const found = new Map<string, number>()
  for (const { clauses } of reading.candidates) {
    for (const { kind, strength } of clauses) {
      found.set(kind.id, Math.max(found.get(kind.id) ?? 0, strength))
    }
  }
  return clauseKinds
    .filter(({ id }) => (found.get(id) ?? 0) >= 1)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(({ ask }) => ({ question: ask }))
}

function definitionQuestions(reading: Reading): Candidate[] {
  const questions: Candidate[] = []
  const { pattern, notSubjects, ask } = definitionsIn[reading.language]
  const ranked = [...reading.candidates].sort(
    (a, b) =>
      b.features.lexrank + b.features.centroid - a.features.lexrank - a.features.centroid ||
      a.sentence.order - b.sentence.order,
  )
  for (const { sentence } of ranked.slice(0, 200)) {
    const match = pattern.exec(sentence.text)
    const article = match?.[1]?.toLowerCase() ?? ''
    const thing = match?.[2]
    const verb = match?.[3]?.toLowerCase()
    if (thing === undefined || verb === undefined || notSubjects.test(thing)) continue
    if (reading.language === 'de' && article === '') continue
    if (opensAside(thing, reading) || isAnyOne(article, thing)) continue
    const isCommon = /^\p{Lu}\p{Ll}/u.test(thing) && reading.stemmer.isStopWord(thing.toLowerCase())
    const named = isCommon || /^l['’]/iu.test(thing) ? lowerFirst(thing) : thing
    questions.push({ question: ask(`${article}${named}`, verb) })
  }
  return questions
}

/** `A type`, of which a paper says what that one is. */
function isAnyOne(article: string, thing: string): boolean {
  return /^(?:an?|eine?|une?|una|uma?|een) $/u.test(article) && !/\s/u.test(thing)
}

/** `Unless there is a change`, `The one that stays`: no name of a thing. */
function opensAside(thing: string, { stemmer }: Reading): boolean {
  const words = thing.toLowerCase().split(' ')
  return words.length > 1 && words.some((word) => stemmer.isStopWord(word) && !joins.test(word))
}

const joins = /^(?:of|for|and|to|in|de|du|des|der|del|della|di|do|da|van|von|und|et|y|e|en)$/u

function inTurn(some: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  const longest = Math.max(some.length, others.length)
  return Array.from({ length: longest }, (_, i) => [some[i], others[i]])
    .flat()
    .filter((candidate) => candidate !== undefined)
}

/** Sooner what a reader has to look for; what the first lines say anyway comes last. */
function rankOf({ id, detail = leastDetail }: ClauseKind): number {
  return inFirstLines.has(id) ? leastDetail + 1 : detail
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
