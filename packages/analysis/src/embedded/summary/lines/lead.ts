import { startsItem } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import { listLead, startOfItem } from '../../document/list-lead.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import { readLine, turnsItems } from '../../document/wording/verdict-line.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { leansOnBefore, wholeStatement } from './antecedent.ts'
import { calm } from './heading-name.ts'
import { alternativesAround, withItemsBelow } from './items-below.ts'
import { matterNameOf } from './matter-names.ts'
import { partNameOf } from './part-names.ts'
import { runInHeading } from './run-in-heading.ts'
import { topicNameOf } from './topic-names.ts'

const mostWordsOfLead = 30
/** How much longer a statement may be that is shown with another one. */
const roomOfTwo = 1.4
const longestList = 1_500
const numberOfHeading = /^[\p{N}.§)\s]+/u
const ends = /[.!?。！？]$/u
const aside = /\([^()]{1,80}\)/gu
const fewWords = 8
const ofKnownVerbs: readonly string[] = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl']
const opensSmall = /^["'“„«(]?\p{Ll}/u
/** A stretch of a document as an excerpt, with the line above it that it cannot be understood without. */
export function excerptWithLead(
  reading: Reading,
  sentence: Sentence,
  span: Span,
  maxWords: number,
  anchor?: RegExp,
): Excerpt {
  const { content } = reading
  const list = alternativesAround(reading, sentence)
  if (list !== undefined) return withOpenerBefore(reading, list)
  const isJoined = span.start < sentence.start || span.end > sentence.end
  const room = isJoined ? maxWords * roomOfTwo : maxWords
  const cut = excerptOf(content, withItem(reading, span, maxWords), room, anchor)
  const own = cut.end === span.end ? withItemsBelow(reading, cut) : cut
  const told = withPartName(reading, span.start, withLead(reading, sentence, span, own))
  const isOpen = (told.lead ?? told.name) === undefined && span.start === sentence.start
  const topic = isOpen ? topicNameOf(reading, sentence) : undefined
  return topic === undefined ? told : withName(reading, topic, told)
}

/** A list behind the sentence that its first line points to. */
function withOpenerBefore(reading: Reading, list: Excerpt): Excerpt {
  const opener = reading.candidates.find(({ sentence }) => sentence.start === list.start)
  const start = opener === undefined ? list.start : wholeStatement(reading, opener.sentence).start
  const before = flattenSpace(reading.content.slice(start, list.start))
  return before === '' ? list : { ...list, start, text: `${before} ${list.text}` }
}

function withLead(reading: Reading, sentence: Sentence, span: Span, own: Excerpt): Excerpt {
  const { content } = reading
  if (span.start < sentence.start) {
    const cell = labelOfCell(content, span.start)
    return cell === undefined ? withoutMark(content, own, sentence) : withLine(content, cell, own)
  }
  if (own.start > span.start) return own
  const lead = leadOf(reading, sentence)
  if (lead !== undefined) return withLine(content, lead, own)
  const name = leansOnBefore(sentence.text, reading.rules) && shortHeadingOf(reading, sentence)
  return name ? withName(reading, name, own) : own
}

/** What is said of one of several things, behind the name of that one. */
export function withPartName(reading: Reading, start: number, own: Excerpt): Excerpt {
  const said = { ...own, start }
  const name =
    partNameOf(reading, said) ?? runInHeading(reading, said) ?? matterNameOf(reading, said)
  return name === undefined ? own : withName(reading, name, own)
}

/** `FINDING 1 - HIGH - ` in front of its title. */
const numberAndGrade = /^\p{L}+ \S{1,4} [-–—] \p{Lu}[\p{L} ]{1,14}? [-–—] (?=\p{L}+ \p{L})/u

function withName({ content, stemmer, rules }: Reading, name: Span, own: Excerpt): Excerpt {
  const said = readLine(content.slice(name.start, name.end)).replace(numberAndGrade, '')
  return { ...own, text: `${calm(said, content, stemmer, rules)}: ${own.text}`, name }
}

/** A sentence of an item of a list from the beginning of its item, where the whole is short enough. */
function withItem({ content, rules }: Reading, span: Span, maxWords: number): Span {
  const lead = listLead(content, span.start, rules)
  const start = lead === undefined ? undefined : startOfItem(content, span.start)
  if (start === undefined) return span
  const whole = { start, end: span.end }
  return roughWordCount(content.slice(start, span.end)) <= maxWords ? whole : span
}

const markBetween =
  /\n\s*(?:[-–—*•▪●]|[(（]?(?:\p{N}{1,3}(?:\.\p{N}{1,3}){0,3}|\p{L}|[IVXivx]{2,5})(?:[.)）]?\s+|）))$/u

/** Two items of a list as one statement, without the mark of the second. */
function withoutMark(content: string, own: Excerpt, { start }: Sentence): Excerpt {
  const before = content.slice(own.start, Math.max(own.start, start))
  const isWhole = own.text === flattenSpace(content.slice(own.start, own.end))
  if (!isWhole || !markBetween.test(before)) return own
  const text = `${before.replace(markBetween, '')} ${content.slice(start, own.end)}`
  return { ...own, text: flattenSpace(text) }
}

/** A passage of an answer behind the line that opens its list, where it is an item of one and cannot be understood alone. */
export function withListLead(
  content: string,
  language: Language,
  { kind, start, text }: Sentence,
  own: Excerpt,
): Excerpt {
  const lead = kind === 'row' || own.start > start ? undefined : listLead(content, start, language)
  if (lead === undefined) return own
  const isNeeded = needs(text, sayingOf(content, lead), language, (said) =>
    language.phrases.excludes.test(said),
  )
  return isNeeded ? withLine(content, lead, own) : own
}

/** A stretch of a document behind the line that it cannot be understood without. */
export function withLine(content: string, lead: Span, own: Excerpt): Excerpt {
  const said = readLine(content.slice(lead.start, lead.end)).replace(/[.,]$/u, '')
  const isHeading = !/[:：]$/u.test(said) && roughWordCount(said) <= mostWordsOfHeading
  const joint = /[:：]$/u.test(said) ? ' ' : ': '
  const isCell = opensCell.test(content.slice(lead.end, lead.end + charactersOfBar))
  const isNext = isCell || isHeading || isBlank(content.slice(lead.end, own.start))
  return { ...own, text: `${said}${joint}${isNext ? '' : '… '}${own.text}`, lead }
}

const mark = /^[\s\p{P}]*(?:\(?[\p{L}\p{N}]{1,3}[.)])?\s*$/u

function isBlank(between: string): boolean {
  return between.length < 12 && mark.test(between)
}

/** The line that opens the list which a sentence is an item of, or a heading that turns round what is below it. */
export function leadOf(reading: Reading, sentence: Sentence): Span | undefined {
  if (sentence.kind === 'row') return undefined
  const cell = labelOfCell(reading.content, sentence.start)
  if (cell !== undefined) return cell
  const lead = listLead(reading.content, sentence.start, reading.rules)
  if (lead !== undefined) return isNeeded(reading, lead, sentence) ? lead : undefined
  const lacks =
    reading.rules.phrases.lacksObject.test(sentence.text) && !/ to \p{Ll}/u.test(sentence.text)
  if (lacks) return shortHeadingOf(reading, sentence)
  return isFragment(reading, sentence) ? headingOf(reading, sentence) : undefined
}

const opensCell = /^[^\S\n]*\|/u
const charactersOfBar = 8
const longestCell = 800
const mayLabel = /^(?=.*\p{L}{2})[^.:;]{2,40}$/u
const endsSentenceBefore = /[.!?]\s*$/u

/** What the cell is called that a sentence goes on in: `Deposit | £900. It is kept by …`. */
function labelOfCell(content: string, start: number): Span | undefined {
  const before = content.slice(Math.max(0, start - longestCell), start)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const bar = line.indexOf('|')
  const isOnlyBar = bar > 0 && line.lastIndexOf('|') === bar
  if (!isOnlyBar || !endsSentenceBefore.test(line)) return undefined
  const label = line.slice(0, bar).trim()
  const at = start - line.length + line.indexOf(label)
  return mayLabel.test(label) ? { start: at, end: at + label.length } : undefined
}

const mostWordsOfHeading = 5
/** Numbers and marks around a name: `4.2 Ending it:`, `** Ending it **`. */
const opensHeading = /^[\p{N}.§)\s*#_]+/u
const endsHeading = /[\s*_:：.]+$/u

function shortHeadingOf({ headings, title }: Reading, sentence: Sentence): Span | undefined {
  const heading = headings.findLast(
    ({ order, text }) => order <= sentence.order && text.includes(sentence.heading),
  )
  if (heading === undefined || sentence.heading === '' || heading.text === title) return undefined
  const opening = opensHeading.exec(heading.text)?.[0].length ?? 0
  const name = heading.text.slice(opening).replace(endsHeading, '')
  const isShort = roughWordCount(name) <= mostWordsOfHeading
  const isSaid = sentence.text.toLowerCase().startsWith(name.toLowerCase())
  const start = heading.start + opening
  return isShort && name !== '' && !isSaid && !/[\p{N}:：;]/u.test(name)
    ? { start, end: start + name.length }
    : undefined
}

function isNeeded({ content, rules }: Reading, lead: Span, { text }: Sentence): boolean {
  const turns = (said: string): boolean =>
    rules.phrases.excludes.test(said) || said.search(rules.patterns.negation) >= 0
  return needs(text, sayingOf(content, lead), rules, turns)
}

function sayingOf(content: string, { start, end }: Span): string {
  return readLine(content.slice(start, end)).replace(aside, ' ')
}

/** Whether an item needs what its list opens with. */
function needs(
  text: string,
  said: string,
  language: Language,
  turns: (said: string) => boolean,
): boolean {
  const { leavesOpen, bothKinds, forbidsByItself, opensSubordinate } = language.phrases
  const words = roughWordCount(said)
  if (words > mostWordsOfLead || asks(said, language)) return false
  return (
    leavesOpen.test(said) ||
    turnsItems(said, language) ||
    (turns(said) && !bothKinds.test(said) && !forbidsByItself.test(text)) ||
    followedBy(opensSubordinate, '', '', 'u').test(text) ||
    (words <= fewWords && opensSmall.test(text))
  )
}

/** `What you need to do, and by when`: the heading of a list, whose last word leaves nothing open. */
function asks(said: string, { patterns, phrases }: Language): boolean {
  const isHeading = !/[:：]$/u.test(said) && phrases.opensClause.test(said)
  return isHeading && said.search(patterns.condition) !== 0 && !phrases.excludes.test(said)
}

/** `Tow anything; carry more than 5 people`, and no sentence that says who or what does something. */
function isFragment({ language, rules }: Reading, { text, isFirstOfBlock }: Sentence): boolean {
  if (!isFirstOfBlock || rules.phrases.verb.test(text)) return false
  return ofKnownVerbs.includes(language) || !ends.test(text)
}

function headingOf({ content, headings, rules }: Reading, sentence: Sentence): Span | undefined {
  const heading = headings.findLast(
    ({ order, text }) => order < sentence.order && text === sentence.heading,
  )
  const { excludes, bothKinds } = rules.phrases
  if (heading === undefined || !excludes.test(heading.text) || bothKinds.test(heading.text)) {
    return undefined
  }
  const between = content.slice(heading.end, Math.min(sentence.start, heading.end + longestList))
  const isItem = startsItem(lineOf(content, sentence.start))
  if (!isBlank(between) && !(isItem && between.length < longestList)) return undefined
  const number = numberOfHeading.exec(heading.text)?.[0].length ?? 0
  return { start: heading.start + number, end: heading.end }
}

/** The beginning of the line that holds a place. */
function lineOf(content: string, at: number): string {
  const start = content.lastIndexOf('\n', at - 1) + 1
  return content.slice(start, at + 20).trim()
}
