import { exportInputSchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../languages/load-language.ts'
import { inLanguage } from './dates/export-dates.ts'
import { ownerIn } from './tasks/owner.ts'
import { composeExport } from './write-export.ts'

const facts = [
  ['Length', 'Five years from completion', 'term'],
  ['Surety', 'Mr Ivo Lind, for the whole of the term', 'term'],
  ['', '30 days', 'term'],
  ['Total', '£900.00 £450.00', 'amount'],
  ['Payable', '£310.00', 'amount'],
  ['', '5%', 'rate'],
  ['APR', '6.9%', 'rate'],
  ['', 'two minutes', 'deadline'],
  ['', '15 May 2027', 'date'],
  ['Break', 'Either side, at the end of year 3', 'detail'],
  ['', '£800', 'amount'],
] as const
const criticalDetails = [
  'Length: Five years from completion',
  'Surety: Mr Ivo Lind, for the whole of the term',
  'Leave is 30 days a year for everybody.',
  'Total: £900.00 £450.00',
  'Payable: £310.00',
  'Tolerance of 5% on all weights.',
  'APR: 6.9%',
  'Cut the power and wait two minutes before opening the case.',
  'The offer stays open until 15 May 2027.',
  'Break: Either side, at the end of year 3',
  'If the hirer withdraws it pays costs of £800.',
]
const hire = exportInputSchema.parse({
  title: 'Hire of a kiln',
  type: 'Contract',
  date: '2026-05-04',
  purpose: 'The pottery hires a kiln.',
  summary: 'The pottery hires a kiln.',
  criticalDetails,
  facts: facts.map(([label, value, kind]) => ({ label, value, kind })),
})

async function mattersIn(input: typeof hire): Promise<string[]> {
  const brief = await composeExport('executive-brief', input)
  const from = brief.slice(brief.indexOf('WHAT MATTERS')).split('\n\n')[0] ?? ''
  return from.split('\n').slice(1)
}

describe('what matters of a contract', () => {
  it('is its own length, what is paid, until when, and how it ends', async () => {
    expect(await mattersIn(hire)).toEqual([
      '- Term: Length: Five years from completion',
      '- Money: Payable: £310.00',
      '- Money: If the hirer withdraws it pays costs of £800.',
      '- Money: APR: 6.9%',
      '- Deadlines: The offer stays open until 15 May 2027.',
      '- The way out: Break: Either side, at the end of year 3',
    ])
  })
})

describe('what matters of a letter', () => {
  it('takes no other length for a term and no other notice for a way out', async () => {
    const letter = {
      ...hire,
      criticalDetails: [
        'You waited for two hours in the hall.',
        'Notice: Notice to Keeper - Act of 2014',
        'Your order was revoked by the bank on 3 May 2027.',
        'This leaves a balance of £90.',
      ],
      facts: [
        { label: '', value: 'two hours', kind: 'term' as const },
        { label: 'Notice', value: 'Notice to Keeper - Act of 2014', kind: 'notice' as const },
        { label: '', value: '3 May 2027', kind: 'detail' as const },
        { label: '', value: '£90', kind: 'amount' as const },
      ],
    }
    expect(await mattersIn(letter)).toEqual(['- Money: This leaves a balance of £90.'])
  })
})

describe('a short export', () => {
  it('keeps a detail that a risk would have said where there is no room for the risk', async () => {
    const long = Array.from(
      { length: 8 },
      (_, i) => `${i} ${'grave matter '.repeat(40)}ends badly.`,
    )
    const told = 'The terms fall away unless the slip is back.'
    const text = await composeExport('executive-brief', {
      ...hire,
      criticalDetails: [told],
      facts: [{ label: '', value: told, kind: 'detail' }],
      risks: [...long, told],
      riskLevels: [...long.map(() => 'high' as const), 'low'],
    })
    expect(text).toContain(told)
  })
})

describe('who has to act', () => {
  it.each([
    ['en', 'Kilnworks shall collect the ash within 3 days.', 'Kilnworks'],
    ['en', 'Within 30 days of the end Kilnworks Ltd shall return the key.', 'Kilnworks Ltd'],
    ['en', 'The operator must keep a log.', 'operator'],
    ['de', 'Der Arbeitgeber hat das Zeugnis bis 3. Mai zu erteilen.', 'Arbeitgeber'],
    ['fr', 'Le bailleur doit rendre la clé.', 'bailleur'],
    ['es', 'El arrendador deberá devolver la llave.', 'arrendador'],
    ['it', 'Il locatore deve restituire la chiave.', 'locatore'],
    ['pt', 'O senhorio deve devolver a chave.', 'senhorio'],
    ['nl', 'De verhuurder moet de sleutel geven.', 'verhuurder'],
    ['pl', 'Wynajmujący musi oddać klucz.', 'Wynajmujący'],
    ['en', 'Treasurer - bills to every flat by 3 May', 'Treasurer'],
    ['en', 'Dr. Okafor to get the reply in.', 'Dr. Okafor'],
    ['en', 'Ines and Paul Roth to book the hall.', 'Ines and Paul Roth'],
    ['nl', 'Voorzitter – brief aan de gemeente', 'Voorzitter'],
    ['en', 'Swimming - leave it for two weeks.', undefined],
    ['en', 'Kilnworks to be given the order.', undefined],
    ['en', 'Left to pay: £40.', undefined],
    ['nl', 'De aanvraag moet op tijd binnen zijn.', undefined],
    ['en', 'It shall say so.', undefined],
    ['en', 'The yard must be kept free.', undefined],
    ['en', 'Payment must reach us.', undefined],
  ] as const)('is told in %s by %s', async (code, text, name) => {
    expect(ownerIn(text, await loadLanguage(code))).toBe(name)
  })
})

describe('the day of writing', () => {
  it('stands in the order of the date of the document', () => {
    expect(inLanguage('May 4, 2026', 'en', '26 April 2026')).toBe('4 May 2026')
    expect(inLanguage('May 4, 2026', 'en', 'April 26, 2026')).toBe('May 4, 2026')
    expect(inLanguage('2026-05-04', 'en')).toBe('May 4, 2026')
  })
})
