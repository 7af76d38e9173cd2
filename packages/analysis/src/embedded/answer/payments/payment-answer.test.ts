import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const water = `Fellmere Water
Your water bill

Bill date 6 May 2026
Previous bill £61.20
You then paid by card on 2 February 2026 £61.20
Balance carried forward £0.00
Water used 31 m³ £58.90
Fixed charge £14.00
AMOUNT DUE £72.90
Taken by direct debit on 28 May 2026

If a payment fails we add a charge of £8.00.
Leaks, day and night: 01632 960 118`

const wasser = `Wasserwerk Tannried
Rechnung

Rechnungsdatum: 6. Mai 2026
Verbrauch 31 m³ 58,90 €
Bereits gezahlte Abschläge 40,00 €
Nachzahlung 18,90 €
Fällig am: 28. Mai 2026`

const eau = `Facture d'eau

Date de facture : 6 mai 2026
Abonnement 22,00 €
Net à payer 80,90 €
Date limite de paiement : 28 mai 2026`

const engine = createEmbeddedEngine()

it.each([
  [water, 'When do I have to pay?', 'Taken by direct debit on 28 May 2026'],
  [water, 'when do i pay', 'Taken by direct debit on 28 May 2026'],
  [water, 'how much do i have to pay', 'AMOUNT DUE £72.90'],
  [water, 'how much is it', 'AMOUNT DUE £72.90'],
  [wasser, 'wann muss ich zahlen', 'Fällig am: 28. Mai 2026'],
  [wasser, 'wieviel muss ich zahlen', 'Nachzahlung 18,90 €'],
  [eau, 'quand est-ce que je dois payer', 'Date limite de paiement : 28 mai 2026'],
  [water, 'Wann muss ich zahlen?', 'Taken by direct debit on 28 May 2026'],
  [eau, 'combien je dois payer', 'Net à payer 80,90 €'],
])('answers from the row that says so: %#', async (content, question, result) => {
  expect(await engine.answer({ content, question })).toMatchObject({ verdict: 'answer', result })
})

const brief = `Hausverwaltung Tannried
Abrechnung 2025

Ihr Anteil Wasser 310,20 €
Summe Ihrer Kosten 310,20 €
abzüglich Vorauszahlungen 240,00 €
Saldo zu Ihren Lasten 70,20 €

Den Fehlbetrag gleichen Sie bitte bis spätestens 31. Mai 2026 aus. Die Ablesung ist am 9. Juni 2026.`

const lettre = `Mise en demeure

Total facturé 960,00 €
Acompte versé 300,00 €
Somme à nous régler 660,00 €

Nous vous prions de payer cette somme dans un délai de dix jours. Le chantier a fini le 3 mai 2026.`

it.each([
  [brief, 'Was muss ich nachzahlen?', 'Saldo zu Ihren Lasten 70,20 €'],
  [brief, 'Bis wann muss das Geld da sein?', '31. Mai 2026'],
  [lettre, 'Combien je dois en tout ?', 'Somme à nous régler 660,00 €'],
  [lettre, "Jusqu'à quand puis-je payer ?", 'dans un délai de dix jours'],
])('tells what is left of a sum and until when: %#', async (content, question, said) => {
  const { verdict, result } = await engine.answer({ content, question })
  expect(verdict).toBe('answer')
  expect(result).toContain(said)
})

it('does not take a payment that was made for one that is due', async () => {
  const content = water.replace('Taken by direct debit on 28 May 2026', '')
  const { result } = await engine.answer({ content, question: 'When do I have to pay?' })
  expect(result).not.toContain('2 February')
})

const demand = `Beitrag der Segelschule

Der Beitrag ist noch offen. Wir setzen Ihnen eine letzte Zahlungsfrist von zwei Wochen ab Erhalt. Danach endet der Vertrag. Holen Sie die Zahlung binnen eines Monats nach, lebt er wieder auf.`

const reminder = `Herinnering van de zeilschool

Zorg dat € 84,00 uiterlijk op 9 mei is bijgeschreven op onze rekening. Een regeling vraagt u binnen zeven dagen aan.`

const early = `Sailing club

Members who pay before 3 May get 5% off. The fee must be paid by 20 May.`

it.each([
  [demand, 'bis wann muss ich zahlen?', 'zwei Wochen ab Erhalt'],
  [demand, 'bis wann hab ich zeit', 'zwei Wochen ab Erhalt'],
  [reminder, 'voor wanneer moet het binnen zijn?', 'uiterlijk op 9 mei'],
  [early, 'when do I have to pay?', 'by 20 May'],
])(
  'takes the day by which to pay, not one for paying less or later: %#',
  async (content, question, said) => {
    const { result, verdict } = await engine.answer({ content, question })
    expect(verdict).toBe('answer')
    expect(result).toContain(said)
    expect(result).not.toMatch(/Monats|zeven|3 May/u)
  },
)

it('finds when the rest is due, so many days ahead of what it is for', async () => {
  const content = `Wenn & Daughters: your new fence

You book with a deposit of a quarter of the price.
The rest must be in our account three working days before we begin, or nobody comes.
Posts are set in concrete. The gate is painted twice. Old boards stay with you.`
  const { verdict, result } = await createEmbeddedEngine().answer({
    content,
    question: 'when do i have to pay the rest',
  })
  expect(verdict).toBe('answer')
  expect(result).toContain('three working days before')
})
