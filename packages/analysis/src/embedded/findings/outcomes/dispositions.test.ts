import { expect, it } from 'vitest'
import { tellsDisposition } from './dispositions.ts'

it.each([
  'I give my boat to Anna.',
  'I have knowingly made no provision for my cousin.',
  'The mill is to be sold.',
  'Mein Boot vermache ich Anna.',
  'Je lègue mon bateau à Anna.',
  'Lego mi barca a Ana.',
  'Lascio la barca ad Anna.',
  'Deixo o barco à Ana.',
  'Ik legateer mijn boot aan Anna.',
  'Łódź zapisuję Annie.',
  'Лодку завещаю Анне.',
  '船遗赠给安娜。',
  '船は杏奈に相続させる。',
  'أوصي بالقارب لآنا.',
])('%s', (text) => {
  expect(tellsDisposition(text)).toBe(true)
})

it.each([
  'If Anna dies before me, I give the boat to Ben.',
  'No beneficiary shall receive more than a half.',
  'The boat was built in 1990.',
])('not %s', (text) => {
  expect(tellsDisposition(text)).toBe(false)
})
