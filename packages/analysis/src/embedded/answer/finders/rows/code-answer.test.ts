import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

const kiln = `Kiln K40: what the display means

${['E03 | Lid is open | Close it', 'E14 | Sensor is cold | Warm the room, then reset', 'E21 | Fan is blocked | Clean it'].join('\n')}

${Array.from({ length: 45 }, (_, i) => `Shelf ${i + 1} carries bowls of the ${i + 2}th class of the evening school.`).join('\n')}`
const engine = createEmbeddedEngine()

it('finds the row of a fault by its code', async () => {
  const { verdict, result } = await engine.answer({
    content: kiln,
    question: 'e14 came up on the little screen, whatever is it',
  })
  expect(verdict).not.toBe('absent')
  expect(result).toContain('Sensor is cold')
})

it('finds nothing for a code that is not there', async () => {
  const { verdict } = await engine.answer({ content: kiln, question: 'what does E77 stand for' })
  expect(verdict).toBe('absent')
})
