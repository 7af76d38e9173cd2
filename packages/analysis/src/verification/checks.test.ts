import { describe, expect, it } from 'vitest'
import { findUnsupported } from './checks.ts'
import { createFactIndex } from './facts/fact-index.ts'

function missing(text: string, document: string, cited = ''): string[] {
  return findUnsupported(text, cited, createFactIndex(document)).map(
    ({ kind, text: found }) => `${kind}: ${found}`,
  )
}

describe('findUnsupported', () => {
  it.each([
    ['It costs $12,500.', 'The price is 12 500 US dollars.'],
    ['It costs 1.5 million euros.', 'A sum of EUR 1,500,000 is due.'],
    ['Die Miete beträgt 1.234,50 €.', 'Rent: €1,234.50 a month'],
    ['Interest is 4.5%.', 'at 4.50 per cent a year'],
    ['Notice is 30 days.', 'with thirty days of notice'],
    ['The fee falls after 25 months.', 'after twenty-five months'],
    ['Signed on March 5, 2024.', 'made this 5th day of March, 2024'],
    ['Signed on 5 March 2024.', 'Date: 2024-03-05'],
    ['Am 5. März 2024 unterzeichnet.', 'dated 05/03/2024'],
    ['Due in March 2024.', 'payable on 31 March 2024'],
    ['Le loyer est de 1 200 euros.', 'un loyer mensuel de 1200 €'],
    ['第3条は500万円である。', '第３条 金額は５００万円とする。'],
    ['The rent of Acme Corp falls.', 'ACME CORP pays rent'],
    ['It binds the Californian branch.', 'laws of California'],
    ["It is Smith's duty.", 'Mr. Smith must do so'],
    ['It lasts 24 months.', 'The warranty is two years.'],
    ['About 2.4 million people.', 'Counted: 2,413,882 people.'],
    ['Two weeks of notice.', 'within fourteen days'],
  ])('finds nothing wrong with %j', (text, document) => {
    expect(missing(text, document)).toEqual([])
  })

  it.each([
    ['It costs $12,600.', 'The price is $12,500.', ['figure: $12,600']],
    ['Interest is 7%.', 'Section 7. Interest is 4%.', ['figure: 7%']],
    ['Signed on March 6, 2024.', 'made on March 5, 2024, clause 6', ['figure: March 6, 2024']],
    ['It renews for 12 months.', 'It renews for six months.', ['figure: 12']],
    ['Wait 20 minutes.', 'Rule 20. Wait 20 seconds.', ['figure: 20 minutes']],
    ['About 126 people.', 'Counted: 125 people.', ['figure: 126']],
    ['It was sold to Initech.', 'It was sold to Globex.', ['name: Initech']],
    ['Payment goes to NASA.', 'Payment goes to ESA.', ['name: NASA']],
  ])('marks %j', (text, document, expected) => {
    expect(missing(text, document)).toEqual(expected)
  })

  it('lets a percentage stand that its own source gives as a bare number', () => {
    expect(missing('The rate is 7%.', 'Section 7', 'Rate (percent): 7')).toEqual([])
  })

  it('does not let a bare number clear a measure that its own source gives otherwise', () => {
    const source = 'Wait thirty minutes'
    expect(missing('Wait twenty minutes.', 'Rule 20', source)).toEqual(['figure: twenty minutes'])
    expect(missing('Wait 20 minutes.', 'Rule 20', source)).toEqual(['figure: 20'])
    expect(missing('Wait half an hour.', 'Rule 20', source)).toEqual([])
  })

  it('does not take German nouns for names', () => {
    expect(
      missing(
        'Die Zahlung der Gebühr ist nach der Lieferung fällig.',
        'Entgelte sind sofort zu leisten.',
      ),
    ).toEqual([])
  })
})
