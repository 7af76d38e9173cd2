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
}

/** What is open at some place: how many lines may still be decided, and how surely each of them is. */
interface Section {
  readonly left: number
  readonly worth: number
  /** Whether nothing but its heading was read yet. */
  readonly isFresh: boolean
}

const closed: Section = { left: 0, worth: 0, isFresh: false }

/** What the sentences below a heading, or a line with a colon, that opens what was decided gain by it. */
export function decidedBelow(
  sentences: readonly Sentence[],
  language: Language,
  kind: KindId | undefined,
): ReadonlyMap<number, number> {
  const worthBelow = new Map<number, number>()
  const lines = sentences.map((sentence) => lineOf(sentence, language, kind))
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

function lineOf(
  { kind: form, order, text, words }: Sentence,
  language: Language,
  kind: KindId | undefined,
): Line {
  const isHeading = form === 'heading' || (words <= wordsOfHeading && isPlain(text, language, kind))
  const said = isHeading ? text.replace(numberOfHeading, '') : text
  const opens = opensOutcome(said, language, kind)
  const opensItems = opens && (endsInColon.test(said) || opensListOf(said, language))
  return { order, words, text: said, isHeading, opens, opensItems }
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
  return section.left > 0 ? section.worth : undefined
}

/** What is open below a line; the name of a part right below the heading of decisions closes nothing. */
function sectionBelow(section: Section, line: Line, isPlainly: boolean): Section {
  if (line.isHeading) {
    const worth = isPlainly ? belowHeading : below
    if (line.opens) return { left: Number.POSITIVE_INFINITY, worth, isFresh: true }
    const goesOnBelow = section.left > 0 && (section.isFresh || goesOn(line.text))
    return goesOnBelow ? section : closed
  }
  if (line.opensItems) {
    return { left: Math.max(section.left, mostBelowLine), worth: belowHeading, isFresh: false }
  }
  return { ...section, left: Math.max(0, section.left - 1), isFresh: false }
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
