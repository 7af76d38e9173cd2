import type { Stemmer } from '../../../text/words/tokens.ts'
import { splitWords } from '../../../text/words/tokens.ts'
import type { AnswerType } from '../../languages/asking.ts'
import { patternsOf } from '../asked-patterns.ts'
import { monthNamed } from '../index/months.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Bag } from '../index/word-bag.ts'
import { countedIn, isInRange, isWithin } from './counted.ts'
import type { Everyday } from './everyday.ts'
import type { AskedWord, Question } from './question.ts'

/** A word of a question that carries meaning. */
export interface QuestionWord extends AskedWord {
  readonly isName: boolean
  /** The digits of a number, an ordinal or a small number word; otherwise empty. */
  readonly number: string
  /** The stem of what is counted, empty for an age. */
  readonly counted: string
  /** The month that it names, 1 to 12, otherwise 0. */
  readonly month: number
  /** Whether it says little, or only what the question asks for anyway. */
  readonly isVague: boolean
  /** How rare it is in the document; less for a vague word. */
  readonly weight: number
  /** The everyday question it is part of, where the document answers such questions. */
  readonly everyday: Everyday | undefined
  /** 1 when the document holds it, less when only by another word for it, 0 when not at all. */
  readonly known: number
  /** Of the matter of an everyday question the telling words of that question. */
  readonly asking: readonly QuestionWord[]
}

const vagueShare = 0.4
const conceptDegree = 0.7
const synonymDegree = 0.6
/** A passage that answers an everyday question, in whatever words, holds the question's. */
const everydayDegree = 0.75

const knownWords = new WeakMap<Question, readonly QuestionWord[]>()

/** The words of a question with what each counts in a document; they are worked out once for each question read from its index. */
export function questionWords(question: Question, index: SentenceIndex): readonly QuestionWord[] {
  const words = knownWords.get(question) ?? weighWords(question, index)
  knownWords.set(question, words)
  return words
}

function weighWords(question: Question, index: SentenceIndex): QuestionWord[] {
  const vague = vagueStems(index)
  const implied = impliedBy(question.type, index)
  const isVague = ({ stem, concepts }: AskedWord): boolean =>
    vague.has(stem) || concepts.some((concept) => implied.has(concept))
  const matterAsked = question.everyday
  const saying = matterAsked === undefined ? 0 : countSaying(matterAsked, index)
  const everyday = saying > 0 ? matterAsked : undefined
  const words = question.words.map((asked) => {
    const word = withoutTail(asked, index)
    const { stem, concepts } = word
    const isCovered = everyday?.covers(stem) === true
    const parts = index.lexicon.isUnspaced ? splitWords(stem) : stem.split(' ')
    const hasParts = parts.every((part) => index.has(part))
    const number = index.lexicon.numberOf(stem)
    const month = monthNamed(stem, index)
    const isInDocument = (hasParts && !stem.includes(' ')) || hasNumber(number, index)
    const isApart = hasParts && stem.includes(' ') && !isIdiom(stem, vague, index)
    const others = concepts
      .flatMap((concept) => index.lexicon.stemsOf(concept))
      .filter((other) => splitWords(other).every((part) => index.has(part)))
    const akin = isInDocument || index.isArticle ? [] : akinTo(stem, index)
    const instead = [...others.map((other) => splitWords(other)[0] ?? other), ...akin]
    const own = Math.max(...parts.map((part) => index.idf(part)), 0)
    const rarity =
      isInDocument || index.isArticle
        ? own
        : Math.min(own, ...instead.map((other) => index.idf(other)))
    const isIdle = !index.isArticle && instead.length === 0 && isIdiom(stem, vague, index)
    const counted = number === '' ? '' : countedIn(question.text, number, index)
    const isReached = !isInDocument && isInRange({ number, counted, month }, index)
    return {
      ...word,
      isName: question.names.has(stem) && !/^\d/u.test(stem),
      number,
      counted,
      month,
      isVague: isVague(word),
      weight: rarity * (isVague(word) || isIdle ? vagueShare : 1),
      everyday: isCovered ? everyday : undefined,
      known: isInDocument || isCovered ? 1 : knownBy(akin, others, isApart || isReached, index),
      asking: [],
    }
  })
  if (everyday === undefined) return words
  const rarity = Math.log(1 + (index.sentences.length - saying + 0.5) / (saying + 0.5))
  const isPut = words.some((word) => word.everyday !== undefined)
  const telling = words.filter((word) => word.everyday !== undefined || !word.isVague)
  const asking = isPut ? telling.map((word) => ({ ...word, everyday: undefined })) : []
  return [...words, { ...matter, weight: rarity, everyday, asking }]
}

/** Whether a document has a number, in digits or in words. */
function hasNumber(number: string, { vocabulary, lexicon }: SentenceIndex): boolean {
  return number !== '' && [...vocabulary].some((other) => lexicon.numberOf(other) === number)
}

/** A compound that the document has itself is not meant by others that only end alike, as all that are some kind of `vergoeding` do. */
function withoutTail(word: AskedWord, { lexicon, has }: SentenceIndex): AskedWord {
  const isJoined = word.concepts.length > 0 && !word.stem.includes(' ') && !lexicon.lists(word.stem)
  return isJoined && has(word.stem) ? { ...word, concepts: [] } : word
}

function knownBy(
  akin: readonly string[],
  others: readonly string[],
  isApart: boolean,
  { isArticle }: SentenceIndex,
): number {
  if (akin.length > 0 || isApart) return rootDegree
  return others.length > 0 && !isArticle ? conceptDegree : 0
}

/** Words of the document that a word of the question is found by, though they are not the same. */
function akinTo(stem: string, index: SentenceIndex): string[] {
  if (index.lexicon.isUnspaced || stem.length < shortestRoot || stem.includes(' ')) return []
  return [...index.vocabulary].filter((other) => kinship(stem, other, index) > 0)
}

/** Words that say little alone and stand for one thing together: `come in`. */
function isIdiom(stem: string, vague: ReadonlySet<string>, { stemmer }: SentenceIndex): boolean {
  const parts = stem.split(' ')
  return parts.length > 1 && parts.every((part) => vague.has(part) || stemmer.isStopWord(part))
}

/** The matter of an everyday question as a word of its own: `How heavy is it?` has no other. */
const matter: Omit<QuestionWord, 'weight' | 'everyday'> = {
  stem: '',
  concepts: [],
  isName: false,
  number: '',
  counted: '',
  month: 0,
  isVague: false,
  known: 1,
  asking: [],
}

const mostCounted = 400

/** In how many sentences a matter stands: of a long document told by every so many-th one. */
function countSaying(asked: Everyday, { sentences, bags }: SentenceIndex): number {
  const step = Math.ceil(sentences.length / mostCounted)
  let count = 0
  for (let at = 0; at < sentences.length; at += step)
    if (asked.says(bags.of(at).line)) count += step
  return count
}

/** What a question says already by the kind of thing it asks for: a passage with a sum need not say that it costs. */
const impliedConcepts: Readonly<Partial<Record<AnswerType, string>>> = {
  money: 'price pay amount total cash number',
  percent: 'amount part number',
  period: 'period wait number keep',
  date: 'day deadline period',
  time: 'day period',
  number: 'number people size amount',
  measure: 'number size amount',
  contact: 'number contact address email',
  phone: 'number contact',
  person: 'people name contact',
  place: 'place address',
  yesNo: 'permit require right',
  consequence: 'require',
}

function impliedBy(type: AnswerType, { lexicon }: SentenceIndex): ReadonlySet<number> {
  const names = impliedConcepts[type]?.split(' ') ?? []
  return new Set(names.flatMap((name) => lexicon.named(name) ?? []))
}

const rootLength = 5
const shortestRoot = 4
const rootDegree = 0.8

/** How surely a passage holds a word, 0 to 1: itself, misspelled, of the same root, inside a longer word, or under another word. */
export function holds(word: QuestionWord, bag: Bag, index: SentenceIndex): number {
  const { lexicon } = index
  const { stem } = word
  const alike = index.isArticle ? synonymDegree : conceptDegree
  const isAlike = word.concepts.some((concept) => bag.concepts.has(concept))
  const answered = word.everyday?.says(bag.line) === true ? everydayDegree : 0
  const most = Math.max(isAlike ? alike : 0, answered)
  if (stem === '') return Math.max(most, isAskedIn(word, bag, index) ? 1 : 0)
  if (lexicon.isUnspaced) return bag.text.includes(stem) ? 1 : most
  if (bag.stems.has(stem)) return 1
  if (word.number !== '')
    return bag.numbers.has(word.number) ? 1 : isWithin(word, bag, index.words) ? rootDegree : 0
  if (word.month > 0 && bag.months.has(word.month)) return rootDegree
  if (stem.includes(' ')) return holdsApart(stem, bag, index) ? Math.max(most, rootDegree) : most
  if (stem.length < shortestRoot) return most
  for (const other of bag.stems) {
    const kin = kinship(stem, other, index)
    if (kin > 0) return kin
  }
  return most
}

/** Whether a passage says an everyday question in its own words: what is owed need not be called due. */
function isAskedIn({ asking }: QuestionWord, bag: Bag, index: SentenceIndex): boolean {
  return asking.length > 0 && asking.every((part) => holds(part, bag, index) >= rootDegree)
}

/** Whether a passage holds all words that stand for one thing together, apart: `per full day` for `per day`. */
function holdsApart(stem: string, { stems }: Bag, index: SentenceIndex): boolean {
  if (isIdiom(stem, vagueStems(index), index)) return false
  return stem.split(' ').every((part) => stems.has(part) || index.stemmer.isStopWord(part))
}

/** How surely two words are of the same root, in other endings, in a compound or misspelled. */
export function kinship(
  stem: string,
  other: string,
  { stemmer, words }: Pick<SentenceIndex, 'stemmer' | 'words'>,
): number {
  const isJoined = stemmer.language === 'de' || stemmer.language === 'nl'
  const { prefix } = patternsOf(words)
  if (prefix !== undefined && differByAspect(stem, other, prefix)) return rootDegree
  if (
    other.startsWith(stem.slice(0, rootLength)) &&
    (stem.length >= rootLength || other.length <= 7)
  )
    return rootDegree
  if (isJoined && other.length > rootLength + 2 && stem.length > 4 && other.endsWith(stem))
    return rootDegree
  return stem.length > rootLength && stem[0] === other[0] && differByOne(stem, other) ? 0.9 : 0
}

/** `zagłosować` is `głosować` and `заморозить` is `морозить`, as done once. */
function differByAspect(one: string, other: string, prefix: RegExp): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one]
  if (short.length < rootLength || !long.endsWith(short)) return false
  return prefix.test(long.slice(0, -short.length))
}

/** Whether one letter more, fewer, other or swapped tells two words apart. */
function differByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let ends = 0
  const room = Math.min(one.length, other.length) - start
  while (ends < room && one.at(-1 - ends) === other.at(-1 - ends)) ends += 1
  const left = one.slice(start, one.length - ends)
  const right = other.slice(start, other.length - ends)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

const modalOf = new WeakMap<Stemmer, ReadonlySet<string>>()

/** Tells stems that only permit, forbid or require. */
export function modalIn({ stemmer, words }: SentenceIndex): (stem: string) => boolean {
  const stems =
    modalOf.get(stemmer) ??
    new Set(splitWords(words.asking.modalWords).map((word) => stemmer.stem(word)))
  modalOf.set(stemmer, stems)
  return (stem) => stems.has(stem)
}

const vagueOf = new WeakMap<Stemmer, ReadonlySet<string>>()

function vagueStems({ stemmer, words }: SentenceIndex): ReadonlySet<string> {
  const found = vagueOf.get(stemmer)
  if (found !== undefined) return found
  const stems = new Set(
    words.asking.vagueWords.split(/\s+/u).map((phrase) =>
      phrase
        .split('_')
        .map((word) => stemmer.stem(word))
        .join(' '),
    ),
  )
  vagueOf.set(stemmer, stems)
  return stems
}

/** Leaves out words that say little: `come back`, `people`. */
export function tellingOf(words: readonly AskedWord[], index: SentenceIndex): AskedWord[] {
  const vague = vagueStems(index)
  // `Goes` has the stem `goe`.
  const isVague = (stem: string): boolean => vague.has(stem) || vague.has(stem.replace(/e$/u, ''))
  return words.filter(({ stem }) => !isVague(stem) && !isIdiom(stem, vague, index))
}
