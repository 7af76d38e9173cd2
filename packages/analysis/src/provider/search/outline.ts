import { looksLikeHeading } from '../../text/lines.ts'
import { flattenSpace } from '../../text/normalize.ts'

const openingLength = 600
const maxHeadings = 150
const maxLength = 6_000
const leader = /(?:\.\s?){3,}\s*\w*$/u

/** The opening of a document and its headings, taken evenly from the whole: what tells a stranger what it is about. */
export function outlineOf(content: string): string {
  const headings = [...findHeadings(content)]
  const step = Math.max(1, headings.length / maxHeadings)
  const kept = Array.from(
    { length: Math.min(headings.length, maxHeadings) },
    (_, at) => headings[Math.floor(at * step)],
  )
  const opening = flattenSpace(content.slice(0, openingLength))
  return [opening, ...kept].join('\n').slice(0, maxLength)
}

function findHeadings(content: string): Set<string> {
  const found = new Set<string>()
  for (const line of content.split('\n')) {
    if (line.length > 200) continue
    const words = flattenSpace(line).replace(leader, '').trim()
    if (words.length > 3 && words.length < 100 && looksLikeHeading(words)) found.add(words)
  }
  return found
}
