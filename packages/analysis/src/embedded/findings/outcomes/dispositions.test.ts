import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { tellsDisposition } from './dispositions.ts'

it.each([
  ['en', 'I give my boat to Anna.'],
  ['en', 'I have knowingly made no provision for my cousin.'],
  ['en', 'The mill is to be sold.'],
  ['de', 'Mein Boot vermache ich Anna.'],
  ['fr', 'Je lègue mon bateau à Anna.'],
  ['es', 'Lego mi barca a Ana.'],
  ['it', 'Lascio la barca ad Anna.'],
  ['pt', 'Deixo o barco à Ana.'],
  ['nl', 'Ik legateer mijn boot aan Anna.'],
  ['pl', 'Łódź zapisuję Annie.'],
  ['ru', 'Лодку завещаю Анне.'],
  ['zh', '船遗赠给安娜。'],
  ['ja', '船は杏奈に相続させる。'],
  ['ar', 'أوصي بالقارب لآنا.'],
] as const)('(%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tellsDisposition(text, language)).toBe(true)
})

it.each([
  ['en', 'If Anna dies before me, I give the boat to Ben.'],
  ['en', 'No beneficiary shall receive more than a half.'],
  ['en', 'The boat was built in 1990.'],
] as const)('not (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tellsDisposition(text, language)).toBe(false)
})
