import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

async function conclude(content: string): Promise<string> {
  const { conclusions } = await engine.summarize({ content, mode: 'general' })
  return conclusions.join('\n')
}

it('takes no rule of a contract for something settled', async () => {
  const text = await conclude(`SERVICES AGREEMENT

This Services Agreement is made between Orrin Boats Ltd ("Supplier") and Pell Ferries Ltd ("Customer").

1. The Supplier shall pay the Customer $400 for each week of delay, to a maximum of $2,000.
2. If the Customer cancels later than that, the deposit is refused and the fee is increased by 5%.
3. The Supplier may be paid $35 an hour for extra work.
4. The parties have agreed that the workshop agreement of 3 May 2024 is terminated with effect from 1 June 2025.`)
  expect(text).toContain('is terminated with effect from 1 June 2025')
  expect(text).not.toMatch(/each week of delay|cancels later|an hour/u)
})

it('takes no advice and no warning in a decision for what was decided', async () => {
  const text = await conclude(`Office for Boat Aid
Decision on your claim

Dear Mr Pell,

I have decided that you are entitled to boat aid of £40 a month from 2 June 2025.
Your sister should claim within three months, because aid cannot be granted for more than three months back.
If you object too late, your objection is refused.`)
  expect(text).toContain('entitled to boat aid')
  expect(text).not.toMatch(/sister|too late/u)
})
