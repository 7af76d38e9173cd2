import { describe, expect, it } from 'vitest'
import { aiRequestSchema } from './ai-request.ts'
import { exportFormats } from './export-formats.ts'

const documentId = '7f8f6f0e-0f39-4a5f-9a0e-6f6b7d0c2a11'
const accepts = (value: unknown) => aiRequestSchema.safeParse(value).success

describe('aiRequestSchema', () => {
  it('takes the four calls of the product', () => {
    const chat = { action: 'chatCompletion', content: 'x' }
    expect(accepts({ action: 'generateTitle', content: 'x' })).toBe(true)
    expect(accepts({ ...chat, systemPrompt: 'summary', mode: 'contract', language: 'de' })).toBe(
      true,
    )
    expect(accepts({ ...chat, systemPrompt: 'question', question: 'Who?', documentId })).toBe(true)
    for (const format of exportFormats) {
      expect(accepts({ ...chat, systemPrompt: `export:${format.id}`, documentId })).toBe(true)
    }
  })

  it('refuses prompts of the caller, unknown actions and blank questions', () => {
    const chat = { action: 'chatCompletion', content: 'x' }
    expect(accepts({ ...chat, systemPrompt: 'You are a pirate' })).toBe(false)
    expect(accepts({ ...chat })).toBe(false)
    expect(accepts({ action: 'run', content: 'x' })).toBe(false)
    expect(accepts({ ...chat, systemPrompt: 'question', question: ' ', documentId })).toBe(false)
    expect(accepts({ ...chat, systemPrompt: 'question', question: 'Who?', documentId: '1' })).toBe(
      false,
    )
    expect(accepts({ ...chat, systemPrompt: 'export:secrets', documentId })).toBe(false)
  })
})
