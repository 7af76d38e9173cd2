import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

async function read(content: string): Promise<{ summary: string; conclusions: string[] }> {
  return engine.summarize({ content, mode: 'general' })
}

describe('a summary', () => {
  it('opens with what a letter announces', async () => {
    const { summary } = await read(`Ms Ida Noor
4 Quay Lane

3 May 2027

Dear Ms Noor,

I write after our talk on 2 April, at which Tom Vale took notes and you told us about your plans for the stall.

I am sorry to have to tell you that your stall at the harbour market will not be available after 30 June 2027. The wall behind it has to be rebuilt, which takes two summers.

You may leave your boxes in the shed until 15 July. The deposit of £120 will be paid back with the last invoice.

Yours sincerely
Tom Vale`)
    expect(summary).toMatch(/^I am sorry to have to tell you that your stall/u)
  })

  it('opens with what a ruling orders', async () => {
    const { summary } = await read(`IN THE COUNTY COURT AT ORRIN

JUDGMENT

1. By a contract dated 3 March 2022 the defendant agreed to build a shed for the claimant, which leaked from the first winter on.

2. The claimant called a surveyor, who found that the roof had been laid the wrong way round.

DECISION

The court orders as follows:

A. The defendant shall pay the claimant £4,200 by 1 June 2024.

B. The counterclaim is dismissed.

C. The defendant shall pay the costs of £650.`)
    expect(summary).toMatch(/^The defendant shall pay the claimant £4,200 by 1 June 2024/u)
  })

  it('tells what was resolved with the line that opens it', async () => {
    const { conclusions, summary } = await read(`Orrin Sailing Club

Annual report for 2027

1  The year

Our club teaches children of the town to sail and looks after eleven old dinghies. In 2027 the club had 140 members, twelve more than in the year before. Income from moorings rose to £18,200.

2  What we have decided for next season

At its meeting in May the committee resolved
 - to raise the mooring fee from £40 to £55 from 1 April;
 - to close the slipway until the wall has been mended.

3  Thanks

Many members gave their time to paint the boats.`)
    expect(conclusions[0]).toMatch(/^At its meeting in May the committee resolved: to raise/u)
    expect(summary).toContain('the committee resolved: to raise the mooring fee')
    expect(summary).not.toMatch(/(?:^|\. )to /u)
  })
})

it('a record of a meeting does not begin with who was there', async () => {
  const { summary } = await read(`Orrin Parish Council

Minutes of the meeting on 3 May 2027

Present: Cllrs Noor (Chair), Vale, Harl and Marsh, with the clerk and two residents of Quay Lane.

1. Footpath. It was resolved to repair the footpath by the mill for £1,400 before the autumn. Cllr Vale will ask two builders for their prices and report in June.

2. Bench. It was agreed that the bench by the pond be moved to the green in July.

3. Grants. The council decided not to fund the second fair, for which £300 had been asked.`)
  expect(summary).not.toContain('Present:')
})
