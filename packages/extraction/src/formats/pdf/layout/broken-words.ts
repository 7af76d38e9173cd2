import { brokenWordMark } from './paragraphs.ts'

/** Stands where a page ends within a text. */
export const pageEndMark = '\u0003'

const broken = new RegExp(
  `([\\p{L}\\p{M}]+)(-?)${brokenWordMark}(${pageEndMark}?)([\\p{L}\\p{M}]+)`,
  'gu',
)

/**
 * Rejoins words that were broken at line ends: as one word, unless the document elsewhere writes it with a
 * hyphen and never without ("long-term"). Before a capital letter the hyphen stays, unless the document writes the word
 * without one.
 */
export function rejoinBrokenWords(texts: readonly string[]): string[] {
  if (!texts.some((text) => text.includes(brokenWordMark))) return [...texts]
  const whole = new Set<string>()
  const hyphenated = new Set<string>()
  for (const text of texts) {
    for (const [word] of text
      .toLowerCase()
      .matchAll(/[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu)) {
      if (word.includes('-') || word.includes('\u2010'))
        hyphenated.add(word.replaceAll('\u2010', '-'))
      else whole.add(word)
    }
  }
  return texts.map((text) =>
    text
      .replace(broken, (_, left: string, kept: string, pageEnd: string, right: string) => {
        const joined = (left + right).toLowerCase()
        const compound = `${left}-${right}`.toLowerCase()
        const isCompound = kept === '-' || hyphenated.has(compound)
        const hyphen = !whole.has(joined) && isCompound ? '-' : ''
        return left + hyphen + pageEnd + right
      })
      .replaceAll(brokenWordMark, ''),
  )
}
