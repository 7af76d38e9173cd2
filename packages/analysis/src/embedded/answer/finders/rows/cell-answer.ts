import { isFigure } from '../../../findings/rows/figures.ts'
import type { Cell } from '../../../findings/rows/pairing.ts'
import type { AnswerType } from '../../../languages/asking.ts'
import type { SentenceIndex } from '../../index/sentence-index.ts'
import type { Question } from '../../question/question.ts'

const leastType = 0.8
/** What a bare number may be, where its column says so. */
const countable: ReadonlySet<AnswerType> = new Set([
  'money',
  'measure',
  'number',
  'percent',
  'period',
])
/** `Monthly fee (incl. VAT)`, `Weight, kg`. */
const aside = /\([^()]*\)|,[^,]{1,12}$/gu

/**
 * The place of the row that a question names by one of its cells, with the column that it names too: `How many cases per pallet for F3?`
 * finds `F3 | 12 | 40` under `Format | Cases per layer | Cases per pallet`. Undefined where it names none or more than one.
 */
export function findCell(
  { text, type, isFollowUp }: Question,
  index: SentenceIndex,
): number | undefined {
  if (index.isArticle || isFollowUp) return undefined
  const asked = new Set(index.stemmer.contentStems(text))
  let best: { at: number; said: number } | undefined
  let isTied = false
  for (const [at, { paired }] of index.contexts.entries()) {
    if (paired === undefined) continue
    const said = saidBy(at, paired.cells, asked, type, index)
    if (said === 0 || said < (best?.said ?? 0)) continue
    isTied = said === best?.said
    best = { at, said }
  }
  return isTied ? undefined : best?.at
}

/** How many words of a question a row's cell and the column of another of its cells are called by; 0 where either is called otherwise. */
function saidBy(
  at: number,
  cells: readonly Cell[],
  asked: ReadonlySet<string>,
  type: AnswerType,
  index: SentenceIndex,
): number {
  const { stems } = index.bags.of(at)
  if (![...asked].some((stem) => stems.has(stem))) return 0
  const named = cells.map(({ text }) => (/\p{L}/u.test(text) ? within(text, asked, index) : []))
  let most = 0
  for (const [i, { head, text: cell }] of cells.entries()) {
    const column = within(head.replace(aside, ''), asked, index)
    if (cell === '' || column.length === 0 || !isOfType(type, cell, index)) continue
    for (const [j, name] of named.entries()) {
      if (j === i || name.every((stem) => column.includes(stem))) continue
      most = Math.max(most, new Set([...name, ...column]).size)
    }
  }
  return most
}

/** The words of a name where all of them are asked for; otherwise none. */
function within(name: string, asked: ReadonlySet<string>, index: SentenceIndex): string[] {
  const stems = index.stemmer.contentStems(name)
  return stems.every((stem) => asked.has(stem)) ? stems : []
}

function isOfType(type: AnswerType, cell: string, { types }: SentenceIndex): boolean {
  if (type === 'other' || type === 'definition' || type === 'yesNo') return true
  return types.holds(type, cell) >= leastType || (isFigure(cell) && countable.has(type))
}
