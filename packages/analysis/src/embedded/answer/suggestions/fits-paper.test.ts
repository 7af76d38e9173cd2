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
