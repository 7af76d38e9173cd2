import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { specimen } from './example.ts'

it('shows what the embedded engine makes of the passage', async () => {
  const content = [specimen.heading, `15.1 ${specimen.cited}`, ...specimen.rest].join('\n')
  const summary = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(summary.criticalDetails.join('\n')).toContain(specimen.cited)
})
