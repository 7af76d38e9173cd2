import { expect, it } from 'vitest'
import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import { readDocument } from '../../document/read.ts'
import { createEmbeddedEngine } from '../../engine.ts'
import { withItemsBelow } from './items-below.ts'

async function below(content: string): Promise<Excerpt> {
  const end = content.indexOf(':') + 1
  const reading = await readDocument(content, {})
  return withItemsBelow(reading, excerptOf(content, { start: 0, end }, 60))
}

it('tells the rows of a table behind the line that announces it', async () => {
  const content = `If you leave early you pay a charge:

More than two years | £175
Less than a year | £55

It is due at once.`
  const { text, start, end } = await below(content)
  expect(text).toBe(
    'If you leave early you pay a charge: More than two years: £175; Less than a year: £55',
  )
  expect(content.slice(start, end)).toMatch(/£55$/u)
})

it('tells items with the lines that they go on with, as far as there is room', async () => {
  const item = '- a copy of the licence that the harbour gave\n  to the owner of the boat;\n'
  const { text } = await below(`The form is sent with:\n${item.repeat(2)}\nThank you.`)
  expect(text).toBe(
    'The form is sent with: a copy of the licence that the harbour gave to the owner of the boat; a copy of the licence that the harbour gave to the owner of the boat',
  )
  expect((await below(`The form is sent with:\n${item.repeat(7)}`)).text).toMatch(/; …$/u)
})

it('leaves items alone that are sentences of their own', async () => {
  const { text } = await below(
    'It was agreed as follows:\n- The boat is sold in May.\n- The pier is closed in June.\n',
  )
  expect(text).toBe('It was agreed as follows:')
})

it('ends a list before an item that stands beside the line above it', async () => {
  const { text } = await below(
    '(1) The form is sent with:\n  - a photograph\n  - a key\n(2) The pier is closed\n',
  )
  expect(text).toBe('(1) The form is sent with: a photograph; a key')
})

it('cuts what only sends to a table that is not told', async () => {
  const content = 'The charge is £130, made up as follows:\n\nThank you for your stay.'
  expect((await below(content)).text).toBe('The charge is £130.')
})

const berths = `TERMS OF THE ROWING CLUB

The club keeps your boat for £240 a year. You pay by 1 October each year.

Your place is yours for life. It does not apply if you
 - sell the boat to a person outside the club,
 - leave the boat unused for two seasons, or
 - owe us more than £100 on 1 March.

By 5 May you must send us:
(a) proof that the boat is insured for £2,000; or
(b) a deposit of £300, which we keep until October.

You have two options:
a) You keep the berth as it is. Then you pay £90.
b) You move to the new pier. The move costs £40 and you write to us by 3 June.
`

it('tells alternatives and choices only together, behind the line that opens them', async () => {
  const made = await createEmbeddedEngine().summarize({ content: berths, mode: 'general' })
  const told = [...made.keyPoints, ...made.criticalDetails, ...made.recommendations, ...made.risks]
  const deposit = told.filter((text) => text.includes('a deposit of £300'))
  expect(deposit.length).toBeGreaterThan(0)
  for (const text of deposit) expect(text).toContain('insured for £2,000; or (b)')
  for (const text of told.filter((one) => one.includes('move to the new pier'))) {
    expect(text).toContain('You have two options: a) You keep the berth')
  }
  const lost = told.filter((text) => text.includes('more than £100'))
  expect(lost.length).toBeGreaterThan(0)
  for (const text of lost) expect(text).toMatch(/^Your place is yours for life\. .*unused/u)
})

const marina = `マリーナ利用規則

3 届出が必要なとき
 次の場合は、10日以内に届け出てください。届出が遅れた場合、利用料の割引は受けられません。
  ・船を売ったとき
  ・住所が変わったとき

4 提出する書類
 次の書類を4月30日までに提出してください。
  ア 船の写真
  イ 保険証書の写し
 提出がない場合、利用を断ることがあります。利用料は月5,000円です。
`

it('tells what a Japanese sentence lists below it, without its marks', async () => {
  const made = await createEmbeddedEngine().summarize({ content: marina, mode: 'general' })
  const asked = made.recommendations.find((text) => text.includes('提出してください'))
  expect(asked).toBe('次の書類を4月30日までに提出してください: ア 船の写真; イ 保険証書の写し')
})
