import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { isTally } from './motion-results.ts'

const engine = createEmbeddedEngine()

const minutes = `Orme Harbour Association

Minutes of the open meeting on 16 October 2027

There: Ada Vale (AV, chair), Tom Marsh (TM, treasurer) and 31 members. Mr Gill came for item 3 only.

1. LAST TIME'S NOTES (10 July)

Agreed as correct with one change: the fair made £412.60, not £421.60.

2. FEES

The crane cost more than it earned. Proposal (TM, seconded AV) that the mooring fee goes up to £90 a year from 1 January 2028. In favour 19, against 3, 2 did not vote. CARRIED. An earlier proposal for £120 got no seconder.

3. QUAY

Voted on: that the Association object to the new quay unless the drain is cleared first. 21 for, 1 against, 2 abstained. CARRIED.

Finished at 9.25 pm.`

describe('minutes', () => {
  it('tell a motion, its votes and what became of it as one', async () => {
    const { conclusions, mainPurpose } = await engine.summarize({
      content: minutes,
      mode: 'general',
    })
    const fee = conclusions.find((one) => one.includes('£90 a year'))
    expect(fee).toMatch(/£90 a year.*against 3.*CARRIED\.$/u)
    expect(conclusions.find((one) => one.includes('drain'))).toMatch(/21 for.*CARRIED\.$/u)
    expect(mainPurpose).toMatch(/£90 a year.*CARRIED/u)
  })

  it('tell nothing of who came, and no correction of the minutes before', async () => {
    const { conclusions, mainPurpose, summary } = await engine.summarize({
      content: minutes,
      mode: 'general',
    })
    for (const text of [conclusions.join(' '), mainPurpose, summary]) {
      expect(text).not.toMatch(/421\.60|came for item|Ada Vale \(AV|Finished/u)
    }
  })
})

it.each([
  ['en', '21 for, 1 against, 2 abstained.', true],
  ['en', 'In favor 19 households, against 3.', true],
  ['de', '14 dafür, 3 dagegen bei 2 gegen 1 Stimmen.', true],
  ['nl', '14 voor, 5 tegen.', true],
  ['it', '12 favorevoli, 3 contrari.', true],
  ['en', 'We are against the quay.', false],
  ['nl', 'Er is niets tegen het plan.', false],
] as const)('knows in %s a count of votes: %s', async (code, text, isTrue) => {
  expect(isTally({ text }, await loadLanguage(code))).toBe(isTrue)
})
