import { describe, expect, it } from 'vitest'
import { languageOf, loadLanguage } from '../../languages/load-language.ts'
import { isImprint, isPleasantry, sendsBelowOnly } from './pleasantry.ts'

const english = await loadLanguage('en')
const german = await loadLanguage('de')

it.each([
  'Thank you for choosing Orme Boats.',
  'Welcome to the club!',
  'It was good to see you on Thursday.',
  'Es war schön, Sie im Hafen zu treffen.',
  'È stato un piacere conoscerla.',
  'Vielen Dank für Ihr Vertrauen.',
  'danke für Ihre Nachricht.',
  'Nous vous remercions de votre confiance.',
  'Gracias por elegirnos.',
  'Grazie per la fiducia.',
  'Leuk dat u lid wordt.',
  'This mooring summary provides the main elements of our offer as the law requires.',
  'Diese Vertragszusammenfassung enthält die wichtigsten Bestandteile des Angebots.',
  'Le présent récapitulatif présente les principaux éléments de notre offre.',
  'Dit overzicht geeft u de belangrijkste onderdelen van het aanbod.',
  'Dziękujemy za wybór naszej firmy.',
  'Благодарим вас за выбор.',
  'Com os melhores cumprimentos, Orme Lda.',
  'Met vriendelijke groet,',
])('takes %j for a courtesy', async (text) => {
  expect(isPleasantry(text, await languageOf(text))).toBe(true)
})

it.each([
  'Thank you for your letter of 4 May, in which you ask for a refund.',
  'I am pleased to tell you that you have the job.',
  'Wir bestätigen Ihre Kündigung.',
])('takes %j for a statement', async (text) => {
  expect(isPleasantry(text, await languageOf(text))).toBe(false)
})

it('tells who stands behind a document from what it says', () => {
  expect(isImprint('Underwritten by Orme plc.', english)).toBe(true)
  expect(isImprint('Issued and regulated by the harbor office.', english)).toBe(true)
  expect(isImprint('Member of the Harbor Trades Association.', english)).toBe(true)
  expect(isImprint('The permit was issued by the harbor office.', english)).toBe(false)
})

it('tells what only sends to what stands below it', () => {
  expect(
    sendsBelowOnly('Please take notice that your berth is changed as set out below.', english),
  ).toBe(true)
  expect(sendsBelowOnly('Die Liegegebühr ändert sich wie folgt:', german)).toBe(true)
  expect(sendsBelowOnly('The boats lie below the bridge.', english)).toBe(false)
})

describe('a courtesy', () => {
  it.each([
    'Thanks for coming back out to the barn on Tuesday.',
    'I am sorry that it has taken us longer than we told you.',
    'We apologise for the delay in writing to you.',
    'Wir bitten die Verzögerung zu entschuldigen.',
    'Nous vous prions d’excuser ce retard.',
  ])('finds nothing in %s', async (text) => {
    expect(isPleasantry(text, await languageOf(text))).toBe(true)
  })

  it.each([
    'I am sorry that we cannot pay for the shed.',
    'We regret that your claim is refused.',
    'Thanks for your payment of £30.',
  ])('keeps %s', async (text) => {
    expect(isPleasantry(text, await languageOf(text))).toBe(false)
  })
})

describe('an imprint', () => {
  it.each([
    'Marrow & Pyke LLP is a limited liability partnership registered in England.',
    'Oxbow Mutual Ltd, 20 Ferry Parade, Dunmere DM1 3QQ.',
    'Oxbow Versicherung AG, Hafenstraße 20, 20457 Hamburg',
  ])('tells that %s only says who writes', async (text) => {
    expect(isImprint(text, await languageOf(text))).toBe(true)
  })

  it.each([
    'Oxbow Mutual Ltd, which insures the house, pays £300 within 14 days.',
    'The company pays the rent, the rates, and 20 per cent of the bill.',
  ])('keeps %s', async (text) => {
    expect(isImprint(text, await languageOf(text))).toBe(false)
  })
})
