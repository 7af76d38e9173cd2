import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const engine = createEmbeddedEngine()

async function ask(content: string, question: string) {
  return (await engine.answer({ content, question })).result
}

it.each([
  ['How much is it in total?', 'The full price is £95 for each rower.', 'The full price is £95'],
  [
    'Was kostet das insgesamt?',
    'Der Gesamtpreis beträgt 95 Euro je Person, und das Boot ist dabei.',
    'beträgt 95 Euro',
  ],
  ['Quel est le prix ?', 'Le prix du stage est de 95 euros par personne.', 'est de 95 euros'],
  ['Wat kost het?', 'De prijs van de cursus bedraagt € 95 per persoon.', 'bedraagt € 95'],
  ['Ile to kosztuje?', 'Cena kursu wynosi 95 zł od osoby.', 'wynosi 95 zł'],
])('answers %s with the sentence that states the price', async (question, price, said) => {
  const content = `Rowing\n\n${price}\n\nBoat 12 A.`
  expect(await ask(content, question)).toContain(said)
})

it('answers what is paid for each month or year with the row of its sum, else with the only sentence', async () => {
  const rows = `Order\n\nSeats            £20.00\nMonthly total    £44.00\nYear 1 total, excluding VAT   £528.00`
  expect(await ask(rows, 'What do we pay each month?')).toContain('£44.00')
  expect(await ask(rows, 'what are we paying the first year')).toContain('£528.00')
  const letter = 'Brief\n\nUw termijnbedrag is € 61 per maand. Wij schrijven het af op de 27e.'
  expect(await ask(letter, 'Wat betaal ik per maand?')).toContain('€ 61 per maand')
})

it('does not take an optional extra for what is paid each month', async () => {
  const content =
    'Phone\n\nOptional: voice box for a fee of £3 a month. The line is free of charge.'
  expect(await ask(content, 'How much do I pay each month?')).not.toMatch(/^Optional/u)
})

it('takes what the document is about for the whole', async () => {
  const trip =
    'School trip to the lighthouse\n\nThe full price is £95 for each child. We leave at nine.'
  expect(await ask(trip, 'How much does the trip cost?')).toMatch(/^The full price is £95/u)
  expect(await ask(trip, 'How much is the holiday?')).toMatch(/^The full price is £95/u)
  expect(await ask(trip, 'How much is the sandwich?')).not.toMatch(/^The full price/u)
})

it('takes neither what is left to pay nor a total without fees for the whole', async () => {
  const camp = `Camp at Orme\n\nInstalment | When | Amount\nFirst | May | £60\nBalance | July | £40\n\nThe full price is £100 for each child.`
  expect(await ask(camp, 'How much is it in total?')).toContain('£100')
  const loan =
    'Loan of the Orme bank\n\nTotal amount payable: £4,380.00\n\nTotal: £4,200.00\n\nRead this with care.'
  expect(await ask(loan, 'What does it cost in total?')).toContain('4,380')
})

it('reads how people ask for the whole in Spanish and French', async () => {
  const carta = 'Curso de vela\n\nEl precio es de 95 euros por persona.\n\nBarco 12 A.'
  expect(await ask(carta, '¿Cuánto me cuesta en total?')).toContain('95 euros')
  const lettre =
    'Stage de voile\n\nLa part qui vous est demandée s’élève à 95 euros.\n\nBateau 12 A.'
  expect(await ask(lettre, 'ça coûte combien au total pour nous ?')).toContain('95 euros')
})

it('takes the total for what it costs with tax, not a thing that is left out of it', async () => {
  const quote =
    'Devis\n\nBateau            80,00 €\nTotal TTC         96,00 €\nOption (non comprise) : rames   20,00 €'
  expect(await ask(quote, 'ça coute combien en tout tva comprise ?')).toContain('96,00 €')
  const offer =
    'Offer\n\nBoat            £80.00\nTotal           £96.00\nOars (not included)   £20.00'
  expect(await ask(offer, 'what does it cost in total including VAT?')).toContain('£96.00')
})

it.each([
  ['What is the total of the invoice?', 'Hire of benches', 'TOTAL'],
  ['¿Cuál es el total de la factura?', 'Alquiler de bancos', 'TOTAL'],
  ['Quel est le total de la facture ?', 'Location de bancs', 'TOTAL'],
])('answers %s with a total that has no currency', async (question, item, total) => {
  const content = `7714\n\n${item}          81,40\n${total}            97,68`
  expect(await ask(content, question)).toContain('97,68')
})
