import { startsItem } from '../../../text/lines.ts'
import type { Sentence } from '../../document/parse.ts'
import { endsAsVerdict } from '../../document/wording/verdict-line.ts'
import type { KindId } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'

/* What stands below a heading, or behind a line, that says that it was decided. */

const below = 0.5
/** What is under `Decisions`, and no more than that, was decided. */
export const belowHeading = 0.65
const belowNumber = 1.1
/** A line that opens what was decided is followed by no more than that. */
const mostBelowLine = 10
const endsInColon = /[:：]$/u
const endsStatement = /[.!。！;；,]['"”’»)\]]*$/u
const wordsOfHeading = 5
const wordsOfStatement = 6
/** Papers that are called by what they hold: `Judgment` above the whole of it opens nothing. */
const named: readonly (KindId | undefined)[] = ['judgment', 'decision']

const numberOfHeading = /^(?:\p{N}{1,2}(?:\.\p{N}{1,2})?[.)]?|[IVX]{1,5}[.)]|[A-Z][.)])\s+/u

/** `We refuse:` with the few things that are refused. */
export function opensDecided(text: string, heads: RegExp): boolean {
  return endsInColon.test(text) && text.search(heads) >= 0
}

/** A line of the document as far as it may open what was decided. */
interface Line {
  readonly order: number
  readonly words: number
  /** Without its number, where it is a heading. */
  readonly text: string
  readonly isHeading: boolean
  /** Whether it is called a decision, or says that something was decided. */
  readonly opens: boolean
  /** Whether it opens a list of that. */
  readonly opensItems: boolean
  /** Whether nothing behind that list was decided. */
  readonly opensList: boolean
  /** Whether it stands in an item of a list. */
  readonly isItem: boolean
  /** Whether it, or what stands in front of it, says what was left for later. */
  readonly isLeft: boolean
}

/** What is open at some place: how many lines may still be decided, and how surely each of them is. */
interface Section {
  readonly left: number
  readonly worth: number
  /** Whether nothing but its heading was read yet. */
  readonly isFresh: boolean
  /** Whether it is a list, which ends where something stands that is no item. */
  readonly isList: boolean
}

const closed: Section = { left: 0, worth: 0, isFresh: false, isList: false }

/** What the sentences below a heading, or a line with a colon, that opens what was decided gain by it. */
export function decidedBelow(
  content: string,
  sentences: readonly Sentence[],
  language: Language,
  kind: KindId | undefined,
): ReadonlyMap<number, number> {
  const worthBelow = new Map<number, number>()
  const items = blocksOfItems(content, sentences)
  let undecided = -1
  const lines = sentences.map((sentence) => {
    if (language.phrases.leavesUndecided.test(sentence.text)) undecided = sentence.block
    const isItem = items.has(sentence.block)
    return { ...lineOf(sentence, language, kind), isItem, isLeft: sentence.block === undecided }
  })
  let section = closed
  let isTitle = named.includes(kind)
  for (const [at, read] of lines.entries()) {
    const isBelowNumber = isNumberAlone(lines[at - 1], language)
    if (isBelowNumber) worthBelow.set(read.order, belowNumber)
    if (isBelowNumber || isNumberAlone(read, language)) continue
    const line = read.isHeading && isTitle ? { ...read, opens: false } : read
    if (isStatement(line)) isTitle = false
    const worth = worthIn(section, line)
    if (worth !== undefined) worthBelow.set(line.order, worth)
    section = sectionBelow(section, line, isPlain(line.text, language, kind))
  }
  return worthBelow
}

const charactersOfMark = 6

function blocksOfItems(content: string, sentences: readonly Sentence[]): ReadonlySet<number> {
  const items = sentences.filter(({ isFirstOfBlock, start }) => {
    const line = content.slice(content.lastIndexOf('\n', start - 1) + 1, start + charactersOfMark)
    return isFirstOfBlock && startsItem(line.trimStart())
  })
  return new Set(items.map(({ block }) => block))
}

function lineOf(
  { kind: form, order, text, words }: Sentence,
  language: Language,
  kind: KindId | undefined,
): Omit<Line, 'isItem' | 'isLeft'> {
  const isHeading = form === 'heading' || (words <= wordsOfHeading && isPlain(text, language, kind))
  const said = isHeading ? text.replace(numberOfHeading, '') : text
  const opens = opensOutcome(said, language, kind)
  const opensItems = opens && (endsInColon.test(said) || opensListOf(said, language))
  const opensList = language.phrases.opensAgreed.test(said)
  return { order, words, text: said, isHeading, opens, opensItems, opensList }
}

function isNumberAlone(line: Line | undefined, { phrases }: Language): boolean {
  return line !== undefined && phrases.decisionNumber.test(line.text)
}

function isStatement({ words, text }: Line): boolean {
  return words >= wordsOfStatement && endsStatement.test(text)
}

/** How surely a line tells what was decided, by what is open above it and by itself. */
function worthIn(section: Section, line: Line): number | undefined {
  if (line.isHeading) return undefined
  if (line.opensItems) return endsInColon.test(line.text) ? belowHeading : undefined
  const isBehindList = section.isList && !line.isItem
  return section.left > 0 && !line.isLeft && !isBehindList ? section.worth : undefined
}

/** What is open below a line; the name of a part right below the heading of decisions closes nothing. */
function sectionBelow(section: Section, line: Line, isPlainly: boolean): Section {
  if (line.isHeading) {
    const worth = isPlainly ? belowHeading : below
    if (line.opens) return { ...closed, left: Number.POSITIVE_INFINITY, worth, isFresh: true }
    const goesOnBelow = section.left > 0 && (section.isFresh || goesOn(line.text))
    return goesOnBelow ? section : closed
  }
  if (line.opensItems) {
    const left = Math.max(section.left, mostBelowLine)
    return { left, worth: belowHeading, isFresh: line.opensList, isList: false }
  }
  if (section.isList) return line.isItem ? section : closed
  const isList = section.isFresh && line.isItem && section.left === mostBelowLine
  const left = isList ? Number.POSITIVE_INFINITY : Math.max(0, section.left - 1)
  return { ...section, left, isFresh: false, isList }
}

/** `on the counterclaim`: what stands below the heading before goes on. */
function goesOn(heading: string): boolean {
  return /^\p{Ll}/u.test(heading)
}

function opensOutcome(text: string, language: Language, kind: KindId | undefined): boolean {
  return (
    isPlain(text, language, kind) ||
    text.search(language.frames.heads) >= 0 ||
    language.phrases.opensAgreed.test(text)
  )
}

/** A heading such as `My final decision` or `What we have decided`. */
function isPlain(line: string, { phrases }: Language, kind: KindId | undefined): boolean {
  const text = line.replace(numberOfHeading, '')
  if (phrases.orderHeading.test(text) && !named.includes(kind)) return false
  return phrases.decisionHeading.test(text) || phrases.decidedHeading.test(text)
}

/** `At its meeting in May the board resolved`, above what it resolved, without a colon. */
function opensListOf(text: string, language: Language): boolean {
  return endsAsVerdict(text, language) && !endsStatement.test(text)
}
