import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const content = `RULES OF THE BOATHOUSE

The key is 40 euros.

You must not:
- sleep in the boathouse;
- light a fire on the slip.

The gate is shut at ten.`

it('answers with an item behind the line that opens its list, and cites both', async () => {
  const question = 'Can I sleep in the boathouse?'
  const { result, citations } = await createEmbeddedEngine().answer({ content, question })
  expect(result).toContain('You must not: sleep in the boathouse')
  const quotes = citations.map(({ quote }) => quote)
  expect(quotes).toContain('You must not:')
  for (const { start, end, quote } of citations) expect(content.slice(start, end)).toBe(quote)
})
