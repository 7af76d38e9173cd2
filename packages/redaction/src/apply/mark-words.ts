import type { Detail, Place } from '../detail.ts'
import { createPlaceholders } from './placeholders.ts'

const edges = /^[\s]+|[\s]+$/gu

const letter = /[\p{L}\p{M}\p{N}]/u

function cutsWord(content: string, offset: number): boolean {
  return letter.test(content[offset - 1] ?? '') && letter.test(content[offset] ?? '')
}

/** Hides words that somebody marked, wherever they are in the document. Null where there is nothing to hide. */
export function markWords(
  content: string,
  details: readonly Detail[],
  place: Place,
): readonly Detail[] | null {
  const value = content.slice(place.start, place.end).replace(edges, '')
  if (value === '') return null
  const places: Place[] = []
  for (let at = content.indexOf(value); at !== -1; at = content.indexOf(value, at + value.length)) {
    const end = at + value.length
    const isWhole = !cutsWord(content, at) && !cutsWord(content, end)
    if (isWhole || (at <= place.start && place.start < end)) places.push({ start: at, end })
  }
  const given = details.map(({ placeholder }) => placeholder)
  const placeholder = createPlaceholders([content], given)('marked')
  return [...details, { kind: 'marked', value, placeholder, places, isHidden: true }]
}
