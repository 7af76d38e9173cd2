import { describe, expect, it } from 'vitest'
import { complexityBand, complexityScore } from './complexity.ts'
import { lease } from './testing/sample-documents.ts'

const news =
  'The old bridge opened again on Monday. The mayor cut a red ribbon. Many people came to walk over it. The work took two years. It cost less than was planned.'
const legal =
  'Notwithstanding anything to the contrary set forth herein, and subject to Section 4.2 and the limitations hereof, the Licensee (the "Licensee") shall indemnify, defend and hold harmless the Licensor (the "Licensor") from and against any and all liabilities, obligations and expenditures whatsoever arising pursuant to Article 7 of this Agreement.'

const plainContract =
  'The Consultant shall deliver one design a month. Invoices are payable within 45 days of receipt. This Agreement runs for a year and renews unless either party gives notice. The liability of the Consultant is not limited. The Client may end this Agreement at any time.'
const report =
  'The city library counted 48,000 visitors last year, a tenth more than the year before. Most of them came on Saturdays, when the reading room stays open until evening. The new branch in the harbour quarter drew families with small children. Repairs of the roof cost less than expected.'

describe('complexityScore', () => {
  it('finds contracts in short sentences harder than news in longer ones', () => {
    expect(complexityScore(plainContract)).toBeGreaterThan(complexityScore(report))
    expect(complexityBand(complexityScore(plainContract))).toBe('moderate')
  })

  it('finds contracts harder to read than news', () => {
    expect(complexityScore(lease)).toBeGreaterThan(complexityScore(news))
    expect(complexityBand(complexityScore(news))).toBe('simple')
    expect(complexityBand(complexityScore(legal))).toBe('complex')
  })

  it('stays within 0 and 100', () => {
    expect(complexityScore('')).toBe(0)
    expect(complexityScore('§§§ 12 !!')).toBeGreaterThanOrEqual(0)
    expect(complexityScore(legal.repeat(50))).toBeLessThanOrEqual(100)
  })

  it('puts scores into the published bands', () => {
    expect([0, 30, 31, 70, 71, 100].map(complexityBand)).toEqual([
      'simple',
      'simple',
      'moderate',
      'moderate',
      'complex',
      'complex',
    ])
  })
})
