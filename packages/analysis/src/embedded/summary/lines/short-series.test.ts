import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

async function detailsOf(content: string): Promise<readonly string[]> {
  return (await createEmbeddedEngine().summarize({ content, mode: 'general' })).criticalDetails
}

const agency = (series: string): string => `AGENCY TERMS

1. Parties. Harrow Textiles Ltd ("we") appoints Petra Colm ("you") as its agent for Norway from 1 May 2027.

${series}

9. Samples. The sample collection costs £960 and is to be sent back by 1 October 2027.`

it('tells the terms of a list together, below the line that they go on with', async () => {
  const details = await detailsOf(
    agency(`2. Notice
Either side may end this agreement by giving
(a) one month's notice in the first year;
(b) two months' notice in the second year;
(c) three months' notice after that.`),
  )
  expect(details.filter((one) => one.includes("month's notice"))).toEqual([
    [
      'Notice: Either side may end this agreement by giving',
      "(a) one month's notice in the first year;",
      "(b) two months' notice in the second year;",
      "(c) three months' notice after that.",
    ].join('\n'),
  ])
})

it('tells rates that each open a line together', async () => {
  const details = await detailsOf(
    agency(`3 Commission.
(a) 11% on orders for blankets. Returns do not count.
(b) 8% on orders for yarn.
(c) 3.5% on orders placed in the web shop.
It is paid when the customer pays.`),
  )
  const rates = details.filter((one) => one.includes('8% on orders'))
  expect(rates).toHaveLength(1)
  expect(rates[0]).toMatch(/11% on orders[\s\S]*\n\(b\) 8%[\s\S]*\n\(c\) 3\.5%/u)
})

it('tells days that each open a line together', async () => {
  const details = await detailsOf(
    agency(`Timetable

4 June 2027 samples arrive at your showroom
18 June 2027 order book opens
30 July 2027 order book closes and prices rise`),
  )
  const days = details.filter((one) => one.includes('order book opens'))
  expect(days).toHaveLength(1)
  expect(days[0]).toContain('4 June 2027')
  expect(days[0]).toContain('30 July 2027')
})

it('keeps numbered clauses apart', async () => {
  const details = await detailsOf(
    agency(`2. Payment
2.1 You pay £40 for each sample within 14 days.
2.2 We charge 2% a month on what is late.`),
  )
  expect(details.some((one) => one.includes('£40') && one.includes('2%'))).toBe(false)
})

it('does not gather questions', async () => {
  const details = await detailsOf(
    agency(`We would like to know:
- is the fee of £90 still open?
- can we pay by 3 May 2027?`),
  )
  expect(details.some((one) => one.includes('£90') && one.includes('3 May'))).toBe(false)
})

it('names a row by its year, and no part of a list a copyright', async () => {
  const details = await detailsOf(
    agency(`3. Minimum sales
You undertake to sell at least the following:
2027: NOK 300,000
2028: NOK 420,000
2029: NOK 500,000

Year     Minimum sales     Order book closes
2030     £210,000          15 March
2031     £240,000          20 March`),
  )
  const told = details.join('\n')
  expect(told).toMatch(/2027: NOK 300,000\n2028: NOK 420,000\n2029: NOK 500,000/u)
  expect(told).toMatch(/2030: .*£210,000.*\n2031: .*£240,000/u)
})
