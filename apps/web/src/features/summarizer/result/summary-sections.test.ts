import type { Summary } from '@precis/domain'
import { expect, it } from 'vitest'
import { absenceSentence, unjudgedSentence } from './summary-sections.ts'

const summary: Summary = {
  documentType: 'Document',
  mainPurpose: '',
  summary: 'One sentence.',
  keyPoints: ['A point.'],
  conclusions: [],
  criticalDetails: [],
  recommendations: ['Pay.'],
  risks: [],
  riskLevels: [],
  citations: [],
  checks: [],
  suggestedQuestions: [],
  coverage: { characters: 13, analysed: 13, parts: 1 },
}

it('names what was looked for and not found', () => {
  expect(absenceSentence(summary)).toBe(
    'No conclusions, critical details, or risks were found in this document.',
  )
  expect(unjudgedSentence(summary)).toBeNull()
})

it('does not call absent what could not be judged', () => {
  const foreign: Summary = { ...summary, unjudged: ['criticalDetails', 'risks'] }
  expect(absenceSentence(foreign)).toBe('No conclusions were found in this document.')
  expect(unjudgedSentence(foreign)).toBe(
    'Precis cannot reliably identify critical details and risks in this document’s language.',
  )
})
