import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { deniesWhat, forbids, tellsAccount, tellsStanding } from './must-knows.ts'

const english = await loadLanguage('en')

async function detailsOf(content: string): Promise<string> {
  const { criticalDetails } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return criticalDetails.join('\n')
}

it('knows short bans from what is only denied, in several languages', async () => {
  for (const [code, ban] of [
    ['en', 'Have nothing to eat after midnight.'],
    ['en', 'We are a nut-free house.'],
    ['en', 'No sweets in bags, please.'],
    ['en', 'You cannot drive yourself home.'],
    ['de', 'Rauchen ist im Haus verboten.'],
    ['fr', 'Il est interdit de fumer dans le hall.'],
    ['es', 'No se admiten perros.'],
    ['it', 'È vietato usare la piscina senza cuffia.'],
    ['pl', 'Nie wolno wnosić jedzenia.'],
    ['ru', 'Курить нельзя.'],
  ] as const) {
    expect(forbids(ban, ban.split(' ').length, await loadLanguage(code)), ban).toBe(true)
  }
  for (const [code, other] of [
    ['en', 'The club is not staffed at night.'],
    ['en', 'We cannot accept responsibility for them.'],
    ['en', 'Delivery is free of charge.'],
    ['de', 'Ein Anspruch besteht nicht.'],
  ] as const) {
    expect(forbids(other, other.split(' ').length, await loadLanguage(code)), other).toBe(false)
  }
})

it('knows the number of an account', () => {
  expect(tellsAccount('IBAN DE21 4405 0199 0000 1234 56', english)).toBe(true)
  expect(tellsAccount('By transfer: sort code 40-00-99, account 7120 0045', english)).toBe(true)
  expect(tellsAccount('Bring the IBAN card on the first day.', english)).toBe(false)
})

it('tells what is left to pay before the sums it comes from', async () => {
  const details = await detailsOf(`Abrechnung der Nebenkosten

Ergebnis

   Summe Ihrer Kosten                3.104,20 €
   Ihre Vorauszahlungen              2.400,00 €
   ------------------------------------------
   Saldo zu Ihren Lasten               704,20 €

Bitte zahlen Sie den Betrag bis zum 31. Oktober 2027.`)
  expect(details).toContain('Saldo zu Ihren Lasten: 704,20 €')
})

it('shows the sum that opens a table, and no box that somebody may tick', async () => {
  const details = await detailsOf(`Letter of agreement

I make the pages in eight weeks and show you two drafts of the first one before that.

The price is £4,800, made up like this:

  1   On signing               £1,800
  2   Before the launch        £3,000

- - - - - - - - cut here - - - - - - - -
[ ] We accept the offer at £4,100 from 1 July 2027.
[ ] We do not accept it.`)
  expect(details).toContain('The price is £4,800')
  expect(details).not.toMatch(/cut here|We accept the offer/u)
})

it('knows how things stand, and lines that deny something', async () => {
  for (const [code, text] of [
    ['en', 'Nothing has been decided yet.'],
    ['en', 'This is not a bill.'],
    ['de', 'Es ist noch nichts entschieden.'],
    ['nl', 'Dit is geen factuur.'],
    ['ja', 'まだ決まっていません。'],
  ] as const) {
    expect(tellsStanding(text, text.split(' ').length, await loadLanguage(code)), text).toBe(true)
  }
  expect(tellsStanding('This is a bill.', 4, english)).toBe(false)
  expect(deniesWhat('not for 6 weeks', english)).toBe(true)
  expect(deniesWhat('keine Anfahrt am Sonntag', await loadLanguage('de'))).toBe(true)
  expect(deniesWhat('none', english)).toBe(false)
})

it('tells short bans without a verb and that nothing is settled', async () => {
  const visits = Array.from(
    { length: 24 },
    (_, at) =>
      `The nurse visits bay ${at + 2} on ${at + 1} June and reviews your plan within ${at + 3} days.`,
  ).join(' ')
  const { summary, criticalDetails } = await createEmbeddedEngine().summarize({
    content: `Tilbrook Clinic

Dear Ms Adair,

We plan to move your clinic from Leeds to York on 4 May. Nothing has been decided.

Nothing with aspirin, please. Take Orvalin 20 mg each morning for 14 days. Ring us on 01632 960 444 before 3 May.

${visits}`,
    mode: 'general',
  })
  const told = [summary, ...criticalDetails].join('\n')
  expect(told).toContain('Nothing has been decided')
  expect(told).toContain('Nothing with aspirin')
})
