import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

it('of a ruling its orders, days and ways to appeal are tasks, and its reasons none', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    content: `IN THE COUNTY COURT AT ORRIN

JUDGMENT

REASONS

1. The builder must use slate under the contract, and the surveyor should have been asked first.

2. The witness recommended that the claimant replace the gutter.

DECISION

The court orders as follows:

A. The defendant shall pay the claimant £4,200 by 1 June 2024.

B. The defendant shall remove the scaffold within 14 days.

C. The defendant shall pay the costs of £650.

Any appeal must be lodged within 21 days of this judgment.`,
    mode: 'general',
  })
  const tasks = recommendations.join('\n')
  expect(tasks).toContain('pay the claimant £4,200 by 1 June 2024')
  expect(tasks).toContain('must be lodged within 21 days')
  expect(tasks).not.toMatch(/must use slate|replace the gutter/u)
})
