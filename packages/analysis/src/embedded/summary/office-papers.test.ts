import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()
const lease = `Lease of a kiln shed, terms agreed

Dear Ms Orme

If you agree, please sign and return the second page. Unless we have it by noon on 3 May 2027 the terms fall away and the shed goes back on the market.

Terms of the lease

Landlord | Birch Sheds Ltd
Tenant | Orme Pottery Ltd
Lease length | Four years from 1 June 2027. There will be no right to renew at the end.
Deposit | £900 plus VAT, being two months of the rent of the shed, lodged on completion with the agent of the Landlord in Dunmere and credited against the first quarter. It goes back to the Tenant once two years of accounts have been shown to the agent. It is kept by the Landlord should the Tenant pull out before completion.
Use | Firing of pots and their sale from the shed.
Liability | Each side's total liability under the lease shall not exceed £9,000 in any year.

These particulars are believed to be correct but do not form part of any contract.

Acceptance slip

We accept the terms of the lease in full.

☐ we would like the keys sent by post on 1 June 2027`

describe('terms of a lease with its letter', () => {
  it('tell in the task by when it has to be done, and call no row and no limit a task', async () => {
    const { recommendations } = await engine.summarize({ content: lease, mode: 'general' })
    const tasks = recommendations.join('\n')
    expect(tasks).toMatch(/return the second page\. Unless we have it by noon on 3 May 2027/u)
    expect(tasks).not.toMatch(/Use:|believed|total liability/u)
  })

  it('show a sentence of a row with what its row is called, and what lapses as a risk', async () => {
    const { risks } = await engine.summarize({ content: lease, mode: 'general' })
    expect(risks).toContainEqual(
      expect.stringMatching(/^Deposit: .*It goes back .* It is kept by the Landlord/u),
    )
    expect(risks).toContainEqual(expect.stringMatching(/the terms fall away/u))
    expect(risks).toContainEqual(expect.stringMatching(/total liability/u))
  })

  it('conclude nothing that stands on a slip to send back', async () => {
    const { conclusions } = await engine.summarize({ content: lease, mode: 'general' })
    expect(conclusions.join('\n')).not.toMatch(/We accept|keys sent|particulars/u)
  })
})

it('a company is not labeled by a word of what it is', async () => {
  const content = `DATED 4 May 2026

SUPPLY AGREEMENT

Parties

(1) OXBOW BAKERS CIC, a community interest company incorporated in England with number 10203040, of 4 Mill Lane, Dunmere DM1 3QQ (the "Buyer"); and

(2) RYE MILLS LIMITED, a company incorporated in England with number 50607080, of 9 Ford Street, Dunmere DM2 4RR ("Rye").

1. Supply

1.1 Rye shall deliver flour within 3 days of each order. The Buyer pays £40 for each sack within 30 days.`
  const { criticalDetails } = await engine.summarize({ content, mode: 'general' })
  expect(criticalDetails.join('\n')).not.toContain('Interest:')
})

it('what somebody may do is neither a task nor settled, and items are no sentences', async () => {
  const content = `Bylaws of the Mill Pond Club

1. Powers

The chair may
 1. appoint delegates for any task and confirm what they decide;
 2. propose or sponsor resolutions of the members;
 3. decide whatever the members have not decided.

Each decision is made by one of the following:
 1. The members, by way of a resolution or an election;
 2. The chair.

2. Elections

The chair is elected by the members each May. Members must pay the fee of £40 by 1 June.`
  const { conclusions, recommendations } = await engine.summarize({ content, mode: 'general' })
  expect(conclusions.join('\n')).not.toMatch(/delegates|sponsor|by way of/u)
  expect(recommendations.join('\n')).not.toMatch(/delegates|sponsor|have not decided/u)
})
