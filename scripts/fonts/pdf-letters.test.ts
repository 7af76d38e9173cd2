import { openSync } from 'fontkit'
import { expect, it } from 'vitest'
import { inFont } from '../../apps/web/src/features/export/files/pdf/font-letters.ts'
import { fontPath } from '../../apps/web/src/features/export/testing/read-font.ts'

const letters = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point)).filter(
  (letter) => inFont.test(letter),
)

it.each(['Regular', 'Bold'])('draws every letter of PDF files in %s', (weight) => {
  const font = openSync(fontPath(`LiberationSans-${weight}.ttf`))
  expect(letters.length).toBeGreaterThan(500)
  expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.charCodeAt(0)))).toEqual([])
})
