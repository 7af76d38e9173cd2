import { describe, expect, it } from 'vitest'
import { languageOf, loadLanguage } from '../../languages/load-language.ts'
import { isNoise, isPageFurniture } from './noise.ts'

describe('isNoise', () => {
  it.each([
    'Page 3 of 12',
    'Keywords: tracing, compilers',
    'General Terms Design, Experimentation, Measurement',
    'Categories and Subject Descriptors D.3.4 [Programming Languages]',
    'Introduction .............. 4',
    'By: ______________ Name: ______________ Title: ______________',
    '-------------------------',
    'ACKNOWLEDGED AND AGREED (do not sign before 7 May)',
    'Gelesen und genehmigt:',
    'Lu et approuvé',
    '[ ] We would like to talk to somebody first.',
    '- - - - cut here - - - - - - - -',
    'AUFTRAG Die/Der Unterzeichnende ____________ wohnhaft in ____________ bestellt die Zeitschrift für ein Jahr zum Preis laut Liste.',
    'The undersigned ______ of flat ____ appoints Mr/Ms ______ to vote for him or her at the meeting of the owners on any item.',
    '[Page 2 content could not be extracted]',
    'This message and its attachments are meant for the addressee only.',
    'Please consider the environment before printing this mail.',
    'Diese E-Mail enthält vertrauliche Informationen.',
    'Prima di stampare questa e-mail pensa alla natura.',
  ])('leaves out %s', async (line) => {
    expect(isNoise(line, await languageOf(line))).toBe(true)
  })

  it.each([
    'General Terms and Conditions apply to all orders.',
    'Keywords are matched in the order in which they stand.',
    'Agreed, after a change to the second item.',
    'Read and agree on the rules of the pier before you sail.',
    '[ ] Weekly ticket, £14.50',
    '[x] We would like to talk to somebody first.',
    'The rent is due on the first of each month.',
    'This message of the owners was read out at the meeting.',
    'This Agreement may not be assigned by either party ---------- without the prior written consent of the other party.',
    'The Tenant shall pay to the Landlord a deposit of ________ dollars before the keys are handed over to him.',
    'Ada Lind, Björn Åkesson, Carla de Vries and Dimitri Papadakis are directors of the company.',
  ])('keeps %s', async (line) => {
    expect(isNoise(line, await languageOf(line))).toBe(false)
  })

  it('leaves out who wrote a paper', async () => {
    const authors =
      'Ada Lind∗+, Björn Åkesson∗, Carla M. de Vries$, Dimitri Papadakis and Eve O’Neill'
    expect(isNoise(authors, await loadLanguage('en'))).toBe(true)
  })

  it('leaves out where somebody signs in Italian', async () => {
    expect(isNoise('Letto, confermato e sottoscritto', await loadLanguage('it'))).toBe(true)
  })
})

it.each([
  ['en', 'Mailbox: J. Fenn > Orders'],
  ['en', 'Printed 16/01/2026 16:20: 7 messages, newest first'],
  ['en', 'Weather: dry, after rain'],
  ['de', 'Gedruckt am 4.5.2026'],
  ['de', 'Wetter: trocken'],
  ['fr', 'Imprimé le 4/5/2026'],
  ['es', 'Impreso el 4/5/2026'],
  ['it', 'Stampato il 4/5/2026'],
  ['pt', 'Impresso em 4/5/2026'],
  ['nl', 'Afgedrukt op 4-5-2026'],
  ['pl', 'Wydrukowano 4.05.2026'],
  ['ru', 'Распечатано 4.05.2026'],
  ['zh', '打印时间：2026年5月4日'],
] as const)('takes in %s %j for furniture of the page', async (code, text) => {
  expect(isPageFurniture(text, await loadLanguage(code))).toBe(true)
})

it('takes no sentence for furniture', async () => {
  const english = await loadLanguage('en')
  expect(isPageFurniture('Printed copies cost £4 each.', english)).toBe(false)
  expect(isPageFurniture('Weather may delay the ferry.', english)).toBe(false)
})
