import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { namesPart } from '../../findings/rows/part-of-row.ts'
import { namesInstalment } from '../../findings/sums.ts'

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

  it('is known by its names, and parts by what says so', () => {
    const names = [
      'Monthly direct debit',
      'Monatsrate',
      'Monatlicher Abschlag',
      'Mensualité',
      'Cuota mensual',
      'Rata mensile',
      'Prestação mensal',
      'Maandtermijn',
      'Rata miesięczna',
      'Ежемесячный платёж',
      '每月还款额',
      '毎月のお支払額',
      'القسط الشهري',
    ]
    expect(names.filter((name) => !namesInstalment(name))).toEqual([])
    const parts = ['of which VAT', 'davon Zinsen', 'Handling fee (included)', 'Costi (inclusi)']
    expect(parts.filter((name) => !namesPart(name))).toEqual([])
    expect(namesPart('Total (including VAT)')).toBe(false)
  })
})
