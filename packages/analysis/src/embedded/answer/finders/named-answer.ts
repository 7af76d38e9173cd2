import type { Sentence } from '../../document/parse.ts'
import type { Sought } from '../../languages/ask-about.ts'
import type { Words } from '../../languages/load-words.ts'
import { patternsOf } from '../asked-patterns.ts'
import { labeledOf } from '../index/context.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'

const mostUnderHeading = 2
const longestName = 80
/** `Monthly fee (incl. VAT)`. */
const aside = /\([^()]*\)/gu
const typed = ['money', 'date', 'period', 'person'] as const
const untyped = ['stated', 'about'] as const

/**
 * For a question that asks for a thing by its name and nothing else ("How much is the deposit?", "What does it say under “Term”?")
 * the row with that label, the only row with a cell in the column of that name, or the first sentences under that heading;
 * undefined when none or more than one is so called.
 */
export function findNamed(question: string, index: SentenceIndex): Sentence[] | undefined {
  for (const kind of typed) {
    const { rows = [], cells = [], under = [] } = namedBy(question, kind, index) ?? {}
    const isOfKind = ({ value }: Valued): boolean => index.types.holds(kind, value) === 1
    const [row, other] = rows.filter(isOfKind)
    if (row !== undefined) return other === undefined ? [row.sentence] : undefined
    const cell = onlyOf(rows, cells)
    if (cell !== undefined && isOfKind(cell)) return [cell.sentence]
    const told = under.find(({ text }) => index.types.holds(kind, text) === 1)
    if (rows.length === 0 && told !== undefined) return [told]
  }
  const { whatIs, whoIs } = patternsOf(index.words)
  const thing = whatIs.exec(question)?.[1]
  const { rows = [], cells = [] } = thing === undefined ? {} : (namedAs(thing, index) ?? {})
  const only = onlyOf([], rows) ?? onlyOf(rows, cells)
  if (only !== undefined && only.value !== '') return [only.sentence]
  const party = whoIs.exec(question)?.[1]
  const defined = party === undefined ? [] : definitionOf(party, index)
  if (defined.length > 0) return defined
  for (const kind of untyped) {
    const { rows = [], under = [] } = namedBy(question, kind, index) ?? {}
    const [row, other] = rows.filter(({ value }) => value !== '')
    if (row !== undefined) return other === undefined ? [row.sentence] : undefined
    if (under.length > 0) return under
  }
  return undefined
}

const wordsOfDefinition = 8

/** The sentence that gives somebody a role in quotation marks, with the line before it where it holds no more than that. */
function definitionOf(role: string, { content, sentences, words }: SentenceIndex): Sentence[] {
  const literal = role.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  const quoted = new RegExp(`["“„«‘'](?:${words.asking.definite})?${literal}["“”»’']`, 'iu')
  const offset = content.search(quoted)
  const at =
    offset < 0 ? -1 : sentences.findIndex(({ start, end }) => start <= offset && offset < end)
  const found = sentences[at]
  if (found === undefined) return []
  const before = found.words < wordsOfDefinition ? sentences[at - 1] : undefined
  return before === undefined ? [found] : [before, found]
}

/** Rows of the thing asked for by its name that lack what is asked of it: a landlord when it is asked how much it is. */
export function findMisnamed(question: string, index: SentenceIndex): readonly Sentence[] {
  return typed.flatMap((kind) => {
    const rows = namedBy(question, kind, index)?.rows ?? []
    return rows
      .filter(({ value }) => index.types.holds(kind, value) === 0)
      .map(({ sentence }) => sentence)
  })
}

/** What is called by a name, or by the name without `number`: `Roll` for the roll number. */
function namedAs(name: string, index: SentenceIndex): Named | undefined {
  const names = namesOf(index)
  return names.get(plain(name)) ?? names.get(plain(name).replace(/ #$/u, ''))
}

function namedBy(question: string, kind: Sought, index: SentenceIndex): Named | undefined {
  const name = patternOf(index.words, kind).exec(question)?.[1]
  return name === undefined ? undefined : namesOf(index).get(plain(name))
}

interface Valued {
  readonly sentence: Sentence
  readonly value: string
}

/** The only cell of a column, where no row has the name that the column has. */
function onlyOf(rows: readonly Valued[], cells: readonly Valued[]): Valued | undefined {
  const [only, second] = cells
  return rows.length === 0 && second === undefined ? only : undefined
}

interface Named {
  readonly rows: Valued[]
  readonly cells: Valued[]
  /** Of the sentences under a heading the first. */
  readonly under: Sentence[]
}

const knownNames = new WeakMap<SentenceIndex, ReadonlyMap<string, Named>>()

/** Rows by their labels and sentences by the headings right over them. */
function namesOf(index: SentenceIndex): ReadonlyMap<string, Named> {
  const known = knownNames.get(index)
  if (known !== undefined) return known
  const names = new Map<string, Named>()
  const at = (name: string): Named => {
    const key = plain(name.slice(0, longestName))
    const named = names.get(key) ?? { rows: [], cells: [], under: [] }
    names.set(key, named)
    return named
  }
  for (const [place, sentence] of index.sentences.entries()) {
    const [label, ...cells] = index.bags.cells(place)
    for (const { head, text: value } of index.contexts[place]?.paired?.cells.slice(1) ?? []) {
      const column = head.replace(aside, '')
      if (column !== '') at(column).cells.push({ sentence, value })
    }
    const labeled = labeledOf(sentence)
    if (label !== undefined) at(label).rows.push({ sentence, value: cells.join(' ').trim() })
    else if (labeled !== undefined) {
      for (const name of namesIn(labeled.label)) {
        at(name).rows.push({ sentence, value: labeled.value })
      }
    }
    if (sentence.kind === 'heading' || sentence.heading === '') continue
    const { under } = at(sentence.heading)
    if (under.length < mostUnderHeading) under.push(sentence)
  }
  knownNames.set(index, names)
  return names
}

/** A label and the names that it is made of: `Roll / Account`. */
function namesIn(label: string): string[] {
  const names = label.split(/\s\/\s/u)
  return names.length > 1 ? [label, ...names] : [label]
}

/** Labels borrow the abbreviations of other languages. */
const numberWord = /[\s-]*(?:n[or]|n\.?[°º]|number|nummer|numéro|número|numero|numer|номер)$/u

/** A name without its numbering, capitals and white space, `Report no.` and `report number` alike. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^[\d.§)\s]+|[.:\s]+$/gu, '')
    .replace(numberWord, ' #')
    .replace(/\s+/gu, ' ')
}

const patterns = new Map<string, RegExp>()

/** English asks for things of the reader and for several things as well. */
function patternOf({ askAbout, language }: Words, kind: Sought): RegExp {
  const key = `${language} ${kind}`
  const known = patterns.get(key)
  if (known !== undefined) return known
  const source = askAbout[kind]
    .replace(/[.*+?^$()|[\]\\]/gu, '\\$&')
    .replace('is the', '(?:is|are) (?:the|my|our)')
    .replace('{}', '(.{2,60})')
  const pattern = new RegExp(`^\\s*${source}\\s*$`, 'iu')
  patterns.set(key, pattern)
  return pattern
}
