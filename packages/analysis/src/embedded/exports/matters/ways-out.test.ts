import { exportInputSchema } from '@precis/domain'
import { expect, it } from 'vitest'
import { composeExport } from '../write-export.ts'

async function briefOf(
  summary: string,
  details: readonly [string, string, string][],
): Promise<string> {
  return composeExport(
    'executive-brief',
    exportInputSchema.parse({
      title: '',
      type: 'Agreement',
      purpose: '',
      date: '4 May 2027',
      summary,
      keyPoints: [],
      conclusions: [],
      criticalDetails: details.map(([label, value]) => `${label}: ${value}`),
      facts: details.map(([label, value, kind]) => ({ label, value, kind })),
      recommendations: [],
      risks: [],
      riskLevels: [],
      citations: [],
      checks: [],
      coverage: { characters: 1200, analysed: 1200, parts: 1 },
    }),
  )
}

it.each<[string, string, string, string]>([
  ['how something was decided', 'Withdrawal of the fee', 'Ruling: denied; Vote: 4-1', 'notice'],
  ['a claim that is over', 'Claims', 'The claim was dismissed and no appeal was made.', 'date'],
  ['what becomes of its reader', 'Lying', 'You may be dismissed without notice.', 'notice'],
  ['a notice of something else', 'REPAIR NOTICE', 'Works to the jetty', 'notice'],
  ['a trip', 'Cancellation', 'The trip to Orrin on 9 May should be cancelled.', 'date'],
])('is not %s', async (_, label, value, kind) => {
  const brief = await briefOf('The jetty is let by the year.', [[label, value, kind]])
  expect(brief).not.toContain('The way out')
})

it.each([
  ['Wypowiedzenie ze strony Pracodawcy musi wskazywać przyczynę.', false],
  ['Wypowiedzenie przez Pracownika wymaga formy pisemnej.', true],
])('is that of its reader in Polish: %s', async (value, isWay) => {
  const summary = 'Umowa o pracę zostaje zawarta na czas określony. Pracownik pracuje w porcie.'
  const brief = await briefOf(summary, [['Wypowiedzenie', value, 'notice']])
  expect(brief.includes('Jak się wycofać')).toBe(isWay)
})

it('keeps a row of notice that is called so', async () => {
  const brief = await briefOf('The jetty is let by the year.', [
    ['Notice period', '2 months', 'notice'],
  ])
  expect(brief).toContain('The way out: Notice period: 2 months')
})
