import { namesMotion } from '../../../text/lines.ts'
import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import { dangles, takesUpThing } from '../../document/wording/dangling.ts'
import { tellsVerdict } from '../../findings/decided.ts'
import type { Unit } from '../../findings/unit.ts'
import { countsListed, forbidsIt } from './forbids-it.ts'

const leansBack =
  /^(?:if (?:so|not|you do(?: so| this| not)?),|(?:we|you|either of us) (?:may|can|must|will) \p{L}+ (?:it|them)|it(?! (?:is|was|has been) (?:\p{L}+ ){1,2}(?:to|that)(?!\p{L}))|they|these|(?:if )?any of (?:these|them)|if (?:it|they|this|that) (?:has|have|is|are|was|were|does|do|did|can|will)(?: not|n['’]t)?,|without (?:it|them|this)|neither of (?:these|them)|after that|otherwise|in that case|sonst|andernfalls|danach|in diesem fall|dies|diese[rs]?(?= (?:ist|wird|kann|muss))|sinon|dans ce cas|à défaut|ensuite|en ce cas|en caso contrario|en ese caso|de lo contrario|altrimenti|in tal caso|in caso contrario|caso contrário|nesse caso|anders|daarna|in dat geval|w przeciwnym razie|w takim przypadku|в противном случае|в этом случае|否则|その場合)(?![\p{L}])/iu
/** `You have until 15 June to remove them`, `in the meantime`: what points back from within. */
const pointsBack =
  /(?<!\p{L})(?:(?:until|within|by) [^.;,]{2,40} to \p{L}+ (?:it|them)\.$|of that happening|within that time|by then|innerhalb dieser (?:zeit|frist)|bis dahin|d['’]ici là|en (?:ese|el mismo|dicho) plazo|entro tale termine|nesse prazo|binnen die (?:tijd|termijn)|w tym (?:terminie|czasie)|в этот срок)(?!\p{L})/iu
/** `Left alone it is no danger.` */
const speaksOfIt =
  /(?<!\p{L})(?:it|they) (?:is|are|was|were|will|may|can|has|have|does|do|must)(?!\p{L})/iu
/** `£124 (coach, two nights and tickets).`: of what, the sentence before says. */
const opensWithSum =
  /^(?:\p{Lu}{0,3}\p{Sc}|CHF|EUR|USD|GBP)\s?\p{N}[\p{N}.,]*\s?(?:[.;]|\()|^\p{N}[\p{N}.,]*\s?(?:\p{Sc}|zł|руб\.?|CHF|EUR|元|円)\s?(?:[.;]|\()/u
const mostWords = 60
const endsStatement = /[.!?;。！？؟]$/u

/** A count of votes, or `The motion was carried.`, which says nothing without what was voted on. */
const votes =
  /^(?:pour|contre|for|against|in favou?r|votes?|ja(?:-?stimmen)?|dafür|abstimmung|scrutin|votación|votazione|votação|stemming|głosowanie|голосование|a favor|favorevoli|voor|za|за|賛成|赞成)\s?[:：]\s?\p{N}|^(?:der (?:beschluss|antrag)|(?:the )?(?:motion|resolution|proposal)|la (?:résolution|motion|proposition|propuesta|moción|proposta|mozione)) (?:ist|wird|wurde|is|was|est|se|è|viene|foi) (?:\p{L}+ )?\p{L}+\.$/iu

/** Whether a unit tells no more than how many voted how. */
export function countsVotes({ text }: Unit): boolean {
  return votes.test(text)
}

/** The span of a sentence, begun at the sentence before where it cannot be understood without that one. */
export function withAntecedent(reading: Reading, unit: Unit): Span {
  if (tellsVerdict(unit.text)) return withMotion(reading, unit)
  if (countsVotes(unit)) return joined(reading, lastBefore(reading, unit), unit)
  return unit.kind === 'sentence' ? withSentenceBefore(reading, unit.sentence, unit) : unit
}

/** A verdict with all that stands between it and the name of its motion, or else with the sentence before. */
function withMotion(reading: Reading, unit: Unit): Span {
  const heading = reading.headings.findLast((one) => one.order < unit.sentence.order)
  const isOwn =
    heading !== undefined && namesMotion(heading.text) && !holdsVerdict(reading, heading, unit)
  const whole = isOwn ? joined(reading, heading, unit) : unit
  return whole === unit ? joined(reading, lastBefore(reading, unit), unit) : whole
}

/** Whether something else was settled between a heading and a unit. */
function holdsVerdict({ candidates }: Reading, heading: Sentence, { sentence }: Unit): boolean {
  return candidates.some(
    (one) =>
      one.sentence.order > heading.order &&
      one.sentence.order < sentence.order &&
      tellsVerdict(one.sentence.text),
  )
}

/** Whether a sentence of any document points to the one before it: `Left alone it is no danger.`, `All three must be with us by May.` */
function pointsToBefore(text: string): boolean {
  return (
    [leansBack, pointsBack, opensWithSum].some((sign) => sign.test(text)) ||
    forbidsIt(text) ||
    countsListed(text)
  )
}

/** Whether a sentence of an everyday document cannot be understood without the one before it. */
export function leansOnBefore(text: string): boolean {
  return pointsToBefore(text) || dangles(text)
}

/** The span of a sentence, begun at the one before in its paragraph where it opens with `If you do,` or the like. */
export function withSentenceBefore(
  reading: Reading,
  sentence: Sentence,
  span: Span = sentence,
): Span {
  if (!pointsToBefore(sentence.text) && !danglesIn(reading, sentence.text)) return span
  const before = sentenceBefore(reading, sentence)
  const leansFurther =
    before !== undefined &&
    (danglesIn(reading, before.text) ||
      countsListed(before.text) ||
      (forbidsIt(sentence.text) && (speaksOfIt.test(before.text) || leansBack.test(before.text))))
  const further = leansFurther ? sentenceBefore(reading, before) : undefined
  const whole = joined(reading, further, span)
  return whole === span ? joined(reading, before, span) : whole
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
export function danglesIn({ type }: Reading, text: string): boolean {
  const isNamed = type.id !== undefined || type.line !== undefined
  return isNamed && !articles.includes(type.id) && dangles(text)
}

function sentenceBefore({ candidates }: Reading, sentence: Sentence): Sentence | undefined {
  const before = candidates.find((one) => one.sentence.order === sentence.order - 1)?.sentence
  if (before === undefined || before.heading !== sentence.heading) return undefined
  const isFar = before.block !== sentence.block
  if (isFar && (takesUpThing(sentence.text) || !endsStatement.test(before.text))) return undefined
  return before.kind === 'prose' ? before : undefined
}

/** The nearest sentence or heading before that is no count of votes itself. */
function lastBefore({ candidates, headings }: Reading, { sentence }: Unit): Sentence | undefined {
  return [...candidates.map((one) => one.sentence), ...headings].reduce<Sentence | undefined>(
    (last, one) =>
      one.order < sentence.order && one.order > (last?.order ?? -1) && !votes.test(one.text)
        ? one
        : last,
    undefined,
  )
}

/** Items without those that lie within another one. */
export function withoutContained<T>(items: readonly T[], spanOf: (item: T) => Span): T[] {
  const holds = (a: Span, b: Span): boolean =>
    a.start <= b.start && b.end <= a.end && b.end - b.start < a.end - a.start
  return items.filter((item) => !items.some((other) => holds(spanOf(other), spanOf(item))))
}
