import type { ChatMessage } from '@precis/domain'
import { splitWords } from '../../../text/words/tokens.ts'
import { type AskedClause, clausesAsked } from '../../clauses/clause-kinds.ts'
import type { AnswerType } from '../../languages/asking.ts'
import type { Words } from '../../languages/load-words.ts'
import { patternsOf } from '../asked-patterns.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import { type Everyday, findEveryday } from './everyday.ts'
import type { Reader } from './other-language.ts'

const conceptShare = 0.4
const earlierShare = 0.6
const ownScript = /\p{Script=Han}|\p{Script=Katakana}|[a-z0-9]/iu

/** `won't`, `doesn't`: what is left of it before the apostrophe is no word of the question. */
const negatedVerb = /(?<!\p{L})(\p{L}{1,7}n)['’]t(?!\p{L})/gu

/** A word of a question, or words that stand for one thing. */
export interface AskedWord {
  /** Its stem; in scripts without spaces as it is written. */
  readonly stem: string
  /** What of ordinary life it may stand for. */
  readonly concepts: readonly number[]
}

/** A question as the search needs it. */
export interface Question {
  readonly text: string
  readonly type: AnswerType
  readonly words: readonly AskedWord[]
  /** Stems the question itself asks with. */
  readonly stems: readonly string[]
  /** Stems to search for and what each counts: the question's own 1, others for the same thing and what came before less. */
  readonly terms: ReadonlyMap<string, number>
  /** Names and numbers as written in the question, stemmed. */
  readonly names: ReadonlySet<string>
  readonly kinds: readonly AskedClause[]
  /** Names that were hidden before it was sent, as the document has them too: `[Person 4]`. */
  readonly hidden: readonly string[]
  /** The everyday question that it is, where it is a known one. */
  readonly everyday: Everyday | undefined
  readonly isFollowUp: boolean
}

export function readQuestion(
  asked: string,
  history: readonly ChatMessage[],
  index: SentenceIndex,
  reader: Reader = index,
): Question {
  const text = reader.words.writeOut?.(asked) ?? asked
  const words = readWords(text, reader)
  const stems = words.map(({ stem }) => stem)
  const previous = history.filter(({ role }) => role === 'user').at(-1)?.content
  const isFollowUp =
    previous !== undefined && (patternsOf(reader.words).refersBack.test(text) || stems.length <= 1)
  const terms = new Map<string, number>()
  const add = (stem: string, worth: number): void => {
    for (const term of index.lexicon.isUnspaced ? splitWords(stem) : stem.split(' ')) {
      terms.set(term, Math.max(terms.get(term) ?? 0, worth))
    }
  }
  for (const { stem, concepts } of words) {
    add(stem, stem.includes(' ') ? conceptShare : 1)
    for (const other of concepts.flatMap((x) => index.lexicon.stemsOf(x))) add(other, conceptShare)
  }
  let kinds = clausesAsked(text, index.rules, reader.words)
  if (isFollowUp) {
    for (const { stem } of readWords(previous, reader))
      if (!terms.has(stem)) add(stem, earlierShare)
    if (kinds.length === 0) kinds = clausesAsked(previous, index.rules, reader.words)
  }
  const ownType = reader.types.typeOf(text)
  const type = ownType === 'other' && isFollowUp ? reader.types.typeOf(previous) : ownType
  const isKnownElsewhere = index.isArticle || (index.isContract && kinds.length > 0)
  const everyday = isKnownElsewhere
    ? undefined
    : findEveryday(text, type, reader.words, index.words)
  return {
    text,
    type,
    words,
    stems,
    terms,
    names: namesIn(text, index),
    hidden: [...new Set(text.match(placeholder))],
    kinds,
    everyday,
    isFollowUp,
  }
}

/** The words of a question that say something, those that belong together as one. */
export function readWords(text: string, reader: Reader): AskedWord[] {
  const found = reader.lexicon.isUnspaced ? readUnspaced(text, reader) : readSpaced(text, reader)
  const distinct = new Map(found.map((word) => [word.stem, word]))
  return [...distinct.values()]
}

const knownAsking = new WeakMap<Words, ReadonlySet<string>>()

function askingIn(words: Words): ReadonlySet<string> {
  const asking = knownAsking.get(words) ?? new Set(words.asking.askingWords.split(/\s+/u))
  knownAsking.set(words, asking)
  return asking
}

function readSpaced(text: string, { stemmer, lexicon, words }: Reader): AskedWord[] {
  const spoken = splitWords(text)
  const stems = spoken.map((word) => stemmer.stem(word))
  const asking = askingIn(words)
  const negated = new Set([...text.toLowerCase().matchAll(negatedVerb)].map(([, verb]) => verb))
  const found: AskedWord[] = []
  const covered = new Set<number>()
  for (const { at, length, concepts } of lexicon.phrasesIn(stems)) {
    for (let i = at; i < at + length; i += 1) covered.add(i)
    if (asking.has(spoken.slice(at, at + length).join('_'))) continue
    found.push({ stem: stems.slice(at, at + length).join(' '), concepts })
  }
  for (const [at, word] of spoken.entries()) {
    const isBare = word.length === 1 && /[a-z]/u.test(word)
    const isIdle = isBare || negated.has(word) || asking.has(word) || stemmer.isStopWord(word)
    if (covered.has(at) || isIdle) continue
    const stem = stems[at] ?? word
    found.push({ stem, concepts: lexicon.of(stem) })
  }
  return found
}

function readUnspaced(text: string, { lexicon, words }: Reader): AskedWord[] {
  const asking = words.asking.askingWords.split(/\s+/u).sort((a, b) => b.length - a.length)
  let rest = text.normalize('NFKC').toLowerCase()
  for (const word of asking) rest = rest.replaceAll(word, ' ')
  const found: AskedWord[] = []
  let end = 0
  const pairs = (run: string): void => {
    for (const pair of splitWords(run)) {
      if ([...pair].every((letter) => ownScript.test(letter))) {
        found.push({ stem: pair, concepts: [] })
      }
    }
  }
  for (const { at, length, concepts } of lexicon.wordsIn(rest)) {
    pairs(rest.slice(end, at))
    found.push({ stem: rest.slice(at, at + length), concepts })
    end = at + length
  }
  pairs(rest.slice(end))
  return found
}

const placeholder = /\[\p{Lu}[\p{L} -]{1,12} \d{1,7}\]/gu

function namesIn(text: string, index: SentenceIndex): ReadonlySet<string> {
  const names = new Set<string>()
  for (const match of text.matchAll(/(?<=\S\s)["'“‘(]?(\p{Lu}[\p{L}\p{N}’'-]*|\d[\d.,]*)/gu)) {
    for (const word of splitWords(match[1] ?? '')) {
      if (!index.stemmer.isStopWord(word)) names.add(index.stemmer.stem(word))
    }
  }
  return names
}
