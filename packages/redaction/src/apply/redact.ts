import { partitionPoint } from '@precis/domain'
import type { Detail, Place } from '../detail.ts'
import { placeholderKey, writtenPlaceholders } from './placeholders.ts'

/** One stretch of the content and what is in its place. */
interface Cut extends Place {
  readonly placeholder: string
  /** Where the placeholder is in what is sent. */
  readonly at: number
}

/** A text with the details put back. */
export interface Restored {
  readonly text: string
  /** Where an offset of the text before now lies. */
  moved(offset: number): number
}

/** A document as it is sent, and the way back from it. */
export interface Redaction {
  readonly text: string
  /** How many placeholders it holds. */
  readonly count: number
  /** The stretch of the content behind a stretch of the text; whole details where it begins or ends within a placeholder. */
  toOriginal(place: Place): Place
  /** Puts the details back into words of a reply; spelled as in the places of the content that they rest on, if these are given. */
  restore(reply: string, restsOn?: readonly Place[]): Restored
}

function joinedPlaces(details: readonly Detail[]): (Place & { placeholder: string })[] {
  const places = details
    .filter(({ isHidden }) => isHidden)
    .flatMap(({ places, placeholder }) => places.map((place) => ({ ...place, placeholder })))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const joined: (Place & { placeholder: string })[] = []
  for (const place of places) {
    const last = joined.at(-1)
    // Words marked by hand may overlap others: all of them go.
    if (last !== undefined && place.start < last.end) {
      joined[joined.length - 1] = { ...last, end: Math.max(last.end, place.end) }
    } else joined.push(place)
  }
  return joined
}

/** Puts placeholders in place of the hidden details of a content. */
export function redact(content: string, details: readonly Detail[]): Redaction {
  const cuts: Cut[] = []
  const parts: string[] = []
  let done = 0
  let length = 0
  for (const { start, end, placeholder } of joinedPlaces(details)) {
    parts.push(content.slice(done, start), placeholder)
    cuts.push({ start, end, placeholder, at: length + start - done })
    length += start - done + placeholder.length
    done = end
  }
  parts.push(content.slice(done))

  const originalOf = (offset: number, edge: 'start' | 'end') => {
    // An end that lies where a placeholder begins is before it.
    const last = edge === 'end' ? offset - 1 : offset
    const cut = cuts[partitionPoint(cuts, ({ at }) => at > last) - 1]
    if (cut === undefined) return offset
    const after = cut.at + cut.placeholder.length
    return offset < after || (edge === 'end' && offset === after)
      ? cut[edge]
      : cut.end + offset - after
  }
  const values = new Map(
    details
      .filter(({ isHidden }) => isHidden)
      .map(({ placeholder, value }) => [placeholderKey(placeholder), value]),
  )
  return {
    text: parts.join(''),
    count: cuts.length,
    toOriginal: ({ start, end }) => ({
      start: originalOf(start, 'start'),
      end: Math.max(originalOf(start, 'start'), originalOf(end, 'end')),
    }),
    restore: (reply, restsOn = []) =>
      restoreWords(reply, values, spellings(content, cuts, restsOn)),
  }
}

/** How each placeholder's detail is written in some places, one after the other. */
function spellings(content: string, cuts: readonly Cut[], places: readonly Place[]) {
  const found = new Map<string, string[]>()
  for (const { start, end } of places) {
    const within = cuts.slice(
      partitionPoint(cuts, (cut) => cut.end > start),
      partitionPoint(cuts, (cut) => cut.start >= end),
    )
    for (const cut of within) {
      const key = placeholderKey(cut.placeholder)
      const written = content.slice(cut.start, cut.end)
      const list = found.get(key) ?? []
      list.push(written)
      found.set(key, list)
    }
  }
  return found
}

/** Puts values in place of the placeholders that a text holds. */
function restoreWords(
  text: string,
  values: ReadonlyMap<string, string>,
  written: ReadonlyMap<string, readonly string[]>,
): Restored {
  const moves: { readonly from: number; readonly end: number; readonly to: number }[] = []
  const used = new Map<string, number>()
  let result = ''
  let done = 0
  for (const { start, end, key } of writtenPlaceholders(text)) {
    const value = values.get(key)
    if (value === undefined) continue
    const spelled = written.get(key) ?? []
    const turn = used.get(key) ?? 0
    used.set(key, turn + 1)
    result += text.slice(done, start)
    result += spelled[Math.min(turn, spelled.length - 1)] ?? value
    done = end
    moves.push({ from: start, end, to: result.length })
  }
  result += text.slice(done)
  return {
    text: result,
    moved(offset) {
      const before = moves.filter(({ from }) => from < offset).at(-1)
      if (before === undefined) return offset
      return before.to + Math.max(0, offset - before.end)
    },
  }
}
