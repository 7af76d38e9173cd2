import { expect, it } from 'vitest'
import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import { readDocument } from '../../document/read.ts'
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
