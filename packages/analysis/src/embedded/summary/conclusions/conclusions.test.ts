import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

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

describe('what only sounds decided is no conclusion', () => {
  const record = (
    line: string,
  ): string => `Minutes of the meeting of the Orrin Boat Club, 4 May 2025

${line}
It was agreed to buy a new jetty for £4,000 from Pell Ltd.`

  it.each([
    'Members may appeal against a fine within 14 days.',
    'The meeting was declared closed at 9.40 p.m.',
    'Seventeen members were present, and a quorum was confirmed.',
    'Silence counts as approval of the resolution.',
    'If the price is approved later, the club pays more.',
    'The board reserves the right to refuse any boat.',
  ])('%s', async (line) => {
    const text = await conclude(record(line))
    expect(text).toContain('new jetty')
    expect(text).not.toContain(line)
  })

  it('nor is a rule of a constitution', async () => {
    const text = await conclude(`Constitution of the Orrin Boat Club

Version 3 was ratified on 4 May 2025.

1. The chair is elected by the members.
2. Votes are decided by the method of section 5.
3. The resolution is adopted by a simple majority of those present.`)
    expect(text).toContain('ratified on 4 May 2025')
    expect(text).not.toMatch(/elected|decided|adopted/u)
  })
})

describe('what came out is a conclusion', () => {
  it('the balance of a bill and the payment that changes', async () => {
    const text = await conclude(`Orrin Energy
Your electricity bill

Bill date: 4 May 2025

Electricity this period | £80.10
Payments received | £60.00
Your balance on 4 May 2025 | £20.10 in debit

We are raising your Direct Debit from £40.00 to £52.00 a month from 1 June 2025.`)
    expect(text).toContain('£20.10 in debit')
    expect(text).toContain('from £40.00 to £52.00')
  })

  it('rows of what holds now and from then on, even of a lease', async () => {
    const text = await conclude(`Lease renewal

Your lease ends on 31 May 2025 and is renewed as follows.

Item | Current | New
Rent | £900 | £950
Parking | £40 | £40`)
    expect(text).toContain('£950')
    expect(text).not.toContain('£40')
  })

  it('what was agreed, under the line that says so', async () => {
    const text = await conclude(`Dear Mr Pell,

Here is what we agreed on the phone:

1. The boat is delivered on 4 June.
2. You pay for the transport.

Please confirm by Friday.

Ada Orme`)
    expect(text).toContain('delivered on 4 June')
    expect(text).toContain('pay for the transport')
  })
})
