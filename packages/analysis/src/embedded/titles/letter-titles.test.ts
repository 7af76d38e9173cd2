import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

it.each([
  [
    'Orme Bank plc\n\nPO Box 12\n\nMr and Mrs Vale\n9 Quay Lane\n\n3 May 2027\n\nDear Mrs and Mr Vale\n\nWE ARE REDUCING YOUR OVERDRAFT LIMIT\n\nWe look at limits once a year. From 1 July 2027 yours is £500.',
    'WE ARE REDUCING YOUR OVERDRAFT LIMIT',
  ],
  [
    'Orme Bank plc\n\nMr T Vale\n9 Quay Lane\n\n3 May 2027\n\nWE ARE CLOSING YOUR SAVINGS ACCOUNT. PLEASE READ THIS TODAY.\n\nDear Mr Vale\n\nWe have decided to close your account on 1 July 2027.',
    'WE ARE CLOSING YOUR SAVINGS ACCOUNT. PLEASE READ THIS TODAY',
  ],
  [
    'АКЦИОНЕРНОЕ ОБЩЕСТВО\n«СТРАХОВАЯ КОМПАНИЯ ВЕГА»\n\n5 сентября 2027 г.\n\nО частичном отказе в выплате\n\nУважаемая Анна Львовна!\n\nМы рассмотрели Ваше заявление от 2 июля 2027 г. К выплате подлежит 40 000 руб.',
    'О частичном отказе в выплате',
  ],
])('names a letter by what it says it is about', async (content, title) => {
  expect(await engine.title({ content })).toBe(title)
})

it.each([
  [
    'Minutes of the meeting of the harbour committee held in the old rope works on Thursday 16 October 2027, 7.30 pm\n\nIt was resolved to buy a crane for £4,000.',
    'Minutes of the meeting of the harbour committee held in the old rope works',
  ],
])('is not cut inside a day or a number', async (content, title) => {
  expect(await engine.title({ content })).toBe(title)
})
