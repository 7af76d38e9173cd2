import { expect, test } from 'vitest'
import { ofEurope, ofEveryScript } from './word-characters.ts'

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
  expect(differing(ofEveryScript.any, String.raw`[\p{L}\p{N}]`, first, last)).toEqual([])
})

test.each(blocks)('letters are those of Unicode: %s', (_, first, last) => {
  expect(differing(ofEveryScript.letter, String.raw`\p{L}`, first, last)).toEqual([])
})

const european: readonly (readonly [name: string, first: number, last: number])[] = [
  ['Latin', 0, 0x2af],
  ['combining marks', 0x300, 0x344],
  ['Greek', 0x388, 0x3f5],
  ['Cyrillic', 0x400, 0x52f],
  ['more Latin', 0x1e00, 0x1eff],
  ['punctuation', 0x2000, 0x206f],
  ['raised figures', 0x2074, 0x2079],
  ['currencies', 0x20a0, 0x20cf],
  ['shapes', 0x2500, 0x2775],
]

test.each(european)('so are those of European languages: %s', (_, first, last) => {
  expect(differing(ofEurope.any, String.raw`[\p{L}\p{N}]`, first, last)).toEqual([])
  expect(differing(ofEurope.letter, String.raw`\p{L}`, first, last)).toEqual([])
})

test('half of a pair of code units is no letter', () => {
  expect(new RegExp(ofEveryScript.letter, 'iu').test('\ud83d')).toBe(false)
  expect(new RegExp(ofEveryScript.any, 'iu').test('\udc00')).toBe(false)
})
