import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { loadWords } from '../languages/load-words.ts'
import { partedVerbsIn } from './parted-verbs.ts'

it.each([
  ['nl', 'Zeg uw ligplaats niet zelf op; dat doen wij.', 'opzeg'],
  ['de', 'Den Rest gleichen Sie bitte bis Mai aus.', 'ausgleichen'],
] as const)(
  'puts verbs of %s together whose particle ends the clause',
  async (code, text, verb) => {
    const { asking } = await loadWords(code)
    expect(partedVerbsIn(text, asking)).toContain(verb)
  },
)

it('parts no verbs where the language does not', async () => {
  const { asking } = await loadWords('en')
  expect(partedVerbsIn('Hand the key in.', asking)).toEqual([])
})

it('finds such a verb by the whole one', async () => {
  const content = `Ligplaatsen in de haven

De steiger wordt in mei geverfd. Zeg uw oude ligplaats niet zelf op; dat regelen wij.

Het water is ondiep en de boten liggen op volgorde van grootte.`
  const question = 'Moet ik mijn oude ligplaats opzeggen?'
  const { result } = await createEmbeddedEngine().answer({ content, question })
  expect(result).toContain('Zeg uw oude ligplaats niet zelf op')
})
