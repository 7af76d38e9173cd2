import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { namesPart } from '../../findings/rows/part-of-row.ts'
import { namesInstalment } from '../../findings/sums.ts'
import { loadLanguage } from '../../languages/load-language.ts'

const engine = createEmbeddedEngine()

const cover = `Votre contrat habitation

Le contrat couvre le logement que vous louez et se renouvelle chaque année.

Garantie | Plafond
Vol | 900 000 €
Incendie | 1 500 000 €

Votre cotisation

Cotisation annuelle TTC | 612,00 €
Frais de gestion mensuels (inclus) | 3,00 €
Prélèvement mensuel, le 5 | 51,00 €

Vous pouvez résilier après un an.`

const loan = `Loan statement

Your loan was paid out on 3 March 2027 and runs for five years.

Item | Amount
Interest each month (included) | £12.40
Monthly payment | £188.10
Late fee | £15.00

Please keep this statement.`

describe('what is paid again and again', () => {
  it('beats a fee that is part of it', async () => {
    const { result } = await engine.answer({
      content: cover,
      question: 'combien je paie par mois',
    })
    expect(result).toContain('51,00')
    expect(result).not.toContain('3,00 €')
    const month = await engine.answer({ content: loan, question: 'How much do I pay a month?' })
    expect(month.result).toContain('188.10')
  })

  it('belongs to the details, the fee does not', async () => {
    const { criticalDetails } = await engine.summarize({ content: cover, mode: 'general' })
    const told = criticalDetails.join('\n')
    expect(told).toContain('Prélèvement mensuel, le 5: 51,00 €')
    expect(told).toContain('Cotisation annuelle TTC: 612,00 €')
    expect(told).not.toContain('Frais de gestion')
  })

  it.each([
    ['en', 'Monthly direct debit'],
    ['de', 'Monatsrate'],
    ['de', 'Monatlicher Abschlag'],
    ['fr', 'Mensualité'],
    ['es', 'Cuota mensual'],
    ['it', 'Rata mensile'],
    ['pt', 'Prestação mensal'],
    ['nl', 'Maandtermijn'],
    ['pl', 'Rata miesięczna'],
    ['ru', 'Ежемесячный платёж'],
    ['zh', '每月还款额'],
    ['ja', '毎月のお支払額'],
    ['ar', 'القسط الشهري'],
  ] as const)('is known in %s by its name: %s', async (code, name) => {
    expect(namesInstalment(name, await loadLanguage(code))).toBe(true)
  })

  it.each([
    ['en', 'of which VAT', true],
    ['de', 'davon Zinsen', true],
    ['en', 'Handling fee (included)', true],
    ['it', 'Costi (inclusi)', true],
    ['en', 'Total (including VAT)', false],
  ] as const)('knows in %s whether %s is a part', async (code, name, isPart) => {
    expect(namesPart(name, await loadLanguage(code))).toBe(isPart)
  })
})
