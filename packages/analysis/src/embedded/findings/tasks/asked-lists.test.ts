import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function tasks(items: string): Promise<readonly string[]> {
  const content = `Orrin Boat Club

Dear Ms Noor,

your berth is renewed for 2028. The fee stays as it is.

What you need to do

${items}

Kind regards
Tom Vale`
  return (await createEmbeddedEngine().summarize({ content, mode: 'general' })).recommendations
}

it('items that are no sentences are told as one list with their heading', async () => {
  const found = await tasks(`- look over the details above
- a copy of your insurance
- the key of the old gate`)
  expect(found.join('\n')).toContain(
    'What you need to do: look over the details above; a copy of your insurance; the key of the old gate',
  )
})

it('items that are sentences are tasks by themselves', async () => {
  const found = await tasks(`- Look over the details above.
- Bring back the key of the old gate.`)
  expect(found).toContain('Look over the details above.')
  expect(found).toContain('Bring back the key of the old gate.')
})
