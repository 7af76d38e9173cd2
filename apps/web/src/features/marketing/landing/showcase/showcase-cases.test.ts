import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { showcaseCases } from './showcase-cases.ts'

const fieldOf = {
  'Critical Details': 'criticalDetails',
  Recommendations: 'recommendations',
  'Key Points': 'keyPoints',
} as const

it.each(showcaseCases.map((example) => [example.kind, example] as const))(
  'shows of %s what the embedded engine makes of the passage',
  async (_, { mode, before, says, after, section }) => {
    const content = [before, says, after].join(' ').trim()
    const summary = await createEmbeddedEngine().summarize({ content, mode })
    expect(summary[fieldOf[section]].join('\n')).toContain(says)
  },
)
