import { describe, expect, it } from 'vitest'
import { layOutChanges } from '../comparison/lay-out-changes.ts'
import { createProviderEngine } from './create-provider-engine.ts'
import { scriptedClient } from './testing/scripted-client.ts'

const before = 'Birch shall pay a deposit of £6,800.\n\nAlder shall repair the roof.'
const after = 'Birch shall pay a deposit of £10,200.\n\nAlder shall repair the roof.'
const item = (text: string, quote: string) => ({ text, sources: [{ passage: 1, quote }] })
const reply = {
  documentType: 'Lease',
  mainPurpose: item('The deposit rises.', 'shall pay a deposit of £10,200'),
  summary: [item('The deposit rises from £6,800 to £10,200.', 'shall pay a deposit of £6,800')],
  keyPoints: [item('The owner pays £900.', 'a fee of £900 a year')],
  conclusions: [],
  criticalDetails: [],
  recommendations: [],
  risks: [],
  suggestedQuestions: [],
}

describe('a comparison by a model', () => {
  const laid = layOutChanges(before, after)
  const compareWith = (client: ReturnType<typeof scriptedClient>) =>
    createProviderEngine({ client, fallback: undefined }).summarize({
      content: laid.content,
      changes: laid.changes,
      mode: 'general',
    })

  it('shows it the changes alone, and asks for what they mean', async () => {
    const client = scriptedClient(reply)
    await compareWith(client)
    const [request] = client.requests
    const said = request?.messages.map(({ content }) => content).join('\n') ?? ''
    expect(said).toContain('what differs between two versions')
    expect(said).not.toContain('Summarise the document above.')
    expect(said).toContain('Before:')
    expect(said).toContain('£10,200')
    expect(said).not.toContain('repair the roof')
  })

  it('holds what it says against both versions', async () => {
    const summary = await compareWith(scriptedClient(reply))
    expect(summary.citations.map(({ quote }) => quote)).toEqual([
      'shall pay a deposit of £10,200',
      'shall pay a deposit of £6,800',
    ])
    for (const { start, end, quote } of summary.citations)
      expect(laid.content.slice(start, end)).toBe(quote)
    expect(summary.checks).toContainEqual(
      expect.objectContaining({ field: 'keyPoints', kind: 'no_source' }),
    )
  })
})
