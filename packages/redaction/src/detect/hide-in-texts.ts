import { createPlaceholders } from '../apply/placeholders.ts'
import { redact } from '../apply/redact.ts'
import type { Detail } from '../detail.ts'
import { findDetails } from './find-details.ts'
import { createClaims } from './find-spans.ts'
import { tellingParts } from './group-names.ts'
import { createPhrases } from './occurrences.ts'

/** Texts as they may be sent, and the details that only they hold. */
export interface HiddenTexts {
  readonly texts: readonly string[]
  /** What is in each text and where, to find the way back. */
  readonly detailsOf: readonly (readonly Detail[])[]
  readonly more: readonly Detail[]
}

const between = '\n\n'

/**
 * Hides in some texts what is hidden in a document, however it is capitalized, and what else is found in them. Words that
 * the document sends as they are stay as they are.
 */
export function hideInTexts(
  texts: readonly string[],
  content: string,
  details: readonly Detail[],
): HiddenTexts {
  const phrases = createPhrases<Detail>()
  for (const detail of details) {
    phrases.add(detail.value, detail)
    for (const { start, end } of detail.places) phrases.add(content.slice(start, end), detail)
  }
  const nothing = new Set<string>()
  for (const detail of details) {
    if (detail.kind !== 'person') continue
    for (const part of tellingParts(detail.value, nothing)) phrases.add(part, detail)
  }
  const joined = texts.join(between)
  const claim = createClaims(joined.length)
  const places = new Map<Detail, { start: number; end: number }[]>()
  for (const { start, end, entry } of phrases.find(joined, () => false)) {
    if (!claim({ start, end })) continue
    places.set(entry, [...(places.get(entry) ?? []), { start, end }])
  }
  const known = [...places].map(([detail, found]) => ({ ...detail, places: found }))

  const nextPlaceholder = createPlaceholders(
    [content, joined],
    details.map(({ placeholder }) => placeholder),
  )
  const more = findDetails(joined)
    .map((detail) => ({ ...detail, places: detail.places.filter(claim) }))
    .filter(({ places: free }) => free.length > 0)
    .map((detail) => ({ ...detail, placeholder: nextPlaceholder(detail.kind) }))

  let start = 0
  const detailsOf = texts.map((text) => {
    const from = start
    start += text.length + between.length
    return [...known, ...more].map((detail) => ({
      ...detail,
      places: detail.places
        .filter((place) => place.start >= from && place.end <= from + text.length)
        .map((place) => ({ start: place.start - from, end: place.end - from })),
    }))
  })
  const hidden = texts.map((text, index) => redact(text, detailsOf[index] ?? []).text)
  return { texts: hidden, detailsOf, more }
}
