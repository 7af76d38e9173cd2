import { defaultPolicy } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { leavingCost } from './leaving-cost.ts'

const bounded = { ...defaultPolicy, abandonedRunsPerDay: 3 }
const early = { partial: null, chargesEarly: false }

describe('what canceling costs', () => {
  it('is nothing before the first points, so many times a day with a model', () => {
    expect(leavingCost(early, defaultPolicy)).toBe(
      'The document is read on this device. A credit is used only when the summary is finished.',
    )
    expect(leavingCost(early, bounded)).toContain(
      'You can cancel before the first points appear up to 3 times a day for free. After that, the first finished part uses a credit.',
    )
  })

  it('may be the credit once something is written', () => {
    const run = { partial: { summary: 'A lease.' }, chargesEarly: false }
    expect(leavingCost(run, bounded)).toContain('If you cancel now, the credit may still be used')
  })

  it.each([
    [3, '3 summaries were left unfinished today, so this one uses a credit'],
    [1, '1 summary was left unfinished today, so this one uses a credit'],
    [0, 'This summary uses a credit'],
    [null, 'This summary uses a credit'],
  ])('is the credit after %s runs that were left', (most, begins) => {
    const run = { partial: null, chargesEarly: true }
    const text = leavingCost(run, { ...defaultPolicy, abandonedRunsPerDay: most })
    expect(text).toBe(
      `${begins} as soon as its first part is finished, even if you cancel. Trying again with this document is then free for 24 hours.`,
    )
  })
})
