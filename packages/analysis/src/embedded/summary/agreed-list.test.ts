import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

const older = `From: Tom Vale <tom@oxbow.example>
To: Ida Noor
Date: Fri 7 May 2027 11:20
Subject: RE: RE: Hall roof

Ida,

we have been through your list at the meeting last night and the trustees are happy with it on the whole. Point 2 has to be 5 June, not 1 June. All else is fine with us.

Tom

From: Ida Noor <ida@larch.example>
To: Tom Vale
Date: Thu 6 May 2027 09:10
Subject: RE: Hall roof

Tom,

this is what I understood on the phone, so that we both have the same:

1. The roof costs £8,400 with the gutters.
2. Work begins on 1 June and takes three weeks.
3. You pay half before we begin and the rest at the end.

Ida

From: Tom Vale <tom@oxbow.example>
To: Ida Noor
Date: Tue 4 May 2027 15:30
Subject: RE: Hall roof

Ida,

we could pay £7,700 for the roof if you leave out the gutters and begin on 20 May. Our grant of £4,000 has to be spent by the end of the year, so we are in no great hurry.

Tom

From: Ida Noor <ida@larch.example>
To: Tom Vale
Date: Mon 3 May 2027 08:00
Subject: Hall roof

Tom,

as you asked, here is our estimate for the roof of the hall. It comes to £9,900 with new gutters on both sides, and we could begin in the middle of May if the scaffold is free.

Ida
`

function thread(newest: string): string {
  return `From: Ida Noor <ida@larch.example>
To: Tom Vale
Date: Fri 7 May 2027 16:02
Subject: RE: RE: Hall roof

Tom,

${newest} I will send the papers for signature next week, and the foreman of our firm will come to see you about the keys of the hall and the place for the scaffold.

Ida

${older}`
}

describe('a thread that was agreed on', () => {
  it('tells all points that hold, each with what was changed in it', async () => {
    const { conclusions, citations } = await engine.summarize({
      content: thread('Your change is accepted, so we have a deal.'),
      mode: 'general',
    })
    expect(conclusions).toContain('Ida Noor: The roof costs £8,400 with the gutters.')
    expect(conclusions).toContain(
      'Ida Noor: Work begins on 1 June and takes three weeks. Tom Vale: Point 2 has to be 5 June, not 1 June. All else is fine with us.',
    )
    expect(conclusions).toContain('Ida Noor: You pay half before we begin and the rest at the end.')
    const content = thread('Your change is accepted, so we have a deal.')
    for (const { start, end, quote } of citations) expect(content.slice(start, end)).toBe(quote)
  })

  it('tells no offers from before', async () => {
    const { criticalDetails, summary } = await engine.summarize({
      content: thread('Your change is accepted, so we have a deal.'),
      mode: 'general',
    })
    expect([...criticalDetails, summary].join('\n')).not.toMatch(/7,700|20 May/u)
  })

  it('tells none of it where the newest mail does not accept', async () => {
    const { conclusions } = await engine.summarize({
      content: thread('We cannot agree to that change.'),
      mode: 'general',
    })
    expect(conclusions.join('\n')).not.toMatch(/roof costs/u)
  })

  it('asks nobody to have a nice weekend', async () => {
    const { recommendations } = await engine.summarize({
      content: thread('Your change is accepted. Have a nice weekend, all of you.'),
      mode: 'general',
    })
    expect(recommendations.join('\n')).not.toMatch(/weekend/u)
  })
})
