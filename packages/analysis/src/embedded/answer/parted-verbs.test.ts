import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { partedVerbsIn } from './parted-verbs.ts'

it('puts verbs together whose particle stands at the end of the clause', () => {
  expect(partedVerbsIn('Zeg uw ligplaats niet zelf op; dat doen wij.', 'nl')).toContain('opzeg')
  expect(partedVerbsIn('Den Rest gleichen Sie bitte bis Mai aus.', 'de')).toContain('ausgleichen')
  expect(partedVerbsIn('Hand the key in.', 'en')).toEqual([])
})

it('finds such a verb by the whole one', async () => {
  const content = `Ligplaatsen in de haven

De steiger wordt in mei geverfd. Zeg uw oude ligplaats niet zelf op; dat regelen wij.

Het water is ondiep en de boten liggen op volgorde van grootte.`
  const question = 'Moet ik mijn oude ligplaats opzeggen?'
  const { result } = await createEmbeddedEngine().answer({ content, question })
  expect(result).toContain('Zeg uw oude ligplaats niet zelf op')
})
