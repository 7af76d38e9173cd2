import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const opening = `Agreement about a berth

The club gives Mr Orrin a berth for one season. The berth is nine meters long and lies at the second jetty.`
const weak = 'The club can refuse a guest who was noisy before.'
const clear = [
  'The club may end the agreement at once and without notice if the fee is not paid.',
  'If the boat is not removed in October, it is sold and the proceeds are forfeited.',
  'Whoever damages the jetty is liable for the whole cost and loses the deposit.',
]

async function risksOf(clauses: readonly string[]): Promise<readonly string[]> {
  const content = [opening, ...clauses, 'The harbor office is open in the morning.'].join('\n\n')
  return (await createEmbeddedEngine().summarize({ content, mode: 'general' })).risks
}

it('tells what hardly is a danger only where little else is told', async () => {
  expect(await risksOf([weak])).toContain(weak)
  const risks = await risksOf([...clear, weak])
  expect(risks).toEqual(expect.arrayContaining(clear))
  expect(risks).not.toContain(weak)
})
