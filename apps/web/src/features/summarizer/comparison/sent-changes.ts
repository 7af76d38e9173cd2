import type { Citation, Summary } from '@precis/domain'
import { type Detail, type DetailFinder, redact, restoreSummary } from '@precis/redaction'

interface Sides {
  readonly before: string
  readonly after: string
}

/** The changed passages as they are sent, and the way back from what is said of them. */
export interface SentChanges {
  readonly content: string
  restore(summary: Summary): Summary
}

/** Passages of two versions as they stand. */
export function openChanges(passages: Sides): SentChanges {
  return { content: JSON.stringify(passages), restore: (summary) => summary }
}

interface Versions {
  readonly passages: Sides
  /** The whole versions: what tells a name may stand where nothing has changed. */
  readonly contents: Sides
  /** The open document, and what was found and decided in it. */
  readonly own: { readonly content: string; readonly details: readonly Detail[] }
}

/** Passages of two versions without what is hidden in the open document and what else is found in either version; alike in both. */
export async function hiddenChanges(
  { passages, contents, own }: Versions,
  finder: DetailFinder,
  signal: AbortSignal,
): Promise<SentChanges> {
  const texts = [passages.before, passages.after, contents.before, contents.after]
  const { detailsOf } = await finder.hide(texts, own.content, own.details, signal)
  const [before, after] = [
    redact(passages.before, detailsOf[0] ?? []),
    redact(passages.after, detailsOf[1] ?? []),
  ]
  const found = [...(detailsOf[0] ?? []), ...(detailsOf[1] ?? [])]
  const either = redact(
    '',
    found.map((detail) => ({ ...detail, places: [] })),
  )
  const original = (citation: Citation): Citation => {
    const { side, within } = citation
    if (side === undefined || within === undefined) return citation
    const place = (side === 'before' ? before : after).toOriginal(within)
    return { ...citation, within: place, quote: passages[side].slice(place.start, place.end) }
  }
  return {
    content: JSON.stringify({ before: before.text, after: after.text }),
    restore(summary) {
      const restored = restoreSummary(either, null, summary)
      return { ...restored, citations: restored.citations.map(original) }
    },
  }
}
