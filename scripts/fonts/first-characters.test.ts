import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { firstCharacters, unicodeRange } from './first-characters.ts'

const fonts = join(import.meta.dirname, '../../apps/web/src/ui/fonts')

it('writes neighbors as ranges', () => {
  expect(unicodeRange('acb—z')).toBe('U+0061-0063, U+007A, U+2014')
})

it('is what the style sheet says of each cut', () => {
  const sheet = readFileSync(join(fonts, 'fonts.css'), 'utf8').replace(/\s+/g, ' ')
  const cuts = [...sheet.matchAll(/url\("\.\/([\w-]+)\.woff2"\)[^;]*; unicode-range: ([^;]+);/g)]
  expect(cuts.map(([, name]) => name)).toEqual([
    'geist',
    'newsreader',
    'newsreader-italic',
    'newsreader-title',
    'newsreader-display',
    'newsreader-display-narrow',
  ])
  for (const [, , range] of cuts) expect(range).toBe(unicodeRange(firstCharacters))
})

it('is in no range of the sheet that comes later, whose faces would win', () => {
  const sheet = readFileSync(join(fonts, 'further-letters.css'), 'utf8')
  const ranges = [...sheet.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to]) => {
    const first = Number.parseInt(from, 16)
    return { first, last: to === undefined ? first : Number.parseInt(to, 16) }
  })
  expect(ranges.length).toBeGreaterThan(0)
  const point = (one: string) => one.codePointAt(0) ?? 0
  const held = [...firstCharacters].filter((one) =>
    ranges.some(({ first, last }) => first <= point(one) && point(one) <= last),
  )
  expect(held).toEqual([])
})
