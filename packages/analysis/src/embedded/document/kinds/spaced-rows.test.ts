import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function kindAndTitle(content: string): Promise<string> {
  const { documentType } = await engine.summarize({ content, mode: 'general' })
  return `${documentType}: ${await engine.title({ content })}`
}

describe('the kind of a paper', () => {
  it('is none that only names who wrote or gets it', async () => {
    const told = await kindAndTitle(`Orme Ferries plc

STATUS REPORT No. 9

Project lead     Ada Vale
Prepared         4 June 2027
Minutes          Tom Marsh
Sent to          Steering group; Internal Audit

The new jetty was finished on 2 June 2027. The crane is three weeks late.`)
    expect(told).toContain('STATUS REPORT No. 9')
    expect(told).not.toMatch(/Audit|Minutes/u)
  })

  it('stands in front of its number', async () => {
    const told = await kindAndTitle(`Orme Roofing Inc.

Estimate         E-27-0418
Date             9 April 2027
Valid until      9 May 2027

New slates on the north side. Total: $4,200.00`)
    expect(told).toContain('Estimate')
  })

  it('is not that of the meeting before', async () => {
    const told = await kindAndTitle(`Orme Allotment Association

held in the Scout Hut on 2 February 2027

In the chair: Ada Vale. Notes taken by Tom Marsh.

Last year's minutes

Taken as read and signed.

Lease

It was resolved to accept the new lease at £1,800 a year.`)
    expect(told).not.toContain("Last year's minutes")
  })
})
