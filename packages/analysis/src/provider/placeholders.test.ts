import { exportInputSchema } from '@precis/domain'
import { expect, it } from 'vitest'
import { createProviderEngine } from './create-provider-engine.ts'
import { placeholderRule } from './prompts/document-block.ts'
import { synthesisMessages } from './prompts/synthesis-prompt.ts'
import { scriptedClient } from './testing/scripted-client.ts'

const content = 'The tenant [Person 1] pays a rent of 900 euros to [Company 1] each month.'
const exported = exportInputSchema.parse({
  ...{ title: 'Lease', type: 'Contract', purpose: 'It lets a flat.', date: '21 November 2026' },
  ...{ summary: '[Person 1] pays 900 euros.', keyPoints: ['[Person 1] pays 900 euros.'] },
})

function engine(reply: string | object) {
  const client = scriptedClient(reply)
  const ask = createProviderEngine({ client, fallback: undefined, nonceOf: () => 'abc' })
  const system = () => client.requests[0]?.messages[0]?.content ?? ''
  return { ask, system }
}

it('every writer is told to keep placeholders of hidden details as they are', async () => {
  const title = engine('Lease of [Person 1]')
  expect(await title.ask.title({ content })).toBe('Lease of [Person 1]')
  expect(title.system()).toContain(placeholderRule)

  const exports = engine('LEASE\n\n[Person 1] pays 900 euros.')
  const text = await exports.ask.writeExport({ format: 'executive-brief', summary: exported })
  expect(text).toContain('[Person 1] pays 900 euros.')
  expect(exports.system()).toContain(placeholderRule)

  const [joining] = synthesisMessages({
    ...{ nonce: 'abc', statements: '[S1] [Person 1] pays.', parts: 2, mode: 'general' },
    ...{ language: undefined, documentLanguage: undefined },
  })
  expect(joining?.content).toContain(placeholderRule)
})

it('a question and a summary of one document begin with the same rules, that one among them', async () => {
  const summary = engine('{}')
  await summary.ask.summarize({ content, mode: 'contract' }).catch(() => undefined)
  const answer = engine({ found: false, sources: [], answer: 'Not mentioned in document' })
  await answer.ask.answer({ content, question: 'Who pays?', history: [] }).catch(() => undefined)
  expect(summary.system()).toContain(placeholderRule)
  expect(answer.system()).toBe(summary.system())
})
