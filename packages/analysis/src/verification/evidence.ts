import type { Citation } from '@precis/domain'

/** How far around a cited slice a statement may still rest on the text, in UTF-16 units. */
const reach = 400

/** The cited slices of a document with their context, cut between words, in one text. */
export function evidenceAround(content: string, citations: readonly Citation[]): string {
  const spans = citations
    .map(({ start, end }) => ({ start: Math.max(0, start - reach), end: end + reach }))
    .sort((one, other) => one.start - other.start)
  const joined: { start: number; end: number }[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push(span)
  }
  return joined.map(({ start, end }) => wholeWords(content, start, end)).join('\n')
}

function wholeWords(content: string, start: number, end: number): string {
  const text = content.slice(start, end)
  const from = start === 0 ? 0 : text.search(/\s/u)
  const to = end >= content.length ? text.length : text.search(/\s\S*$/u)
  return from < 0 || to <= from ? text : text.slice(from, to)
}
