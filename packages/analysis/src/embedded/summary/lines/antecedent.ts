import { namesMotion } from '../../../text/lines.ts'
import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import { listLead } from '../../document/list-lead.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import { dangles, takesUpThing } from '../../document/wording/dangling.ts'
import { namesTime, pointsToTime } from '../../document/wording/points-to-time.ts'
import {
  denialBehind,
  speaksOfReader,
  takesBack,
  turnsRound,
} from '../../document/wording/takes-back.ts'
import { tellsVerdict } from '../../findings/outcomes/decided.ts'
import type { Unit } from '../../findings/units/unit.ts'
import { everywhere } from '../../languages/everywhere.ts'
import type { Language } from '../../languages/load-language.ts'
import { endOfMotion, isTally, proposalOf } from './motion-results.ts'

/** `£124 (coach, two nights and tickets).`: of what, the sentence before says. */
const opensWithSum =
  /^(?:\p{Lu}{0,3}\p{Sc}|CHF|EUR|USD|GBP)\s?\p{N}[\p{N}.,]*\s?(?:[.;]|\()|^\p{N}[\p{N}.,]*\s?(?:\p{Sc}|zł|руб\.?|CHF|EUR|元|円)\s?(?:[.;]|\()/u
const mostWords = 72
const mostWordsWithLimits = 96
const mostWordsWithNext = 60
const mostItems = 6
const fewestOfStub = 3
const mostOfStub = 5
/** An item of a list that leans on the one before it goes no further back. */
const opensItem = /\n\s*(?:[-–—•*▪◦●·]|\(?\p{N}{1,2}[.)])\s*$/u
const longestMark = 12
const endsStatement = /[.!?;。！？؟]$/u

/** Whether a unit tells no more than how many voted how. */
export function countsVotes({ text }: Pick<Unit, 'text'>, { phrases }: Language): boolean {
  return phrases.countsVotes.test(text)
}

/** The span of a sentence, begun at the sentence before where it cannot be understood without that one. */
export function withAntecedent(reading: Reading, unit: Unit): Span {
  const isResult = tellsVerdict(unit.text, reading.rules) || isTally(unit, reading.rules)
  if (isResult) return withMotion(reading, unit)
  if (countsVotes(unit, reading.rules)) {
    const span = joined(reading, lastBefore(reading, unit), unit)
    return { start: span.start, end: endOfLimits(reading, unit.sentence, span) }
  }
  return unit.kind === 'sentence' ? wholeStatement(reading, unit.sentence, unit) : unit
}

/** A verdict with all that stands between it and the name of its motion, or else with the sentence before. */
function withMotion(reading: Reading, unit: Unit): Span {
  const proposal = proposalOf(reading, unit.sentence)
  if (proposal !== undefined) return { start: proposal.start, end: unit.end }
  const heading = reading.headings.findLast((one) => one.order < unit.sentence.order)
  const isOwn =
    heading !== undefined && namesMotion(heading.text) && !holdsVerdict(reading, heading, unit)
  const whole = isOwn ? joined(reading, heading, unit) : unit
  return whole === unit ? joined(reading, lastBefore(reading, unit), unit) : whole
}

/** Whether something else was settled between a heading and a unit. */
function holdsVerdict(
  { candidates, rules }: Reading,
  heading: Sentence,
  { sentence }: Unit,
): boolean {
  return candidates.some(
    (one) =>
      one.sentence.order > heading.order &&
      one.sentence.order < sentence.order &&
      tellsVerdict(one.sentence.text, rules),
  )
}

/** Whether a sentence cannot be understood without the one before it: `Until then it is free.`, `All three must be with us by May.` */
export function leansOnBefore(text: string, language: Language): boolean {
  const { forbidsNamed, countsNamed } = language.phrases
  return (
    dangles(text, language) ||
    opensWithSum.test(text) ||
    forbidsNamed.test(text) ||
    countsNamed.test(text) ||
    speaksOfThem(text, language)
  )
}

/** `is not liable for any failure to meet them`, where nothing before it is more than one. */
function speaksOfThem(text: string, { phrases }: Language): boolean {
  const at = text.search(phrases.ofThem)
  const before = text.slice(0, at).replace(everywhere(phrases.oneInForm), '')
  return at >= 0 && !phrases.severalThings.test(before)
}

/** The span of a sentence with what it cannot be understood without: the one before it, and the one behind that limits it. */
export function wholeStatement(reading: Reading, sentence: Sentence, span: Span = sentence): Span {
  const short = briefStatement(reading, sentence, span)
  const end = short.end === span.end ? endOfLeaning(reading, sentence, short) : short.end
  return end === short.end ? short : { start: short.start, end }
}

/** The same without what only follows from it: `It replaces edition 3 unless it says otherwise.` */
export function briefStatement(reading: Reading, sentence: Sentence, span: Span = sentence): Span {
  const { start } = withSentenceBefore(reading, sentence, span)
  const end = endOfLimits(reading, sentence, { start, end: span.end })
  return start === span.start && end === span.end ? span : { start, end }
}

/** Whether a short sentence goes on with another of its paragraph and names nothing: `No leak was seen.` */
function isStub(reading: Reading, one: Sentence, next: Sentence): boolean {
  const { words, block, text } = one
  const { id } = reading.type
  if (id === undefined || articles.includes(id) || words < fewestOfStub || words > mostOfStub)
    return false
  return (
    block === next.block && sentenceBefore(reading, one)?.block === block && !text.includes(':')
  )
}

function withSentenceBefore(reading: Reading, sentence: Sentence, span: Span): Span {
  const { rules } = reading
  if (!leansOnBefore(sentence.text, rules)) return span
  const before = sentenceBefore(reading, sentence)
  const leansFurther =
    before !== undefined &&
    !opensItem.test(reading.content.slice(Math.max(0, before.start - longestMark), before.start)) &&
    (leansOnBefore(before.text, rules) ||
      isStub(reading, before, sentence) ||
      (rules.phrases.forbidsNamed.test(sentence.text) &&
        rules.phrases.speaksOfIt.test(before.text)) ||
      (pointsToTime(sentence.text, rules) && !namesTime(before.text, rules)))
  const further = leansFurther ? sentenceBefore(reading, before) : undefined
  const whole = joined(reading, further, span)
  return whole === span ? joined(reading, before, span) : whole
}

/** Where the sentence ends that limits another or takes it back, with the items that it opens as far as there is room. */
function endOfLimits(reading: Reading, sentence: Sentence, span: Span): number {
  const { candidates, content, rules } = reading
  const denial = denialBehind(content, span.end, rules)
  if (denial > 0) return span.end + denial
  const endOfResult = endOfMotion(reading, sentence, span)
  if (endOfResult > 0) return endOfResult
  const at = candidates.findIndex((one) => one.sentence.order > sentence.order)
  const next = candidates[at]?.sentence
  const isNext = next?.kind === 'prose' && next.order === sentence.order + 1
  if (!isNext || next.heading !== sentence.heading) return span.end
  if (!takesBack(next.text, rules)) return endOfTurn(reading, sentence, span, next)
  const fits = ({ end }: Span): boolean =>
    roughWordCount(content.slice(span.start, end)) <= mostWordsWithLimits
  const items = candidates
    .slice(at + 1, at + 1 + mostItems)
    .map((one) => one.sentence)
    .filter((one) => listLead(content, one.start, rules)?.end === next.end)
  const second = candidates[at + 1]?.sentence
  const isForReader = second?.block === sentence.block && speaksOfReader(second.text, rules)
  const more = isForReader ? [second] : items
  return [next, ...more].findLast(fits)?.end ?? span.end
}

/** Where the sentence of the same paragraph ends that turns another one round, or says that the rule is so for the reader, or not. */
function endOfTurn(
  { candidates, content, rules, type }: Reading,
  own: Sentence,
  span: Span,
  next: Sentence,
): number {
  if (next.block !== own.block || articles.includes(type.id)) return span.end
  const isOwn = turnsRound(next.text, own.text, rules)
  const at = candidates.findIndex(({ sentence }) => sentence.order === next.order)
  const second = candidates[at + 1]?.sentence
  const isFar = second?.block === own.block && goesOnWith(next, second, isOwn, rules)
  if (!isOwn && !isFar) return span.end
  const end = isFar ? second.end : next.end
  return roughWordCount(content.slice(span.start, end)) <= mostWordsWithLimits ? end : span.end
}

const told: readonly unknown[] = ['judgment', 'minutes']
const opensAside = /^[(（[]/u

/** Where the next sentence of a paragraph ends that leans on one and says what does not hold, or what follows when: `If not, we keep it.` */
function endOfLeaning(
  { candidates, content, rules, type }: Reading,
  own: Sentence,
  span: Span,
): number {
  if (articles.includes(type.id) || told.includes(type.id)) return span.end
  const next = candidates.find(({ sentence }) => sentence.order > own.order)?.sentence
  if (next?.kind !== 'prose' || next.order !== own.order + 1 || next.block !== own.block)
    return span.end
  const { negation, condition } = rules.patterns
  const isLimit = next.text.search(negation) >= 0 || next.text.search(condition) >= 0
  if (!isLimit || opensAside.test(next.text) || !leansOnBefore(next.text, rules)) return span.end
  const isShort = roughWordCount(content.slice(span.start, next.end)) <= mostWordsWithNext
  return isShort ? next.end : span.end
}

/** Whether what turns a sentence round, or says whom that is for, stands in the second sentence behind it. */
function goesOnWith(next: Sentence, second: Sentence, isOwn: boolean, rules: Language): boolean {
  if (isOwn) return next.words <= mostOfStub
  return countsVotes(next, rules)
    ? turnsRound(second.text, '', rules)
    : speaksOfReader(second.text, rules)
}

function joined({ content }: Reading, before: Sentence | undefined, span: Span): Span {
  if (before === undefined) return span
  const both = { start: before.start, end: span.end }
  return roughWordCount(content.slice(both.start, both.end)) <= mostWords ? both : span
}

/** Kinds that are told as articles are, whose sentences need not stand alone. */
const articles: readonly unknown[] = [
  'research-paper',
  'news-article',
  'press-release',
  'transcript',
]

/** Whether a sentence of an everyday document only points to the one before it. */
export function danglesIn({ rules, type }: Reading, text: string): boolean {
  return !articles.includes(type.id) && leansOnBefore(text, rules)
}

/** The sentence before one, in another paragraph only where the kind of the document is known and no thing is taken up. */
function sentenceBefore(
  { candidates, rules, type }: Reading,
  sentence: Sentence,
): Sentence | undefined {
  const isBefore = ({ order, block }: Sentence): boolean =>
    order === sentence.order - 1 || (order === sentence.order - 2 && block === sentence.block)
  const before = candidates.findLast((one) => isBefore(one.sentence))?.sentence
  if (before === undefined || before.heading !== sentence.heading) return undefined
  const isNamed = (type.id !== undefined && type.id !== 'transcript') || type.line !== undefined
  const mayBeFar = isNamed && !takesUpThing(sentence.text, rules) && endsStatement.test(before.text)
  if (before.block !== sentence.block && !mayBeFar) return undefined
  return before.kind === 'prose' ? before : undefined
}

/** The nearest sentence or heading before that is no count of votes itself. */
function lastBefore(
  { candidates, headings, rules }: Reading,
  { sentence }: Unit,
): Sentence | undefined {
  return [...candidates.map((one) => one.sentence), ...headings].reduce<Sentence | undefined>(
    (last, one) =>
      one.order < sentence.order && one.order > (last?.order ?? -1) && !countsVotes(one, rules)
        ? one
        : last,
    undefined,
  )
}

/** Items without those that lie within another one, or where an earlier one lies. */
export function withoutContained<T>(items: readonly T[], spanOf: (item: T) => Span): T[] {
  const spans = items.map(spanOf)
  const isHeld = ({ start, end }: Span, at: number): boolean =>
    spans.some(
      (other, i) =>
        i !== at &&
        other.start <= start &&
        end <= other.end &&
        (i < at || other.end - other.start > end - start),
    )
  return items.filter((_, at) => !isHeld(spans[at] ?? { start: 0, end: 0 }, at))
}
