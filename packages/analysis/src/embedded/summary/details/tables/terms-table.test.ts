import { describe, expect, it } from 'vitest'
import { detailRowsOf as details } from '../../../testing/detail-rows.ts'

const clauses = Array.from(
  { length: 14 },
  (_, at) =>
    `${at + 1}. The Borrower shall pay £${at + 20} within ${at + 3} days of each demand, by 2 May 203${at % 10}.`,
).join('\n\n')

describe('tables of terms', () => {
  it('are told whole and before the clauses', async () => {
    const found = await details(`LOAN AGREEMENT

THIS AGREEMENT is made between Corran Bank Ltd and Ms Iris Pell.

Amount of the loan | £8,400
Term | 36 months
Interest | 7.9 % a year
First payment | 5 June 2027
Purpose | repair of a roof
Guarantor | Mr Owen Pell

${clauses}`)
    expect(found.slice(0, 6)).toEqual([
      'Amount of the loan: £8,400',
      'Term: 36 months',
      'Interest: 7.9 % a year',
      'First payment: 5 June 2027',
      'Purpose: repair of a roof',
      'Guarantor: Mr Owen Pell',
    ])
  })

  it('come before the numbers by which a register knows the lender', async () => {
    const found = await details(`Corran Bank

Licence no.: 2914
Lender: Corran Bank Ltd
Borrower: Ms Iris Pell

Amount of the loan | £8,400
Term | 36 months
First payment | 5 June 2027`)
    expect(found.at(-1)).toBe('Licence no.: 2914')
  })

  it('of what is given back in each case are told whole, too', async () => {
    const found = (
      await details(`TERMS OF THE SWIMMING SCHOOL

Please tell us in writing if your child cannot come.

Course | Until when | What we refund
Beginners | 14 days before the first lesson | 100 %
Beginners | 2 days before the first lesson | 50 %
Beginners | after the first lesson | nothing
Divers | 30 days before the first dive | £80
Divers | after that | nothing

${clauses}`)
    ).join('\n')
    expect(found).toContain(
      'Beginners: Until when: after the first lesson; What we refund: nothing',
    )
    expect(found).toContain('Divers: Until when: after that; What we refund: nothing')
  })
})
