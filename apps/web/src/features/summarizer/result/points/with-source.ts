import type { Citation } from '@precis/domain'
import type { Place } from '../../../../document-view/place.ts'
import { distinctCitations } from '../../../../document-view/quotes.ts'

/** Words with what they rest on, to be pasted elsewhere: each quote, its place and the title of the document. */
export function withSource(
  text: string,
  citations: readonly Citation[],
  { title, placeOf }: { readonly title: string; readonly placeOf: (offset: number) => Place },
): string {
  const sources = distinctCitations(citations).map(({ start, quote }) => {
    const { label } = placeOf(start)
    return `“${quote.replace(/\s+/g, ' ').trim()}” (${title}, ${label})`
  })
  return [text, ...sources].join('\n')
}
