import { expect, it } from 'vitest'
import { loadLanguage } from '../languages/load-language.ts'
import { shortenTitle } from './shorten-title.ts'

const english = await loadLanguage('en')

it.each([
  ['"Open Door" evenings at the library', '"Open Door" evenings at the library'],
  ['Hire of “The Old Forge”', 'Hire of “The Old Forge”'],
  ['"Rules of the house"', 'Rules of the house'],
  ['** Rules of the "house', 'Rules of the "house'],
])('keeps quotation marks that belong to %s', (text, title) => {
  expect(shortenTitle(text, english)).toBe(title)
})

it.each([
  [
    'en',
    'Notes of the summer meeting of all berth holders in the old sail loft on Monday 16 June 2025',
  ],
  [
    'de',
    'Niederschrift der Sommerversammlung aller Liegeplatzinhaber im Segelhaus am Montag, 16. Juni 2025',
  ],
] as const)('cuts no title within a date in %s', async (code, text) => {
  const title = shortenTitle(text, await loadLanguage(code))
  expect(title).toMatch(/(?:loft|Segelhaus)$/u)
})
