import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function purposeOf(content: string): Promise<string> {
  return (await createEmbeddedEngine().summarize({ content, mode: 'general' })).mainPurpose
}

it('is not that a letter came in', async () => {
  const purpose = await purposeOf(`Orrin Ferries
3 May 2027

Dear Ms Lunt,

Your season ticket

Your letter of 28 April 2027 has reached us. We refund £140 for the months that are left, by 31 May 2027.

Yours sincerely
P. Doyle`)
  expect(purpose).toContain('We refund £140')
  expect(purpose).not.toContain('has reached us')
})

it('names the price that was agreed, not the one advertised', async () => {
  const purpose = await purposeOf(`AGREEMENT FOR THE SALE OF A USED ROWING BOAT

Seller: Ines Pell, 4 Quay Road
Buyer: Tom Orrin, 9 Mill Lane
Advertised price: £2,900.00
PURCHASE PRICE: £2,450.00

1. The Seller sells and the Buyer buys the boat with both oars.
2. The boat is handed over on 12 June 2027 at the boathouse.`)
  expect(purpose).toContain('£2,450.00')
  expect(purpose).not.toContain('£2,900.00')
})
