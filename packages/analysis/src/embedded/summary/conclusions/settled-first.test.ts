import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function conclusionsOf(content: string): Promise<string[]> {
  return (await engine.summarize({ content, mode: 'general' })).conclusions
}

describe('conclusions', () => {
  it('tell what stands below a heading of decisions first, its items whole, the first behind the line that opens them', async () => {
    const told = await conclusionsOf(`Orrin Sailing Club

Annual report

1  The year

The committee approved a new mast in March. The club had 140 members at the end of the year.

2  What we have decided for next season

At its meeting in May the committee resolved
 - to raise the mooring fee from £40 to £55 from 1 April. Dinghies and canoes are exempt;
 - to close the slipway until the wall has been mended;
 - to reappoint Harl & Co as auditor.

3  Thanks

Many members gave their time.`)
    expect(told[0]).toContain('to raise the mooring fee from £40 to £55 from 1 April. Dinghies')
    expect(told[1]).toContain('to close the slipway until the wall has been mended')
    expect(told[0]).toMatch(/^At its meeting in May the committee resolved: to raise/u)
    expect(told[1]).not.toMatch(/committee resolved/u)
  })

  it('open with what a letter announces', async () => {
    const told = await conclusionsOf(`Ms Ida Noor
4 Quay Lane

3 May 2027

Dear Ms Noor,

We spoke about your stall on 2 April. The market committee rejected two other requests last year. I am sorry to have to tell you that your stall at the harbour market will not be available after 30 June 2027.

Yours sincerely
Tom Vale`)
    expect(told[0]).toContain('your stall at the harbour market will not be available')
  })

  it('tell what a ruling orders, and not what happened or how it was given', async () => {
    const told = await conclusionsOf(`IN THE COUNTY COURT AT ORRIN

JUDGMENT

1. By a contract dated 3 March 2022 the defendant agreed to build a shed for the claimant.

2. At a hearing on 4 May 2023 the parties agreed the list of issues.

DECISION

The court orders as follows:

A. The defendant shall pay the claimant £4,200.

B. If the defendant pays £2,000 by 1 June 2024 the rest may be paid in two instalments.

C. The counterclaim is dismissed.

D. The defendant may appeal within 21 days.

Given at Orrin on 3 April 2024.`)
    const all = told.join('\n')
    expect(all).toContain('shall pay the claimant £4,200')
    expect(all).toContain('the rest may be paid in two instalments')
    expect(all).toContain('counterclaim is dismissed')
    expect(all).not.toMatch(/build a shed|list of issues|may appeal|Given at|as follows/u)
  })

  it('keep the line that opens orders where it decides something itself', async () => {
    const told = await conclusionsOf(`Homes Ombudsman

Final decision

Mr Noor complains about a boiler that Vale Heating Limited installed in 2022.

My final decision

I uphold this complaint in part and direct that Vale Heating Limited:

 1. pay £900 for repairs within 28 days;
 2. replace the boiler by 30 June 2025, free of charge.`)
    expect(told[0]).toContain('I uphold this complaint in part')
    expect(told.join('\n')).toContain('replace the boiler by 30 June 2025')
  })

  it('tell what was not agreed to in one word, and not how an office is filled', async () => {
    const minutes = await conclusionsOf(`Orrin Harbour Board

Minutes of the meeting on 3 May 2027

1. Kiosk. The tenant asked for a rent holiday of six months. Declined.

2. Crane. It was resolved to repair the crane for £1,400.`)
    expect(minutes.join('\n')).toContain('rent holiday of six months. Declined.')
    const report = await conclusionsOf(`Orrin Trust

Annual report

The trust has nine trustees, who are elected by the members for three years.

We have therefore decided to close the shop in Mill Lane on 30 June 2027.`)
    expect(report.join('\n')).toContain('close the shop')
    expect(report.join('\n')).not.toContain('nine trustees')
  })

  it('leave out who moved and voted, the minutes of the last meeting, and the name of a table', async () => {
    const told = await conclusionsOf(`Orrin Harbour Board

Minutes of the meeting on 3 May 2027

1. The minutes of 5 April were agreed and signed.

2. Fees. It was resolved to raise the mooring fee from £40 to £55 from 1 July. Moved A Noor, seconded T Vale. Carried, I Marsh against.

3. Crane. The board resolved to repair the crane for £1,400 before the autumn.

Actions agreed by the board on 3 May

Action | Who | By
Order the rope | T Vale | 1 June 2027`)
    const all = told.join('\n')
    expect(all).toContain('raise the mooring fee from £40 to £55')
    expect(all).not.toMatch(/minutes of 5 April|^Moved|^Carried|Actions agreed/mu)
  })

  it('tell no item of a list that is no sentence, and a letter that begins in a small letter', async () => {
    const leaflet = await conclusionsOf(`Sailing for beginners

Who cannot take part

- anybody who was refused a certificate, or has had a fit in the last year

We have decided to hold the course in June 2027.`)
    expect(leaflet.join('\n')).not.toContain('anybody who')
    const letter = await conclusionsOf(`Stadt Orrin

Wohngeldstelle

Bescheid vom 3. Mai 2027

Sehr geehrter Herr Vale,

auf Ihren Antrag vom 4. April 2027 wird Ihnen Wohngeld in Höhe von 210,00 Euro monatlich bewilligt.

Mit freundlichen Grüßen`)
    expect(letter.join('\n')).toContain('wird Ihnen Wohngeld in Höhe von 210,00 Euro')
  })
})
