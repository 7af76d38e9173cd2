import type { AnswerType } from '../../languages/asking.ts'
import { inEveryLanguage } from '../../languages/every-question.ts'
import { patternsOf } from '../asked-patterns.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import type { QuestionWord } from '../question/question-words.ts'

/** Who may be meant by "who", beside people with names. */
const roleConcepts =
  'landlord tenant employer employee boss customer supplier doctor lawyer judge police bank court director chair clerk agent member student teacher parent witness expert executor'
const roleWorth = 0.6
/** `I keep the copyright` tells who, in a letter from one to another. */
const speakerWorth = 0.5
/** How surely a passage holds the kind of thing that a question asks for; "who" is answered by people whom it does not name itself. */
export function kindIn(
  question: Question,
  words: readonly QuestionWord[],
  index: SentenceIndex,
): (at: number, value: string) => number {
  const holds = (type: AnswerType, value: string): number => index.types.holds(type, value)
  if (question.type !== 'person') return (_, value) => holds(question.type, value)
  const lowered = askedInSmallLetters(question, words, index)
  if (asksForName(question, index)) return (_, value) => holds('person', lowered(value))
  const roles = rolesBeside(words, index)
  const { speaker } = patternsOf(index.words)
  return (at, value) => {
    const isRole = roles.some((role) => index.bags.of(at).concepts.has(role))
    const spoken = speaker.test(value) ? speakerWorth : 0
    return Math.max(holds('person', lowered(value)), isRole ? roleWorth : 0, spoken)
  }
}

const asksWhich = new RegExp(
  `(?<!\\p{L})(?:${inEveryLanguage(({ which }) => which)})(?!\\p{L})`,
  'iu',
)

/** Whether only a name answers: `What is the name of the insurer?`, `Which company …?` */
export function asksForName({ text, words }: Question, { lexicon }: SentenceIndex): boolean {
  const name = lexicon.named('name')
  return asksWhich.test(text) || words.some(({ concepts }) => concepts.some((x) => x === name))
}

const capitalized = /\p{Lu}[\p{L}'’-]+/gu

/** `Chief Officer` names nobody when the question is who that is; a question about a name alone, `Who is Ada Wren?`, is answered by it. */
function askedInSmallLetters(
  { text, names }: Question,
  words: readonly QuestionWord[],
  { stemmer }: SentenceIndex,
): (value: string) => string {
  const isOfName = words.every(({ stem }) => stem === '' || names.has(stem))
  if (isOfName && !/\bthe\b/iu.test(text)) return (value) => value
  const asked = new Set(words.flatMap(({ stem }) => stem.split(' ')))
  return (value) =>
    value.replace(capitalized, (word) => {
      const small = word.toLowerCase()
      return asked.has(stemmer.stem(small)) ? small : word
    })
}

/** Roles of people other than those a question names itself. */
function rolesBeside(words: readonly QuestionWord[], { lexicon }: SentenceIndex): number[] {
  const named = new Set(words.flatMap(({ concepts }) => concepts))
  const roles = roleConcepts.split(' ').flatMap((name) => lexicon.named(name) ?? [])
  return roles.filter((role) => !named.has(role))
}
