import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

const content = `Packing specification

The table says how each format of the bakery is packed. All figures are for the line in the new hall.

Format | Product | Boxes per layer | Boxes per pallet | Weight, kg
R2 | rye rolls | 9 | 54 | 310
R5 | rye loaves | 6 | 30 | 288
W1 | wheat rolls | 12 | 72 | 295

Pallets are wrapped twice before they leave the hall. Every pallet bears a label with its format and the day of packing.`

const engine = createEmbeddedEngine()
const ask = (question: string) => engine.answer({ content, question })

it.each([
  ['How many boxes per pallet for R5?', 'R5', '30'],
  ['What is the weight of W1?', 'W1', '295'],
  ['How many boxes per layer do the wheat rolls have?', 'W1', '12'],
])('answers %s from the row and the column that it names', async (question, row, value) => {
  const { verdict, result } = await ask(question)
  expect(verdict).toBe('answer')
  expect(result).toContain(row)
  expect(result).toContain(value)
})

it.each(['How many boxes per pallet for Q7?', 'What is the price of R5?'])(
  'does not take another row or column for that of %s',
  async (question) => {
    expect((await ask(question)).verdict).not.toBe('answer')
  },
)

it('shows a paragraph with a hanging indent as it stands, not as rows of the table above it', async () => {
  const report = `Review of the stores

Store      Keeper      Deputy
North      Mr Alder    Ms Teal
South      Ms Birch    Mr Coot

1.1 We looked at whether the goods in the stores are counted each month
    and only by two keepers, and whether the count is signed by both
    of them before it is sent on. Tools on loan were left out.

1.2 The stores hold 4,150 articles. Most of what we tested was in order.`
  const { verdict, result } = await engine.answer({
    content: report,
    question: 'Who counts the goods in the stores?',
  })
  expect(verdict).not.toBe('absent')
  expect(result).toContain('counted each month and only by two keepers')
})

it('takes no row of values for the names of columns', async () => {
  const plan = `Payments for the rowing week

      First part              £70      by 3 February
      Second part            £160      by 17 March
      Last part              £160      by 28 April

The week costs the same for all members.`
  const { result } = await engine.answer({ content: plan, question: 'How much is the last part?' })
  expect(result).toContain('£160')
  expect(result).not.toMatch(/£70|3 February|17 March/u)
})
