import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function conclusionsOf(content: string): Promise<string[]> {
  return (await engine.summarize({ content, mode: 'general' })).conclusions
}

describe('conclusions', () => {
  it('of a contract are no sum that it replaces', async () => {
    const told = await conclusionsOf(`LEASE

This lease is made on 3 May 2027 between Ida Noor (the Landlord) and Tom Vale (the Tenant).

1. The Landlord lets the shop at 4 Quay Lane to the Tenant for five years.
2. The rent is £9,600 a year, payable monthly in advance.
3. The draft of 12 January 2027 showed a rent of £10,200 and was superseded in negotiation.
4. The lease of the boathouse dated 2 June 2019 is hereby superseded.`)
    expect(told).toStrictEqual([
      'The lease of the boathouse dated 2 June 2019 is hereby superseded.',
    ])
  })

  it('of an invoice are no rules on how to pay', async () => {
    const told = await conclusionsOf(`INVOICE 2027-114

Vale Marine Ltd
To: Ida Noor, 4 Quay Lane

Mooring, May 2027: £140.00
Water: £12.00
Total to pay: £152.00

Cheques are no longer accepted at the office. Complaints about this invoice are accepted in writing only. Payments of others are refused unless we agreed to them.`)
    expect(told.join(' ')).not.toMatch(/Cheques|Complaints|Payments of others/u)
  })
})
