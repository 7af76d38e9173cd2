import { describe, expect, it } from 'vitest'
import { detailRowsOf as details } from '../../testing/detail-rows.ts'

const prose =
  'The Court has read the papers that both sides filed and has heard them at the hearing. The fence was built in spring and fell in the first storm.'

describe('names of parties', () => {
  it('reads a name over the role of who bears it', async () => {
    const found = await details(
      `IN THE COUNTY COURT AT ELMSTOW\n\nBETWEEN:\n\nORRIN & DALE FENCING LTD\nClaimant\n\nand\n\nPETRA LOWNDES\nDefendant (Claimant by Counterclaim)\n\nJUDGMENT\n\n${prose}\n\nThe Defendant shall pay £2,310.00 by 4 May 2026.`,
    )
    expect(found).toContain('Claimant: ORRIN & DALE FENCING LTD')
    expect(found).toContain('Defendant: PETRA LOWNDES')
  })

  it('takes a name over a street and a post code for whom a letter is for', async () => {
    const found = await details(
      `Marlow Water Company\nPO Box 9, Elmstow EL1 2AB\n\n3 March 2026\n\nSIGRID TARN\n14 Quarry Road\nElmstow\nEL4 8QD\n\nYour water bill\n\nYou owe £84.20 for the last half year. Please pay by 31 March 2026.`,
    )
    expect(found).toContain('Recipient: SIGRID TARN')
    expect(found.join()).not.toContain('SIGRID TARN: 14')
  })

  it('takes the name of a service over its address for nobody', async () => {
    const found = await details(
      `Elmstow Town Council\nParking Services\nBox 40\nElmstow EL1 2AB\n\nDear resident,\n\nYour permit costs £62 a year from 1 May 2026.`,
    )
    expect(found.join()).not.toContain('Recipient: Parking')
  })
})

describe('rows and lines', () => {
  it('reads the first row of a list of particulars though it holds a number of a document', async () => {
    const found = await details(
      `Invoice No          KV-20931\nInvoice date        3 March 2026\nAccount No          ORR014\nCustomer            Tarn Bakery\n\nThank you for your order of flour. We delivered all bags in one go.`,
    )
    expect(found).toContain('Invoice No: KV-20931')
    expect(found).toContain('Customer: Tarn Bakery')
  })

  it('reads a row on with the line below its last cell', async () => {
    const found = await details(
      `Fees of the card\n\nCash Advance               4% of each advance, $8 minimum.\nLate Payment               Up to $27; up to $38 if you were late in any of\n                           the four months before.\nReturned Payment           Up to $27.\n\nWe send a statement each month.`,
    )
    expect(found.join('|')).toContain('up to $38 if you were late in any of the four months before')
  })

  it('reads values behind dots though the label ends in a number, and labels before masked numbers', async () => {
    const found = await details(
      `Tenant: Jory Penhale, passport 4410.....7\nMonthly price in months 1 to 12 .................. 41,90 €\nMonthly price from month 13 ...................... 52,90 €\n\nThe contract runs for two years and is renewed unless one of us ends it.`,
    )
    expect(found).toContain('Monthly price in months 1 to 12: 41,90 €')
    expect(found.join('|')).toContain('Tenant: Jory Penhale')
  })
})
