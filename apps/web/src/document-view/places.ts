import type { Citation } from '@precis/domain'
import type { Place } from './place.ts'
import { distinctCitations } from './quotes.ts'

/** What a chip leads to: the passages of one place, in the order of the text. */
export interface PlaceGroup extends Place {
  readonly passages: readonly Citation[]
}

/** So many places have a chip of their own at once; more are shown on request, that of the first citation alone until then. */
export const placesAtOnce = 2

/** Citations by the place where they stand, each place once. */
export function groupByPlace(
  citations: readonly Citation[],
  placeOf: (offset: number) => Place,
): PlaceGroup[] {
  const groups = new Map<string, Citation[]>()
  const named = new Map<string, Place>()
  const sorted = distinctCitations(citations).sort((a, b) => a.start - b.start || a.end - b.end)
  for (const citation of sorted) {
    const place = placeOf(citation.start)
    named.set(place.name, place)
    groups.set(place.name, [...(groups.get(place.name) ?? []), citation])
  }
  return [...named.values()].map((place) => ({
    ...place,
    passages: groups.get(place.name) ?? [],
  }))
}

const numbered = /^(\S+) (\d\S*)$/

/** Labels as they stand side by side in one box: `p. 1`, `3`. */
export function sideBySide(labels: readonly string[]): string[] {
  return labels.map((label, index) => {
    const [, sign, number = ''] = numbered.exec(label) ?? []
    const [, signBefore] = numbered.exec(labels[index - 1] ?? '') ?? []
    return sign !== undefined && sign === signBefore ? number : label
  })
}
