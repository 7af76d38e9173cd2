import type { Citation } from '@precis/domain'

/** A quoted stretch of the source. Citations of the same words share one. */
export interface Quote {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** Words of the source that are drawn alike. */
export interface TextRun {
  readonly start: number
  readonly end: number
  readonly quotes: readonly string[]
  readonly found: number | null
}

export interface Range {
  readonly start: number
  readonly end: number
}

export function quoteId(citation: Range): string {
  return `quote-${citation.start}-${citation.end}`
}

/** The distinct quotes behind some citations, in the order of the text. */
export function collectQuotes(citations: readonly Citation[]): Quote[] {
  const quotes = new Map<string, Quote>()
  for (const { start, end } of citations) {
    if (end > start)
      quotes.set(quoteId({ start, end }), { id: quoteId({ start, end }), start, end })
  }
  return [...quotes.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** The citations without those of words that another one quotes already. */
export function distinctCitations(citations: readonly Citation[]): Citation[] {
  const seen = new Map<string, Citation>()
  for (const citation of citations) {
    const id = quoteId(citation)
    if (!seen.has(id)) seen.set(id, citation)
  }
  return [...seen.values()]
}

/** Those of some ordered ranges that reach into a stretch. */
export function overlapping<T extends Range>(
  ranges: readonly T[],
  start: number,
  end: number,
): T[] {
  return ranges.filter((range) => range.start < end && range.end > start)
}

/** Cuts a stretch of text at every edge of a quote or a find match, so that overlapping ones can be drawn. */
export function cutRuns(
  start: number,
  end: number,
  quotes: readonly Quote[],
  found: readonly Range[],
): TextRun[] {
  const edges = new Set([start, end])
  const near = overlapping(quotes, start, end)
  const matches = found
    .map((range, index) => ({ ...range, index }))
    .filter((range) => range.start < end && range.end > start)
  for (const range of [...near, ...matches]) {
    edges.add(Math.max(start, range.start))
    edges.add(Math.min(end, range.end))
  }
  const sorted = [...edges].sort((a, b) => a - b)
  const runs: TextRun[] = []
  for (let i = 0; i + 1 < sorted.length; i++) {
    const from = sorted[i] ?? start
    const to = sorted[i + 1] ?? end
    const match = matches.find((range) => range.start < to && range.end > from)
    runs.push({
      start: from,
      end: to,
      quotes: overlapping(near, from, to).map((quote) => quote.id),
      found: match?.index ?? null,
    })
  }
  return runs
}
