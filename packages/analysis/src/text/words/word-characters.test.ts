import { expect, test } from 'vitest'
import { letter, wordCharacter } from './word-characters.ts'

const blocks: readonly (readonly [name: string, first: number, last: number])[] = [
  ['Latin', 0, 0x2ff],
  ['combining marks', 0x300, 0x36f],
  ['Greek, Cyrillic and Armenian', 0x370, 0x58f],
  ['Hebrew and Arabic', 0x590, 0x6ff],
  ['more Latin and Greek', 0x1e00, 0x1fff],
  ['punctuation and signs', 0x2000, 0x2bff],
  ['Chinese, Japanese and Korean', 0x2e80, 0x9fff],
  ['Hangul', 0xac00, 0xd7ff],
  ['private use', 0xe000, 0xf8ff],
  ['full width', 0xfe00, 0xffff],
  ['pictures', 0x1f000, 0x1faff],
]

const differing = (ours: string, theirs: string, first: number, last: number): string[] => {
  const mine = new RegExp(`^${ours}$`, 'iu')
  const standard = new RegExp(`^${theirs}$`, 'iu')
  const found: string[] = []
  for (let code = first; code <= last; code += 1) {
    const character = String.fromCodePoint(code)
    if (/\p{Cn}/u.test(character) || mine.test(character) === standard.test(character)) continue
    found.push(`U+${code.toString(16)}`)
  }
  return found
}

test.each(blocks)('words are made of the letters and digits of Unicode: %s', (_, first, last) => {
  expect(differing(wordCharacter, String.raw`[\p{L}\p{N}]`, first, last)).toEqual([])
})

test.each(blocks)('letters are those of Unicode: %s', (_, first, last) => {
  expect(differing(letter, String.raw`\p{L}`, first, last)).toEqual([])
})

test('half of a pair of code units is no letter', () => {
  expect(new RegExp(letter, 'iu').test('\ud83d')).toBe(false)
  expect(new RegExp(wordCharacter, 'iu').test('\udc00')).toBe(false)
})
