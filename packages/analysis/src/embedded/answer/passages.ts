import { flattenSpace } from '../../text/normalize.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import { listLead, opensItems } from '../document/list-lead.ts'
import type { Sentence } from '../document/parse.ts'
import { itemNumber } from '../findings/rows/figures.ts'
import { isNumbering } from '../findings/rows/numbering.ts'
import type { Cell } from '../findings/rows/pairing.ts'
import { leansOnBefore } from '../summary/lines/antecedent.ts'
import { withListLead } from '../summary/lines/lead.ts'
import type { Hit } from './find-hits.ts'
import type { Paired } from './index/context.ts'
import type { SentenceIndex } from './index/sentence-index.ts'
import type { Question } from './question/question.ts'
import { recordLines, valueInRecord } from './record-lines.ts'
import { valueBeside } from './value-beside.ts'
import type { Evidence } from './weighing/evidence.ts'

const mostWords = 60
const mostInCell = 4
const mostExceptionWords = 45

/** How many passages are shown at most, with how many words together, and the least share of the best one's likeness. */
export interface Showing {
  readonly most: number
  readonly words: number
  readonly leastShare: number
  /** Whether they are read as one text; each by itself, the best stands first. */
  readonly isJoined: boolean
}

/** The best passages for a question as they are shown: each with what it is an exception to, records with their columns. */
export function showPassages(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
  { most, words: mostWordsTogether, leastShare, isJoined }: Showing,
): Excerpt[] {
  const best = hits[0]
  const first = best === undefined ? undefined : index.sentences[best.at]
  if (best === undefined || first === undefined) return []
  const whole = listFrom(index, best.at) ?? withBefore(index, best.at)
  const shown = new Map([
    [best.at, whole ?? showOne(index, best.at, anchorOf(question, first.text))],
  ])
  let words = first.words
  // The line over a list stands before the item already.
  const opensBest = ({ text }: Sentence): boolean =>
    /[:：]$/u.test(text) && shown.get(best.at)?.text.startsWith(text) === true
  const add = (at: number): void => {
    const sentence = index.sentences[at]
    if (sentence === undefined || shown.has(at)) return
    if (isWithin(sentence, whole) || opensBest(sentence)) return
    if (words + sentence.words > mostWordsTogether) return
    const both = shown.has(at - 1) ? undefined : withBefore(index, at)
    shown.set(at, both ?? showOne(index, at))
    words += sentence.words
  }
  const next = index.sentences[best.at + 1]
  if (next !== undefined && (first.kind === 'heading' || isExceptionTo(first, next, index)))
    add(best.at + 1)
  const valued = valueBeside(question, index, best.at)
  if (valued !== undefined) add(valued)
  const inRecord = valueOfRecord(question, index, best)
  if (inRecord !== undefined) add(inRecord)
  for (const { at, score, evidence } of inRecord === undefined ? hits.slice(1, 2 * most) : []) {
    if (shown.size >= most || score < best.score * leastShare) break
    if (evidence.coverage === 0 && evidence.overCoverage === 0) continue
    const isBeside = Math.abs(at - best.at) === 1 && index.sentences[at]?.block === first.block
    if (isJoined && !index.isArticle && !isBeside && isStray(evidence, best.evidence)) break
    if (index.sentences[at]?.kind !== 'heading') add(at)
  }
  return isJoined ? inOrder(shown, best.at) : [...shown.values()]
}

/** The line of the best passage's record that has the value asked for, where that passage has none. */
function valueOfRecord(
  question: Question,
  index: SentenceIndex,
  { at, evidence }: Hit,
): number | undefined {
  if (evidence.typeMissed === 0) return undefined
  return valueInRecord(question, index, recordLines(at, index))
}

const leastOfBest = 0.6

/** Whether a passage has much less of the question than the best one, and is no line labeled with it. */
function isStray(other: Evidence, best: Evidence): boolean {
  const held = ({ coverage, overCoverage }: Evidence): number => coverage + overCoverage
  return other.named === 0 && held(other) < held(best) * leastOfBest
}

function isWithin(sentence: Sentence, whole: Excerpt | undefined): boolean {
  return whole !== undefined && sentence.start >= whole.start && sentence.start < whole.end
}

const mostWordsOfList = 100
/** Sentences of an item behind its first one. */
const mostBehindItem = 2

/** The line that opens a list with as many of its items as fit: `You may leave early only if:` says nothing without them. */
function listFrom(
  { content, sentences, rules: language }: SentenceIndex,
  at: number,
): Excerpt | undefined {
  const lead = sentences[at]
  if (lead === undefined || lead.kind === 'row' || !opensItems(lead.text, language))
    return undefined
  let words = lead.words
  let end = lead.end
  let behind = 0
  for (const item of sentences.slice(at + 1)) {
    words += item.words
    if (words > mostWordsOfList || behind > mostBehindItem) break
    const isItem = listLead(content, item.start, language)?.end === lead.end
    behind = isItem ? 0 : behind + 1
    if (isItem) end = item.end
  }
  if (end === lead.end) return undefined
  return { start: lead.start, end, text: flattenSpace(content.slice(lead.start, end)) }
}

/** A sentence that leans on the one before it, with that one: `They stop working then.` */
function withBefore(index: SentenceIndex, at: number): Excerpt | undefined {
  const { content, sentences, isArticle } = index
  const [before, sentence] = [sentences[at - 1], sentences[at]]
  if (isArticle || before?.kind !== 'prose' || sentence?.kind !== 'prose') return undefined
  if (before.block !== sentence.block || before.words + sentence.words > mostWords) return undefined
  if (!leansOnBefore(sentence.text, index.rules)) return undefined
  const { start } = before
  const { end } = sentence
  return { start, end, text: flattenSpace(content.slice(start, end)) }
}

/** Passages that follow one another stand as in the document, others after the best one. */
function inOrder(shown: ReadonlyMap<number, Excerpt>, best: number): Excerpt[] {
  const places = [...shown.keys()]
  const beside = places.filter((at) => Math.abs(at - best) <= 1).sort((a, b) => a - b)
  const others = places.filter((at) => Math.abs(at - best) > 1)
  return [...beside, ...others].flatMap((at) => shown.get(at) ?? [])
}

/** A passage as it is shown, the row of a table with its columns. */
export function showOne(
  index: SentenceIndex,
  at: number,
  anchor?: RegExp,
  maxWords = mostWords,
): Excerpt {
  const sentence = index.sentences[at]
  if (sentence === undefined) return { start: 0, end: 0, text: '' }
  const own = wholeCell(index, at, excerptOf(index.content, sentence, maxWords, anchor), maxWords)
  const excerpt = index.isArticle ? own : withListLead(index.content, index.rules, sentence, own)
  const { paired } = index.contexts[at] ?? {}
  if (paired === undefined || paired.cells.some(({ text }) => isLabeled.test(text))) return excerpt
  return { ...excerpt, text: recordOf(paired) }
}

/** A cell goes on to the end of its line: `Rent review | Once, in year 5. Upwards only.` */
function wholeCell(
  { content, sentences, bags }: SentenceIndex,
  at: number,
  excerpt: Excerpt,
  maxWords: number,
): Excerpt {
  const sentence = sentences[at]
  if (sentence === undefined || bags.cells(at).length < 2 || excerpt.end !== sentence.end)
    return excerpt
  let { end } = excerpt
  let words = sentence.words
  for (const next of sentences.slice(at + 1, at + 1 + mostInCell)) {
    words += next.words
    if (words > maxWords || /[\n|]/u.test(content.slice(end, next.end))) break
    end = next.end
  }
  if (end === excerpt.end) return excerpt
  return {
    ...excerpt,
    end,
    text: `${excerpt.text} ${flattenSpace(content.slice(excerpt.end, end)).trim()}`,
  }
}

/** `Gas: 3,906 m³` in a cell has its name already. */
const isLabeled = /\p{L}[:：]\s*\S/u

/** `Bakery, Q3: 41.7; Q4: 39.0` for a row of a table, whose first column may have no name. */
function recordOf({ label, cells }: Paired): string {
  const filled = cells.filter(({ text }) => !/^[-–—]?$/u.test(text))
  const [first = { head: '', text: '' }] = filled
  const number = first.head === '' && itemNumber.test(first.text) ? `${first.text} ` : ''
  const isOfLabel = (cell: Cell): boolean =>
    cell.text.replace(/^[-–—•*]\s/u, '') === label ||
    (cell === first && (number !== '' || isNamedBy(cell, label)))
  const told = filled
    .filter((cell) => !isOfLabel(cell))
    .map(({ head, text }) => (head === '' ? text : `${head}: ${text}`))
  const name = label === first.head ? '' : `${number}${label}`
  return [name, told.join('; ')].filter((part) => part !== '').join(', ')
}

/** Whether a row is called by its first cell, or one that only numbers it. */
function isNamedBy({ head, text }: Cell, label: string): boolean {
  return label.endsWith(text) || isNumbering(head)
}

/** Whether a sentence takes back what the one before it says: "However, …". */
function isExceptionTo(rule: Sentence, next: Sentence, index: SentenceIndex): boolean {
  if (rule.block !== next.block || next.words > mostExceptionWords) return false
  return index.types.opensException(next.text)
}

/** The question's longest word that is in the sentence, to cut a long one around. */
function anchorOf(question: Question, text: string): RegExp | undefined {
  const lower = text.toLowerCase()
  const held = question.stems
    .map((stem) => stem.slice(0, Math.max(4, stem.length - 1)))
    .filter((start) => start.length >= 3 && lower.includes(start))
    .sort((a, b) => b.length - a.length)[0]
  return held === undefined ? undefined : new RegExp(held.replace(/[^\p{L}\p{N}]/gu, '.'), 'iu')
}
