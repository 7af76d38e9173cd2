import { roughWordCount } from '../../../text/normalize.ts'
import type { Reading } from '../../document/read.ts'
import type { NamedPart } from './named-part.ts'

const labeled = /^[^\S\n]*(\p{Lu}[\p{L} ]{1,24})[:：] {1,8}\S/u
const numberInFront =
  /^(?:\p{Lu}{1,3}[-.]\p{N}{1,3}|\p{N}{1,3}(?:\.\p{N}{1,2})*[.):]?|\p{Lu}[.)])\s+(?=\p{L})/u
const longestName = 90
const mostWordsOfName = 10
const fewestLabels = 2
const fewestRecords = 2

interface OwnRecord extends NamedPart {
  readonly labels: readonly string[]
}

/** Records below each other, each a line with a name and below it the same labeled lines: `P-1  MAJOR  Ladder` over `Required: …` and `Correct by: …`. */
export function recordParts({ content }: Pick<Reading, 'content'>): NamedPart[] {
  const records = recordsOf(content)
  const counts = new Map<string, number>()
  for (const { labels } of records)
    for (const label of new Set(labels)) counts.set(label, (counts.get(label) ?? 0) + 1)
  const alike = records.filter(
    ({ labels }) =>
      labels.filter((label) => (counts.get(label) ?? 0) >= fewestRecords).length >= fewestLabels,
  )
  return alike.length < fewestRecords ? [] : alike
}

function recordsOf(content: string): OwnRecord[] {
  const records: OwnRecord[] = []
  let above: { readonly start: number; readonly text: string } | undefined
  let start = 0
  while (start < content.length) {
    const line = lineAt(content, start)
    const label = labelOf(line)
    if (label === undefined || above === undefined) {
      above = label === undefined && line.trim() !== '' ? { start, text: line } : undefined
      start += line.length + 1
      continue
    }
    const { labels, end } = labelsFrom(content, start)
    const name = nameOf(above.text)
    if (name !== undefined && labels.length >= fewestLabels) {
      const at = above.start + above.text.lastIndexOf(name)
      const span = { start: at, end: at + name.length }
      records.push({ start: above.start, end, name: span, number: '', labels })
    }
    above = undefined
    start = end + 1
  }
  return records
}

/** The labels of the lines from a place on, up to an empty line; what is set in and has no label goes on from the line above. */
function labelsFrom(content: string, from: number): { labels: string[]; end: number } {
  const labels: string[] = []
  let start = from
  let end = from
  while (start < content.length) {
    const line = lineAt(content, start)
    const label = labelOf(line)
    if (label === undefined && !/^\s+\S/u.test(line)) break
    if (label !== undefined) labels.push(label)
    end = start + line.length
    start = end + 1
  }
  return { labels, end }
}

function labelOf(line: string): string | undefined {
  return labeled.exec(line)?.[1]?.toLowerCase()
}

/** The longest cell of a line, without a number in front of it; nothing where that is a sentence. */
function nameOf(line: string): string | undefined {
  const cells = line.trim().replace(/ {2,}/gu, '\n').split('\n')
  const [longest = ''] = cells
    .map((text) => text.replace(numberInFront, '').trim())
    .sort((a, b) => b.length - a.length)
  const isName =
    /^[\p{L}\p{N}].*\p{L}{3}/u.test(longest) &&
    longest.length <= longestName &&
    roughWordCount(longest) <= mostWordsOfName &&
    !/[.:：;!?|]/u.test(longest)
  return isName ? longest : undefined
}

function lineAt(content: string, start: number): string {
  const end = content.indexOf('\n', start)
  return content.slice(start, end < 0 ? content.length : end)
}
