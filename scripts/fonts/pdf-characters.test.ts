import { openSync } from 'fontkit'
import { expect, it } from 'vitest'
import { inFont } from '../../apps/web/src/features/export/files/pdf/font-characters.ts'
import { fontPath } from '../../apps/web/src/features/export/testing/read-font.ts'

const characters = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point)).filter(
  (character) => inFont.test(character),
)

it.each(['Regular', 'Bold'])('draws every character of PDF files in %s', (weight) => {
  const font = openSync(fontPath(`LiberationSans-${weight}.ttf`))
  expect(characters.length).toBeGreaterThan(500)
  expect(
    characters.filter((character) => !font.hasGlyphForCodePoint(character.charCodeAt(0))),
  ).toEqual([])
})
