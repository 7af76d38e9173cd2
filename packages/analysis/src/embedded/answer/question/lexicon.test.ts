import { expect, it } from 'vitest'
import { loadWords } from '../../languages/load-words.ts'
import { createLexicon } from './lexicon.ts'

const words = await loadWords('en')
const withConcept = (line: string) => createLexicon({ ...words, concepts: line }, false)

it('finds words with a hyphen or an apostrophe as a text has them: apart', () => {
  const { phrasesIn, named } = withConcept("mooring: tie-up moor_the_boat sailor's_knot")
  const mooring = named('mooring')
  expect(phrasesIn(['tie', 'up']).map(({ concepts }) => concepts[0])).toEqual([mooring])
  expect(phrasesIn(['sailor', 'knot']).map(({ concepts }) => concepts[0])).toEqual([mooring])
})

it("takes no common word for what only an apostrophe makes another: `can't`", () => {
  const { of, named } = withConcept("forbidden: can't banned")
  expect(of('can')).toEqual([])
  expect(of('ban')).toContain(named('forbidden'))
})

it('takes cities for their country, called as the language or those who live there call it', async () => {
  const german = createLexicon(await loadWords('de'), false)
  expect(german.of('genf')).toEqual(german.of('schweiz'))
  expect(german.of('suis')).toEqual(german.of('schweiz'))
  expect(german.of('genf')).not.toEqual(german.of('wien'))
})

it('takes no verb of the language for a country: `lo studio usa i dati`', async () => {
  expect(createLexicon(await loadWords('it'), false).of('usa')).toEqual([])
})
