import { median } from '../../../../document/median.ts'
import type { Fragment } from './fragments.ts'

const fewestLetters = 5
const wordGapShare = 1.7
const spacedOut = /^\S(?: \S)*$/u
const letter = /^\p{L}$/u

function isBlank({ text }: Fragment): boolean {
  return text.trim() === ''
}

/** The fragment from its first letter to its last, the spaces between them closed. */
function closed(fragment: Fragment): Fragment {
  return { ...fragment, text: fragment.text.trim().replaceAll(' ', '') }
}

function gapBetween(before: Fragment, after: Fragment): number {
  return after.x - before.x - before.width
}

/** Letters that were drawn one by one, as words: parted where the gap is clearly wider than between letters. */
function toWords(letters: readonly Fragment[]): Fragment[] {
  const gaps = letters
    .slice(1)
    .map((fragment, index) => gapBetween(letters[index] ?? fragment, fragment))
  const usual = median(gaps)
  const words: Fragment[] = []
  for (const [index, fragment] of letters.entries()) {
    const word = words.at(-1)
    if (!word || (gaps[index - 1] ?? 0) > wordGapShare * usual) words.push(fragment)
    else {
      const width = fragment.x + fragment.width - word.x
      words[words.length - 1] = { ...word, text: word.text + fragment.text, width }
    }
  }
  return words
}

function closeRun(run: readonly Fragment[]): readonly Fragment[] {
  const drawn = run.filter((fragment) => !isBlank(fragment))
  const characters = drawn.flatMap(({ text }) => text.trim().split(' '))
  const letters = characters.filter((character) => letter.test(character))
  if (letters.length < fewestLetters || letters.length < 0.6 * characters.length) return run
  const isAlphabet = letters.every(
    (character, index) =>
      index === 0 || character.charCodeAt(0) === (letters[index - 1] ?? '').charCodeAt(0) + 1,
  )
  if (isAlphabet) return run
  const isDrawnByLetter = drawn.every(({ text }) => text.trim().length === 1)
  if (isDrawnByLetter) return toWords(drawn.map(closed))
  return drawn.some(({ text }) => text.trim().length >= 5) ? drawn.map(closed) : run
}

/**
 * Closes words that are set with space between their letters, as headings are: `R E N T` becomes `RENT`. Lines
 * that hold anything else stay as they are.
 */
export function closeLetterSpacing(fragments: readonly Fragment[]): Fragment[] {
  const result: Fragment[] = []
  let run: Fragment[] = []
  let isSpaced = true
  const flush = () => {
    for (const fragment of isSpaced ? closeRun(run) : run) result.push(fragment)
    run = []
    isSpaced = true
  }
  for (const fragment of fragments) {
    const last = run.at(-1)
    if (last && Math.abs(last.y - fragment.y) > 0.1 * fragment.size) flush()
    run.push(fragment)
    isSpaced &&= isBlank(fragment) || spacedOut.test(fragment.text.trim())
  }
  flush()
  return result
}
