import type { SentenceIndex } from './index/sentence-index.ts'
import type { Question } from './question/question.ts'

const valued: ReadonlySet<string> = new Set(['date', 'time', 'money', 'period', 'percent'])
const farthest = 6

const known = new WeakMap<SentenceIndex, ReadonlySet<string>>()

/** The labels that several records of a document have: `Required`, `Correct by`. */
function labelsOfRecords(index: SentenceIndex): ReadonlySet<string> {
  const found = known.get(index)
  if (found !== undefined) return found
  const leads = new Map<string, Set<string>>()
  for (const at of index.sentences.keys()) {
    const label = index.bags.labeled(at)?.label
    if (label === undefined) continue
    leads.set(label, (leads.get(label) ?? new Set()).add(index.contexts[at]?.lead ?? ''))
  }
  const labels = new Set([...leads].filter(([, { size }]) => size > 1).map(([label]) => label))
  known.set(index, labels)
  return labels
}

/** The labeled lines of the record that a line belongs to, all below one name; none where it is not labeled as lines of other records are. */
export function recordLines(at: number, index: SentenceIndex): readonly number[] {
  const { contexts, bags } = index
  const { lead } = contexts[at] ?? {}
  const labels = labelsOfRecords(index)
  const isOfRecord = (place: number): boolean =>
    contexts[place]?.lead === lead &&
    bags.cells(place).length < 2 &&
    labels.has(bags.labeled(place)?.label ?? '')
  if (lead === undefined || lead === '' || !isOfRecord(at)) return []
  const lines = [at]
  for (let up = at - 1; up >= at - farthest && isOfRecord(up); up -= 1) lines.unshift(up)
  for (let down = at + 1; down <= at + farthest && isOfRecord(down); down += 1) lines.push(down)
  return lines
}

/** The one line of a record that has the day or the sum asked for. */
export function valueInRecord(
  { type }: Question,
  { types, sentences, isArticle }: SentenceIndex,
  lines: readonly number[],
): number | undefined {
  if (isArticle || lines.length < 2 || !valued.has(type)) return undefined
  const told = lines.filter((at) => types.holds(type, sentences[at]?.text ?? '') === 1)
  return told.length === 1 ? told[0] : undefined
}
