import { type AnalysisMode, analysisModes } from '@precis/domain'
import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const agreement = `Pump maintenance agreement

This agreement is made between Larkfield Water Ltd and Brook Engineering Ltd and covers the pumps at the Holm station.

1. Service
Brook inspects each pump every three months. The pressure at the outlet must stay between 1.5 and 4 bar.
The oil must be changed after 2,000 hours of use. A pump must not run at more than 1,450 rpm.
Above 4 bar the limiter may burst; never open the housing while the pump is running.

2. Results of the first year
In the first year failures fell by 38 % and the cost of energy by £14,200. Brook expects a further fall of 10 % in 2027.
The board decided to extend the trial to the pumps at Netherby.

3. Price and term
The fee is £1,940 a month and rises by 4 % each January. The agreement runs for three years from 1 March 2026.
It renews for a further year unless either side gives notice by 1 December. Brook's liability is limited to £50,000.
Whoever ends the agreement early owes three months' fees.

4. Method
Pressure was measured every Monday at 8 am with two meters. The readings of 46 weeks were compared with those of the year before.
The meters were read in winter only, so that little can be said of the summer.`

const engine = createEmbeddedEngine()
const summaries = new Map<AnalysisMode, Awaited<ReturnType<typeof engine.summarize>>>()
for (const mode of analysisModes) {
  summaries.set(mode, await engine.summarize({ content: agreement, mode }))
}

function toldIn(mode: AnalysisMode): string {
  const { summary, keyPoints, criticalDetails } = summaries.get(mode) ?? {}
  return [summary, ...(keyPoints ?? []), ...(criticalDetails ?? []).slice(0, 6)].join('\n')
}

it('gives every mode a summary of its own', () => {
  const all = analysisModes.map((mode) => {
    const { summary, keyPoints, criticalDetails } = summaries.get(mode) ?? {}
    return JSON.stringify([summary, keyPoints, criticalDetails])
  })
  expect(new Set(all).size).toBe(analysisModes.length)
})

it('puts first what the mode looks for', () => {
  const first = (mode: AnalysisMode) => summaries.get(mode)?.criticalDetails.slice(0, 4).join('\n')
  expect(first('contract')).toMatch(/notice|three years|£1,940/u)
  expect(first('technical')).toMatch(/bar|hours|rpm/u)
  expect(toldIn('technical')).toContain('between 1.5 and 4 bar')
  expect(toldIn('report')).toContain('38 %')
})

it('lists nothing less where the mode was a mistake', () => {
  const academic = summaries.get('academic')
  expect(academic?.risks.length).toBeGreaterThan(0)
  expect(academic?.criticalDetails.length).toBeGreaterThan(5)
})

it('cites exactly in every mode', () => {
  for (const { citations } of summaries.values()) {
    for (const { start, end, quote } of citations) expect(agreement.slice(start, end)).toBe(quote)
  }
})
