import type { Citation } from '@precis/domain'

/** Keeps the citations that are exact slices of the content. No other is ever sent. */
export function exactCitations(citations: readonly Citation[], content: string): Citation[] {
  return citations.filter(
    ({ start, end, quote }) => end > start && content.slice(start, end) === quote,
  )
}
