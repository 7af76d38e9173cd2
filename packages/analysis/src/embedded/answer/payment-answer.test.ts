import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

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

it('does not take a payment that was made for one that is due', async () => {
  const content = water.replace('Taken by direct debit on 28 May 2026', '')
  const { result } = await engine.answer({ content, question: 'When do I have to pay?' })
  expect(result).not.toContain('2 February')
})
