import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function detailsOf(content: string): Promise<string> {
  return (await engine.summarize({ content, mode: 'general' })).criticalDetails.join('\n')
}

describe('what is no detail and what always is one', () => {
  it('leaves out how to reach the writer, and keeps numbers to quote and accounts', async () => {
    const letter = `Elm Heating Ltd
4 Quay Row, Ambleton AM3 4RT · Tel 01632 555 018 · office@elm.example

Customer number: 60 118 274
Your handler: Ida Marsh, 01632 555 019

Dear Mr Noor,

La version française est sur elm.example/fr

We will service your boiler on 3 May 2027. The visit costs £90. Please pay to IBAN GB33 BUKB 2020 1555 5555 55.

Yours sincerely
Ida Marsh`
    const details = await detailsOf(letter)
    expect(details).not.toContain('4 Quay Row')
    expect(details).not.toContain('version française')
    expect(details).toContain('60 118 274')
    expect(details).toContain('01632 555 019')
    expect(details).toContain('GB33')
  })

  it('gives a number to ring no price for its label, and what lasts beyond a term no term', async () => {
    const contract = `SERVICE AGREEMENT\n\n1. Secrets\n\nThe Supplier keeps all it learns secret during the term and for two years afterwards.\n\n2. Travel\n\nIf your flight is cancelled, the stay goes on for up to 48 hours.`
    const details = await detailsOf(contract)
    expect(details).not.toContain('Term:')
    expect(details).not.toContain('Cancellation:')
  })

  it('tells who was hurt, when works last, and a share that is the limit', async () => {
    const recall = `Product recall: Pim kettle\n\nThe handle may come off. In this country 14 people were burned, two of them badly.`
    expect(await detailsOf(recall)).toContain('14 people were burned')
    const works = `Уведомление о ремонте\n\nУважаемые жители!\n\nРаботы начнутся 3 мая и продлятся до 9 июня 2027 г. Просим не загромождать лестницы.`
    expect(await detailsOf(works)).toContain('продлятся до 9 июня')
    const grant = `Grant award\n\nNo more than 15% of the grant may go on travel. The grant is £8,000.`
    expect(await detailsOf(grant)).toContain('No more than 15%')
  })

  it('shows what is paid each month before a part of it', async () => {
    const bill = `Police d'assurance\n\nCotisation annuelle TTC | 840,00 €\nFrais de fractionnement (inclus) | 20,00 €\nPrélèvement mensuel | 70,00 €\n\nLe contrat prend effet le 3 mai 2027.`
    expect(await detailsOf(bill)).toContain('70,00 €')
  })
})
