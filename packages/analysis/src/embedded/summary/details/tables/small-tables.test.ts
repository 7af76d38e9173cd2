import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

const engine = createEmbeddedEngine()

const notice = `Marrow Lane Nursery

Dear parents,

we raise our fees this autumn. Please read what will change for your child.

2. Fees

Session | Until August | From September
Morning | £24.00 | £26.50
Afternoon | £21.00 | £23.00
Lunch | £3.20 | £3.60

3. Dates to keep

Open day | 12 June 2027
Places offered by | 2 July 2027
First day of term | 6 September 2027

4. The nursery

Head | Ms Philippa Gray
Ages | from 2 to 4 years
Deposit | £75.00`

describe('small tables', () => {
  it('are one detail with what stands above them, a line for each row, resting on the whole table', async () => {
    const { criticalDetails, citations } = await engine.summarize({
      content: notice,
      mode: 'general',
    })
    const at = criticalDetails.findIndex((detail) => detail.includes('Lunch'))
    expect(criticalDetails[at]).toBe(
      'Fees: Morning: Until August: £24.00; From September: £26.50\nAfternoon: Until August: £21.00; From September: £23.00\nLunch: Until August: £3.20; From September: £3.60',
    )
    const cited = citations.filter((one) => one.field === 'criticalDetails' && one.index === at)
    expect(cited.map(({ quote }) => quote)).toEqual([
      'Morning | £24.00 | £26.50\nAfternoon | £21.00 | £23.00\nLunch | £3.20 | £3.60',
    ])
  })

  it('of days are one detail too, and names with values of any kind are facts by themselves', async () => {
    const { criticalDetails, facts = [] } = await engine.summarize({
      content: notice,
      mode: 'general',
    })
    const days = facts.find(({ value }) => value.includes('First day of term'))
    expect(days?.kind).toBe('date')
    expect(days?.value.split('\n')).toHaveLength(3)
    expect(criticalDetails).toContain('Deposit: £75.00')
    expect(criticalDetails).toContain('Head: Ms Philippa Gray')
  })

  it('are not called by the names of their columns', async () => {
    const { criticalDetails } = await engine.summarize({
      content: `Quote no. 12

Dear Ms Orme,

here is what your move costs.

Item                       Price
Two vans for two days      £1,680.00
40 boxes and tape          £96.00
Piano                      £150.00

The price holds until 3 May 2027.`,
      mode: 'general',
    })
    expect(criticalDetails).toContain(
      'Two vans for two days: £1,680.00\n40 boxes and tape: £96.00\nPiano: £150.00',
    )
  })

  it('begin with their first row of figures', async () => {
    const { criticalDetails } = await engine.summarize({
      content: `Accounts of the club\n\nItem | Now | Budget\n(5 months) | so far | full year\nFees | £2,143 | £3,850\nBar | £111 | £420\nBoats | £744 | £900\n\nThe accounts are still open.`,
      mode: 'general',
    })
    expect(criticalDetails.join('\n')).toContain('Bar: Now: £111')
    expect(criticalDetails.join('\n')).not.toContain('so far')
  })

  it('do not hide what they come to', async () => {
    const { facts = [] } = await engine.summarize({
      content: `Invoice 4471\n\nItem | Quantity | Price\nBran | 4 | £60.00\nOats | 9 | £90.00\nTotal | | £150.00\n\nPlease pay within 14 days.`,
      mode: 'general',
    })
    expect(facts).toContainEqual({ label: 'Total', value: '£150.00', kind: 'amount' })
  })
})
