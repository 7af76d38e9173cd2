import type { Stemmer } from '../../text/words/tokens.ts'
import { createAskStemmer } from '../languages/ask-stemmer.ts'
import type { AnswerType } from '../languages/asking.ts'
import { inEveryLanguage } from '../languages/every-question.ts'
import type { Words } from '../languages/load-words.ts'
import type { Questions } from '../languages/questions.ts'
import { answerForms, bounded, fitting, listed, nameRun, oneName } from './answer-forms.ts'

/** Tells what a question asks for and whether a passage holds such a thing, in one language. */
export interface AnswerTypes {
  typeOf(question: string): AnswerType
  /** 1 when a passage holds the kind of thing asked for, 0 when it does not, between where that cannot be told. */
  holds(type: AnswerType, text: string): number
  /** Whether a sentence opens as one that takes back the sentence before it. */
  opensException(text: string): boolean
  /** Where in a passage such things stand. */
  find(type: AnswerType, text: string): readonly number[]
}

const [howOften, whatTime, phone] = [
  asks((questions) => questions.howOften),
  asks((questions) => questions.whatTime),
  asks((questions) => questions.phone),
]

/** Whoever asks in another language than the document's asks for the same. */
function asks(part: (questions: Questions) => string): RegExp {
  return new RegExp(inEveryLanguage(part), 'iu')
}

const known = new WeakMap<Words, AnswerTypes>()

export function answerTypesOf(words: Words): AnswerTypes {
  const types = known.get(words) ?? createAnswerTypes(words)
  known.set(words, types)
  return types
}

function createAnswerTypes(words: Words): AnswerTypes {
  const { asking } = words
  const asked = Object.entries(asking.types).map(
    ([type, source]) => [type as AnswerType, new RegExp(bounded(words, source), 'iu')] as const,
  )
  const exception = new RegExp(`^${listed(words, asking.exceptionWords)}`, 'iu')
  const places = new RegExp(fitting(asking.namedPlaces), 'gu')
  const stemmer = createAskStemmer(words)
  const days = new Set(asking.dateWords.split(/\s+/u))
  const isDay = (word: string): boolean => days.has(word.toLowerCase())
  const forms = answerForms(words)
  return {
    typeOf: (question) => {
      const flat = question.normalize('NFKC')
      if (howOften.test(flat)) return 'frequency'
      const last = firstAsked(flat.split(sentenceEnd).at(-1) ?? '', asked)
      const type = last === 'other' ? firstAsked(flat, asked) : last
      if (type === 'contact' && phone.test(flat)) return 'phone'
      return type === 'date' && whatTime.test(flat) ? 'time' : type
    },
    opensException: (text) => exception.test(text),
    holds: (type, text) => {
      const list = forms.get(type)
      if (list === undefined) return 0.5
      if (type === 'person') return namesIn(text.replace(places, ' '), stemmer, isDay)
      return list.find(([pattern]) => text.search(pattern) >= 0)?.[1] ?? 0
    },
    find: (type, text) => {
      const found = forms.get(type)?.find(([pattern]) => text.search(pattern) >= 0)
      return found === undefined ? [] : [...text.matchAll(found[0])].map(({ index }) => index)
    },
  }
}

type AskedTypes = readonly (readonly [AnswerType, RegExp])[]

/** `My son drove. How much comes on top?` asks with its last sentence. */
const sentenceEnd = /[.!:;]\s+(?=\S)|[。！：；]/u

/** What the first words that ask for something ask for. */
function firstAsked(text: string, asked: AskedTypes): AnswerType {
  let first = { type: 'other' as AnswerType, at: text.length }
  for (const [type, pattern] of asked) {
    const at = text.search(pattern)
    if (at >= 0 && at < first.at) first = { type, at }
  }
  return first.type
}

const runOfNames = new RegExp(nameRun, 'gu')
const single = new RegExp(oneName, 'gu')

/** Whether a text names somebody: two words with capitals of which the first is no article, or less surely one. Days and months are no names. */
function namesIn(text: string, { isStopWord }: Stemmer, isDay: (word: string) => boolean): number {
  for (const [run] of text.matchAll(runOfNames)) {
    const [first = '', ...others] = run.split(/\s+/u).filter((word) => !isDay(word))
    if (others.length > 1 || (others.length === 1 && !isStopWord(first.toLowerCase()))) return 1
  }
  return [...text.matchAll(single)].some(([name]) => !isDay(name)) ? 0.6 : 0
}
