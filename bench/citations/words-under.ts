import { spawnSync } from 'node:child_process'
import { letters, type PlaceOnPage } from '../../testing/citations.ts'

/** A word of a page, placed by a program that is not ours. */
export interface PlacedWord extends PlaceOnPage {
  readonly text: string
}

const wordPattern = /<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/
const pagePattern = /<page width="(.*?)" height="(.*?)">/
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
}

/** The words of a PDF as Poppler places them; null where it finds none, as in a scan. */
export function popplerWords(path: string): PlacedWord[] | null {
  const { stdout, error } = spawnSync('pdftotext', ['-bbox', '-cropbox', path, '-'], {
    encoding: 'utf8',
    maxBuffer: 1_000_000_000,
  })
  if (error) throw new Error(`pdftotext is needed: ${error.message}`)
  const words: PlacedWord[] = []
  let [page, width, height] = [0, 1, 1]
  for (const line of stdout.split('\n')) {
    const size = pagePattern.exec(line)
    if (size) [page, width, height] = [page + 1, Number(size[1]), Number(size[2])]
    const [, left, top, right, bottom, text = ''] = wordPattern.exec(line) ?? []
    if (text === '') continue
    words.push({
      text: text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? ''),
      page,
      left: Number(left) / width,
      right: Number(right) / width,
      top: Number(top) / height,
      bottom: Number(bottom) / height,
    })
  }
  return words.length === 0 ? null : words
}

const evenlySet = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Scripts without spaces come in long pieces; their characters are all as wide. */
function cutIntoCharacters(word: PlacedWord): PlacedWord[] {
  if (!evenlySet.test(word.text)) return [word]
  const parts = [...word.text]
  const width = (word.right - word.left) / parts.length
  return parts.map((text, index) => ({
    ...word,
    text,
    left: word.left + index * width,
    right: word.left + (index + 1) * width,
  }))
}

/** The words whose middle lies under the marks, in the order given. */
export function wordsUnder(words: readonly PlacedWord[], marks: readonly PlaceOnPage[]): string[] {
  return words.flatMap(cutIntoCharacters).flatMap((word) => {
    const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
    const isUnder = ({ page, left, top, right, bottom }: PlaceOnPage) =>
      page === word.page && x >= left && x <= right && y >= top && y <= bottom
    return marks.some(isUnder) ? [word.text] : []
  })
}

function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of letters(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/**
 * Whether two texts are of the same letters, whatever their order: programs differ in it. Up to a share of the letters may
 * be others.
 */
export function isSpelledBy(quote: string, words: readonly string[], mostOther: number): boolean {
  const [wanted, found] = [countLetters(quote), countLetters(words.join(''))]
  let other = 0
  for (const letter of new Set([...wanted.keys(), ...found.keys()])) {
    other += Math.abs((wanted.get(letter) ?? 0) - (found.get(letter) ?? 0))
  }
  // A wrong letter counts twice: as one missing and as one too many.
  return other / 2 <= mostOther * letters(quote).length
}
