import { brokenWordMark } from './paragraphs.ts'

/** How many characters there are for each word broken at a line end where no program broke them: all its hyphens were written. */
const rareBreaks = 2500
/** Stands where a page ends within a text. */
export const pageEndMark = '\u0003'

const longestHalf = 60
const word = /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu
const lastWord = /[\p{L}\p{M}]+$/u
const firstWord = /^[\p{L}\p{M}]+/u

/** A word that may have been broken, in lower case: as one word and with a hyphen. */
interface BrokenWord {
  readonly whole: string
  readonly compound: string
  /** Its hyphen stays where nothing speaks against it. */
  readonly keepsHyphen: boolean
}

const noWord: BrokenWord = { whole: '', compound: '', keepsHyphen: false }

function brokenWord(before: string, after: string): BrokenWord {
  const keepsHyphen = before.endsWith('-')
  const head = before.slice(-longestHalf, keepsHyphen ? -1 : undefined)
  const left = lastWord.exec(head)?.[0] ?? ''
  const right = firstWord.exec(after.slice(0, longestHalf).replace(pageEndMark, ''))?.[0] ?? ''
  const [whole, compound] = [left + right, `${left}-${right}`]
  return { whole: whole.toLowerCase(), compound: compound.toLowerCase(), keepsHyphen }
}

/** Those of the given words that a document contains. */
function wordsPresent(texts: readonly string[], asked: ReadonlySet<string>): Set<string> {
  const present = new Set<string>()
  const lengths = new Set([...asked].map(({ length }) => length))
  for (const text of texts) {
    for (const [found] of text.matchAll(word)) {
      if (!lengths.has(found.length)) continue
      const plain = found.toLowerCase().replaceAll('\u2010', '-')
      if (asked.has(plain)) present.add(plain)
    }
  }
  return present
}

/**
 * Rejoins words that were broken at line ends: as one word, unless the document elsewhere writes it with a
 * hyphen and never without ("long-term"), or so few are broken that none was for want of room. Before a capital letter the hyphen stays, unless the document writes the word
 * without one.
 */
export function rejoinBrokenWords(texts: readonly string[]): string[] {
  const pieces = texts.map((text) => text.split(brokenWordMark))
  const words = pieces.map((parts) =>
    parts.slice(1).map((after, index) => brokenWord(parts[index] ?? '', after)),
  )
  const asked = new Set(words.flat().flatMap(({ whole, compound }) => [whole, compound]))
  const present = asked.size === 0 ? asked : wordsPresent(texts, asked)
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const areWritten = words.flat().length * rareBreaks < length
  return pieces.map(([first = '', ...rest], at) => {
    const joined = [first]
    for (const [index, after] of rest.entries()) {
      const { whole, compound, keepsHyphen } = words[at]?.[index] ?? noWord
      const isCompound = !present.has(whole) && (areWritten || keepsHyphen || present.has(compound))
      if (keepsHyphen && !isCompound) joined.push(joined.pop()?.slice(0, -1) ?? '')
      joined.push(isCompound && !keepsHyphen ? `-${after}` : after)
    }
    return joined.join('')
  })
}
