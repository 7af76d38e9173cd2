import { splitWords } from '../../../text/words/tokens.ts'
import type { Sentence } from '../../document/parse.ts'
import type { AnswerType } from '../../languages/asking.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import { type AskedWord, type Question, readWords } from '../question/question.ts'
import { kinship, tellingOf } from '../question/question-words.ts'

const mostWordsOfHeading = 14
/** So many sentences under a heading are looked at for the kind of thing asked for. */
const looked = 9
const shown = 3
/** Steps are shown to their end: `Sit down. Wait. Still there? Call 112.` */
const mostWordsShown = 60
/** No document that people ask about has more. */
const mostHeadings = 500
const leastType = 0.8
/** A heading of a single word says too little of what its section answers. */
const leastWords = 2
/** `If you don't pay on time`. */
const mostWordsOfCase = 3
/** What is asked for so openly that whatever stands under the heading tells it. */
const open: ReadonlySet<AnswerType> = new Set([
  'other',
  'yesNo',
  'consequence',
  'reason',
  'definition',
])

/** Where and whom one turns to, which stands under `Do you have a complaint?` */
const reached: ReadonlySet<AnswerType> = new Set(['contact', 'phone', 'person', 'place'])

interface Heading {
  readonly at: number
  readonly words: readonly AskedWord[]
  readonly isAsking: boolean
}

/**
 * The places of the sentences under the heading that a question repeats: `What is my last day?` and what stands behind
 * `Your last day.`, "What if I do nothing?" and what stands under `If you do nothing`. Empty where none or more than one is so called.
 */
export function findAskedHeading(question: Question, index: SentenceIndex): readonly number[] {
  if (index.isArticle || question.isFollowUp) return []
  const headings = headingsOf(index)
  const repeated = headings.filter((it) => isRepeated(it, question, index))
  const [heading, other] =
    repeated.length > 0 ? repeated : headings.filter((it) => asksAlike(it, question, index))
  return heading === undefined || other !== undefined ? [] : answering(heading.at, question, index)
}

/** Whether a question and a heading say the same: all words of each are in the other. */
function isRepeated(heading: Heading, question: Question, index: SentenceIndex): boolean {
  const { words } = question
  if (saysMatter(heading, question, index)) return true
  if (words.length === 0)
    return heading.words.length === 0 && isSpokenAlike(heading, question, index)
  const isLoose = open.has(question.type) && words.length >= leastWords
  const count = heading.words.flatMap(({ stem }) => stem.split(' ')).length
  if (count < (heading.isAsking && !isLoose ? 1 : leastWords)) return false
  return areAllAlike(heading.words, words, isLoose, index)
}

/** Whether all words of each are in the other. */
function areAllAlike(
  some: readonly AskedWord[],
  others: readonly AskedWord[],
  isLoose: boolean,
  index: SentenceIndex,
): boolean {
  const isIn = (among: readonly AskedWord[]) => (word: AskedWord) =>
    among.some((other) => areAlike(word, other, isLoose, index))
  return some.every(isIn(others)) && others.every(isIn(some))
}

/** The same of the words that tell something, of which one will do where a heading opens as the question does: `How people are picked`. */
function asksAlike({ at, words }: Heading, question: Question, index: SentenceIndex): boolean {
  if (!open.has(question.type) || index.lexicon.isUnspaced) return false
  const telling = tellingOf(words, index)
  const asked = tellingOf(question.words, index)
  const opening = (text: string): string => splitWords(text)[0] ?? ''
  const first = opening(index.sentences[at]?.text ?? '')
  const asking = index.words.asking.askingWords.split(' ')
  const opensAlike = first === opening(question.text) && asking.includes(first)
  const least = opensAlike ? 1 : leastWords
  if (telling.length < least || asked.length < least) return false
  return areAllAlike(telling, asked, opensAlike, index)
}

/** Whether a heading names what a question supposes, and neither has other words: `What if I ignore it?` and `If you do nothing`. */
function saysMatter({ at, words, isAsking }: Heading, question: Question, index: SentenceIndex) {
  const { everyday, type } = question
  if (everyday === undefined) return false
  if (index.bags.stems(at).length < leastWords) return false
  const isCase = words.length <= mostWordsOfCase && supposes(at, index)
  const isMeant = type === 'consequence' ? isAsking || isCase : isAsking && reached.has(type)
  if (!isMeant) return false
  const isAll = question.words.every(({ stem }) => everyday.covers(stem))
  return isAll && everyday.says(index.bags.of(at).line)
}

function supposes(at: number, { sentences, types }: SentenceIndex): boolean {
  return types.holds('consequence', sentences[at]?.text ?? '') === 1
}

/** Whether all but one of a heading's words, which only ask or join, are those of a question: `you` stands there for `I`. */
function isSpokenAlike({ at }: Heading, { text }: Question, index: SentenceIndex): boolean {
  const asked = new Set(splitWords(text).map((word) => index.stemmer.stem(word)))
  const { stems } = index.bags.of(at)
  const common = [...stems].filter((stem) => asked.has(stem)).length
  return common >= leastWords && stems.size - common <= 1
}

/** Whether two words are the same, or stand for the same thing where that will do. */
function areAlike(
  one: AskedWord,
  other: AskedWord,
  isLoose: boolean,
  index: SentenceIndex,
): boolean {
  if (one.stem === other.stem) return true
  if (!isLoose) return false
  if (one.concepts.some((concept) => other.concepts.includes(concept))) return true
  return !index.lexicon.isUnspaced && kinship(one.stem, other.stem, index) > 0
}

/** The first sentences under a heading, or the first of the kind asked for; where to turn may be an address of any kind. */
function answering(at: number, { type }: Question, index: SentenceIndex): number[] {
  const under: number[] = []
  for (let next = at + 1; next <= at + looked && isUnder(next, at, index); next += 1) {
    const isHeading = index.sentences[next]?.kind === 'heading' && next > at + 1
    if (!isHeading && !namesColumns(next, index)) under.push(next)
  }
  if (open.has(type)) return beginningOf(under, index)
  return under
    .filter((place) => holdsKind(type, index.sentences[place]?.text ?? '', index))
    .slice(0, 1)
}

function namesColumns(at: number, { contexts }: SentenceIndex): boolean {
  return contexts[at]?.columns === undefined && contexts[at + 1]?.columns !== undefined
}

/** The first few sentences, and more where all are so short that they are steps. */
function beginningOf(under: readonly number[], { sentences }: SentenceIndex): number[] {
  let words = 0
  return under.filter((at, i) => {
    words += sentences[at]?.words ?? 0
    return i < shown || words <= mostWordsShown
  })
}

function holdsKind(type: AnswerType, text: string, { types }: SentenceIndex): boolean {
  const kinds = reached.has(type) ? [type, 'contact' as const] : [type]
  return kinds.some((kind) => types.holds(kind, text) >= leastType)
}

/** Whether a sentence is under a heading, or behind a question in the same paragraph: `Why is it dearer? It includes …` */
function isUnder(at: number, heading: number, { sentences, contexts }: SentenceIndex): boolean {
  const { text = '', block } = sentences[heading] ?? {}
  if (text === '') return false
  const isBehind = asks.test(text) && sentences[at]?.block === block
  return isBehind || contexts[at]?.lead.includes(text) === true
}

const asks = /[?？؟]$/u
const known = new WeakMap<SentenceIndex, readonly Heading[]>()

/** The sentences that others are under, with their words. */
function headingsOf(index: SentenceIndex): readonly Heading[] {
  const found = known.get(index)
  if (found !== undefined) return found
  let left = mostHeadings
  const headings = index.sentences.flatMap((sentence, at): Heading[] => {
    if (left === 0 || !isShort(sentence) || !isUnder(at + 1, at, index)) return []
    left -= 1
    const words = readWords(sentence.text, index)
    return [{ at, words, isAsking: asks.test(sentence.text) }]
  })
  known.set(index, headings)
  return headings
}

function isShort({ words, text }: Sentence): boolean {
  return words <= mostWordsOfHeading && text.length <= 120
}
