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
    'newsreader-display',
    'newsreader-display-narrow',
  ])
  for (const [, , range] of cuts) expect(range).toBe(unicodeRange(firstCharacters))
})
