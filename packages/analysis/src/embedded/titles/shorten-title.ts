import type { Language } from '../languages/load-language.ts'
import { atEnd, followedBy } from '../languages/phrases/followed-by.ts'

export const untitled = 'Untitled Document'
export const maxTitleLength = 80

const edgeOfWord = /[\s,;:–-]+$/u
const mostTorn = 4

/** A title that was cut, without the articles and prepositions at its end. */
function withoutTorn(title: string, { phrases }: Language): string {
  let whole = title
  for (let cut = 0; cut < mostTorn; cut += 1) {
    const at = whole.search(atEnd(phrases.tornEnd))
    const kept = (at < 0 ? whole.replace(/\s&$/u, '') : whole.slice(0, at)).replace(edgeOfWord, '')
    if (at >= 0 && !edgeOfWord.test(whole.slice(0, at))) return whole
    whole = kept
  }
  return whole
}

/** `your electricity bill`, and no `iPhone` or `mRNA`. */
const startsSmall = /^\p{Ll}+(?=\s|$)/u

/** `(born` at the end of what was cut. */
const openBracket = /\s[(（[][^()（）[\]]*$/u

/** `"Green roofs" fund` keeps its quotation marks; those around the whole title or without the other one go. */
function withoutLoneQuotes(text: string): string {
  const inner = text.replace(/^["“”]+|["“”]+$/gu, '').replace(/^'([^']*)'$/u, '$1')
  if (!/["“”]/u.test(inner)) return inner
  const opens = /^["“]/u.test(text) ? (text[0] ?? '') : ''
  const closes = /["”]$/u.test(text) ? text.slice(-1) : ''
  const kept = `${opens}${inner}${closes}`
  return (kept.match(/["“”]/gu)?.length ?? 0) % 2 === 0 ? kept : inner
}

const edgeOfPart = / [·•|–—] |, /gu

/** `on Thursday 16`, of which the month was cut off. */
const tornDay = /(?:\s\p{Lu}\p{L}{2,})?\s\p{N}{1,2}(?:st|nd|rd|th|[.º])?$/u

/** A title of at most 80 characters, cut where one of its parts ends, or a word. */
export function shortenTitle(text: string, language: Language): string {
  const plain = withoutLoneQuotes(text.replace(/^[\s*_#]+|[\s*_,;:–-]+$/gu, '')).replace(
    followedBy(language.phrases.heldOn, '$', '\\s'),
    '',
  )
  if (plain === '') return untitled
  const title = startsSmall.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
  if (title.length <= maxTitleLength) return title
  const cut = title.slice(0, maxTitleLength)
  const space = cut.lastIndexOf(' ')
  const parted = [...cut.matchAll(edgeOfPart)].at(-1)?.index ?? 0
  const atWord = space > maxTitleLength / 2 ? cut.slice(0, space) : cut
  const kept = parted > maxTitleLength / 2 ? cut.slice(0, parted) : atWord
  const whole = space > maxTitleLength / 2 ? withoutTorn(kept.replace(tornDay, ''), language) : kept
  const closed = whole.replace(openBracket, '')
  return closed.replace(/[\s,;:·•|–-]+$/u, '').replace(/[\ud800-\udbff]$/u, '')
}
