import { expect, it } from 'vitest'
import { createAskStemmer } from '../../languages/ask-stemmer.ts'
import { loadWords } from '../../languages/load-words.ts'
import { monthNamed, monthsIn } from './months.ts'

it.each([
  ['en', 'from 2 May to 9 August', [5, 6, 7, 8]],
  ['nl', 'van 5 januari tot en met 9 maart 2027', [1, 2, 3]],
  ['de', 'fällig am 07.11.2026', [11]],
  ['en', 'due 11/25/2026', [11]],
  ['en', 'due 3/4/2026', []],
  ['en', 'open 2026-09-30', [9]],
  ['en', 'Paid on 3 February. The boat was sold on 4 May 2026.', [2, 5]],
  ['en', 'Set the clock', []],
] as const)('in %s finds the months of: %s', async (language, text, months) => {
  expect([...monthsIn(text, await loadWords(language))].sort((a, b) => a - b)).toEqual(months)
})

it.each([
  ['de', 'märz', 3],
  ['pl', 'kwietnia', 4],
  ['es', 'mar', 0],
  ['fr', 'bateau', 0],
] as const)('in %s %s names the month %i', async (language, word, month) => {
  const words = await loadWords(language)
  const stemmer = createAskStemmer(words)
  const [stem = ''] = stemmer.contentStems(word)
  expect(monthNamed(stem, { stemmer, words })).toBe(month)
})
