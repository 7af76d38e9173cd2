import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function suggested(content: string): Promise<readonly string[]> {
  return (await engine.summarize({ content, mode: 'general' })).suggestedQuestions
}

it('asks for no days of leave of a manual, and not when it ends', async () => {
  const content = `Operating manual of the tumble dryer TD 4

Rating: 220 to 240 V, 50 Hz, fuse 13 A.
If you are away on holiday for more than 3 weeks, leave the door open.
The guarantee lasts 2 years from the day of delivery and ends no later than 30 months after manufacture.
Clean the filter after each load. Do not dry rubber.
Keep the manual with the dryer.`
  const asked = await suggested(content)
  expect(asked).not.toContain('How many days of leave are there?')
  expect(asked).not.toContain('When does it end?')
})

it('asks for the days of leave of a contract of employment', async () => {
  const content = `Contract of employment

between Orme Mill Ltd, the Employer, and Ada Wren, the Employee.
The employment begins on 3 May 2027.
The Employee is entitled to 26 days of paid annual leave.
The salary is £31,000 a year, paid on the last day of each month.
Either party may end the employment by two months' notice.`
  expect((await suggested(content)).join(' ')).toMatch(/leave/u)
})

it('asks for no appeal of a letter that only names whom to complain to', async () => {
  const content = `Orme Heating

Dear Ms Wren,

We will fit a new meter in your flat on 8 December 2026 between 8 am and noon. The visit takes 40 minutes.
You may leave with three months' notice.
If you are unhappy with us, write to the secretary; when eight weeks have passed you can go to the ombudsman.`
  const { recommendations, suggestedQuestions } = await engine.summarize({
    content,
    mode: 'general',
  })
  expect(suggestedQuestions.join()).not.toContain('appeal')
  expect(recommendations.join()).toContain('8 December 2026 between 8 am and noon')
})

it('asks of an agreement what happens if somebody pays late, and of no report when it ends', async () => {
  const agreed = await suggested(`Berth agreement

between Orme Marina Ltd, the Owner, and Ada Wren, the Hirer.
The agreement begins on 3 May 2027.
The berth fee is £1,900 a year, payable on 1 June 2027.
If the Hirer pays late, interest of 4 % a year is added and the Owner may lock the berth after 30 days.`)
  expect(agreed).toContain('What happens if I pay late?')
  const reported = await suggested(`Audit report on stores

We looked at stores between 3 May 2027 and 30 June 2027. The audit ended on 30 June 2027.
Overall rating: needs improvement.
We recommend that stock is counted each month by 31 August 2027.`)
  expect(reported).not.toContain('When does it end?')
})
