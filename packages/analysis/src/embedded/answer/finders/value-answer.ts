import { splitWords } from '../../../text/words/tokens.ts'
import { patternsOf } from '../asked-patterns.ts'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { holds, modalIn, type QuestionWord, questionWords } from '../question/question-words.ts'
import { shareOf } from '../weighing/share.ts'
import { leastShown } from '../weighing/verdict.ts'

const looked = 3
const leastLikeness = 0.5
/** So much of a question is in the passage, what is over it and its paragraph. */
const leastShare = 0.8

/** What gives a thing its value, right behind its name: `port 3493`, `the priority value is 50`, `Format: A4`, `Law of Texas`. */
const valueBehind =
  /^[\p{L}'’]{0,6}[)\]"”»]?(?:\s?[=:]\s?\S|(?:\s(?!on\s\d)[\p{L}-]{1,12}){0,4}\s["“„«'‘]?[\d$€£]|\s["“„«‘]\S|(?:\s\p{Ll}{1,12}){1,3}\s\p{Lu})/u
/** The same before it: `2048-bit keys`, `a 3:1 majority`. */
const valueBefore = /\d(?:[:.,]\d{1,4}|-\p{L}{1,8})[\s-]$/u
const reach = 60

/**
 * For a question for the value of a thing the best passages that give it one: two of them in a paragraph say the same twice and are
 * no rivals.
 */
export function findValue(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  if (index.isArticle || !mayAsk(question, hits)) return []
  const words = questionWords(question, index).filter(({ stem }) => stem !== '')
  const thing = thingAsked(question, words, index)
  if (thing === undefined) return []
  const isGiven = ({ at, score }: Hit): boolean =>
    score >= leastLikeness &&
    index.sentences[at]?.kind !== 'heading' &&
    (isNear(words, at, index) || isWholeLabel(thing, question, at, index)) &&
    givesValue(thing, at, index)
  const given = hits.slice(0, looked).filter(isGiven)
  const others = hits.slice(0, looked).filter((hit) => !given.includes(hit))
  return given.length === 0 ? [] : [...given, ...others]
}

/** Whether a question may ask for any value: one with `value` or `limit` sounds like one for money, also where no passage has any. */
function mayAsk({ type }: Question, hits: readonly Hit[]): boolean {
  if (type === 'other' || type === 'definition') return true
  const least = (hits[0]?.score ?? 0) * leastShown
  const shown = hits.slice(0, looked).filter(({ score }) => score >= least)
  return type === 'money' && shown.every(({ evidence }) => evidence.typeMissed > 0)
}

/** The telling word of the question that names the thing: the last one of its name. */
function thingAsked(
  { text }: Question,
  words: readonly QuestionWord[],
  { words: language, stemmer }: SentenceIndex,
): QuestionWord | undefined {
  const name = patternsOf(language).asksForValue.exec(text)?.[1]
  if (name === undefined) return undefined
  const stems = splitWords(name).map((word) => stemmer.stem(word))
  const asked = stems.map((stem) => words.find((word) => word.stem === stem))
  const named = asked.slice(asked.findIndex((word) => word?.stem !== undefined))
  const end = named.indexOf(undefined)
  const whole = end < 0 ? named : named.slice(0, end)
  // `The default priority value` is the value of the priority.
  const found = whole.findLast((word) => word?.isVague === false)
  return found === undefined || found.known === 0 ? undefined : found
}

function isNear(words: readonly QuestionWord[], at: number, index: SentenceIndex): boolean {
  const bags = [index.bags.of(at), index.bags.around(at)]
  const degrees = words.map((word) => Math.max(...bags.map((bag) => holds(word, bag, index))))
  // `Which oil is required?` asks for no more than `Which oil?`
  const isIdle = modalIn(index)
  return shareOf(words, degrees, ({ isVague, stem }) => !isVague && !isIdle(stem)) >= leastShare
}

/** Whether a line is labeled by the thing and by nothing that is not asked for: `Languages: Danish and Faroese`. */
function isWholeLabel(
  { stem }: QuestionWord,
  { stems }: Question,
  at: number,
  { bags }: SentenceIndex,
): boolean {
  const label = bags.labeled(at)?.stems ?? []
  return label.includes(stem) && label.every((part) => stems.includes(part))
}

/** Whether a passage gives the thing a value: as a row or line under its name, or right beside it. */
function givesValue(thing: QuestionWord, at: number, index: SentenceIndex): boolean {
  const labeled = index.bags.labeled(at)
  if (labeled?.stems.includes(thing.stem) === true) return true
  const text = index.sentences[at]?.text ?? ''
  return index.bags.placed(at).some(({ offset, stem, concepts }) => {
    const isThing = stem === thing.stem || concepts.some((x) => thing.concepts.includes(x))
    if (!isThing) return false
    const behind = text.slice(offset, offset + reach).replace(/^\p{L}+/u, '')
    return (
      valueBehind.test(behind) || valueBefore.test(text.slice(Math.max(0, offset - reach), offset))
    )
  })
}
