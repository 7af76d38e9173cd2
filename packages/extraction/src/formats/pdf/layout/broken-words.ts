import { brokenWordMark } from './paragraphs.ts'

/** Stands where a page ends within a text. */
export const pageEndMark = '\u0003'

const broken = new RegExp(
  `([\\p{L}\\p{M}]+)(-?)${brokenWordMark}(${pageEndMark}?)([\\p{L}\\p{M}]+)`,
  'gu',
)
const word = /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu

/** Of the words that are asked for, those that a document holds. */
function wordsHeld(texts: readonly string[], asked: ReadonlySet<string>): Set<string> {
  const held = new Set<string>()
  for (const text of texts) {
    for (const [found] of text.matchAll(word)) {
      const plain = found.toLowerCase().replaceAll('\u2010', '-')
      if (asked.has(plain)) held.add(plain)
    }
  }
  return held
}

/**
 * Rejoins words that were broken at line ends: as one word, unless the document elsewhere writes it with a
 * hyphen and never without ("long-term"). Before a capital letter the hyphen stays, unless the document writes the word
 * without one.
 */
export function rejoinBrokenWords(texts: readonly string[]): string[] {
  const asked = new Set<string>()
  for (const text of texts) {
    if (!text.includes(brokenWordMark)) continue
    for (const [, left, , , right] of text.matchAll(broken)) {
      asked.add(`${left}${right}`.toLowerCase())
      asked.add(`${left}-${right}`.toLowerCase())
    }
  }
  const held = asked.size === 0 ? asked : wordsHeld(texts, asked)
  return texts.map((text) =>
    text.includes(brokenWordMark)
      ? text
          .replace(broken, (_, left: string, kept: string, pageEnd: string, right: string) => {
            const compound = `${left}-${right}`.toLowerCase()
            const isCompound = kept === '-' || held.has(compound)
            const hyphen = !held.has((left + right).toLowerCase()) && isCompound ? '-' : ''
            return left + hyphen + pageEnd + right
          })
          .replaceAll(brokenWordMark, '')
      : text,
  )
}
