import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

const engine = createEmbeddedEngine()

async function details(content: string): Promise<readonly string[]> {
  return (await engine.summarize({ content, mode: 'general' })).criticalDetails
}

const rest = Array.from(
  { length: 14 },
  (_, at) => `The yard at Quay ${at + 1} sold ${at + 20} boats for £${at + 3},400 in May 2026.`,
).join('\n\n')

describe('key figures', () => {
  it('of a table that compares periods are one detail, without the costs between them', async () => {
    const found = await details(`Orrin Boats plc
Half-year report

${rest}

Item | H1 FY2026 | H1 FY2025 | Change
Revenue | 84.1 | 79.3 | +6.1%
Cost of boats sold | (51.0) | (48.8) | +4.5%
Gross profit | 33.1 | 30.5 | +8.5%
Wages | (14.2) | (13.1) | +8.4%
Rent of the yards | (3.1) | (3.0) | +3.3%
Repairs | (1.4) | (1.6) | -12.5%
Operating profit | 14.4 | 12.8 | +12.5%
Interest | (1.2) | (1.1) | +9.1%
Profit before tax | 13.2 | 11.7 | +12.8%`)
    const told = found.find((detail) => detail.includes('Gross profit'))
    expect(told).toContain('Revenue: H1 FY2026: 84.1; H1 FY2025: 79.3; Change: +6.1%')
    expect(told).toContain('Profit before tax: H1 FY2026: 13.2')
    expect(told).not.toMatch(/Wages|Interest/u)
  })

  it('are found in other languages', async () => {
    const found = await details(`Orrin Boote AG
Halbjahresbericht

Die Werften haben gut gearbeitet. Im Mai 2026 wurden 41 Boote verkauft.

Posten | 2026 | 2025
Umsatzerlöse | 84,1 | 79,3
Materialaufwand | 51,0 | 48,8
Betriebsergebnis | 14,4 | 12,8
Jahresüberschuss | 9,1 | 8,2`)
    const told = found.find((detail) => detail.includes('Betriebsergebnis'))
    expect(told).toContain('Jahresüberschuss')
    expect(told).not.toContain('Materialaufwand')
  })
})
