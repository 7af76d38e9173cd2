import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const engine = createEmbeddedEngine()

it('takes no box to tick for an answer', async () => {
  const content = `Rowing camp at Elmer Tarn

We leave on Monday at nine. The rowers are back on Thursday about half past six.
Boats are shared by four.

Reply slip

☐ My child may walk back alone on Thursday
☐ I will come and fetch my child`
  const { result } = await engine.answer({ content, question: 'When are they back on Thursday?' })
  expect(result).toContain('half past six')
  expect(result).not.toContain('alone')
})

it('tells the price of an option that was not ticked', async () => {
  const content = `Quotation for the roof

The work takes two weeks; the scaffold costs nothing. Slates are taken from the old barn where they are sound.

Extras, only if you want them
[ ] Copper gutters, thirty metres $1,564.00
[ ] Roof window in the loft $890.00`
  const { result } = await engine.answer({ content, question: 'How much are the copper gutters?' })
  expect(result).toContain('$1,564.00')
})
