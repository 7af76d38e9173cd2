import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { example } from './example.ts'

it('shows what the embedded engine makes of the passage', async () => {
  const content = [example.heading, `15.1 ${example.cited}`, ...example.rest].join('\n')
  const summary = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(summary.criticalDetails.join('\n')).toContain(example.cited)
})
