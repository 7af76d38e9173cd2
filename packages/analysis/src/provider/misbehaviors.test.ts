import { notMentioned } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../model-client.ts'
import { createProviderEngine } from './create-provider-engine.ts'
import { type ScriptedClient, scriptedClient, shownText } from './testing/scripted-client.ts'

const content =
  'The monthly rent is $2,500 and is due on the first day. The tenant may keep one cat in the flat.\n\nThe lease ends on 31 May 2027 and the keys are handed back.'
const item = (text: string, quote: string, passage = 1) => ({
  text,
  sources: [{ passage, quote }],
})
const summary = [item('The monthly rent is $2,500.', 'The monthly rent is $2,500')]
const engineOf = (client: ScriptedClient) => createProviderEngine({ client, fallback: undefined })
const summarize = (client: ScriptedClient, text = content) =>
  engineOf(client).summarize({ content: text, mode: 'general' })

describe('a model that', () => {
  it('quotes another part than the one it was shown gets no source for it', async () => {
    const filler = 'Nothing of interest stands in this sentence about the weather. '.repeat(1_900)
    const long = `The rent is $2,500 a month.\n\n${filler}\n\nThe lease ends in May.`
    const client = scriptedClient((request: ModelRequest) =>
      shownText(request).includes('The lease ends')
        ? { summary: [item('The rent is $2,500 a month.', 'The rent is $2,500 a month')] }
        : { summary: [item('The weather is of no interest.', 'Nothing of interest stands')] },
    )
    const { checks } = await summarize(client, long)
    expect(checks).toContainEqual(
      expect.objectContaining({ kind: 'no_source', text: 'The rent is $2,500 a month.' }),
    )
  })

  it('names a passage for something that it does not say is contradicted', async () => {
    const invented = item('Visitors sign a book at the northern gate.', '')
    const { checks, keyPoints } = await summarize(
      scriptedClient({ summary, keyPoints: [invented] }),
    )
    expect(keyPoints).toEqual([invented.text])
    expect(checks).toEqual([
      { field: 'keyPoints', index: 0, kind: 'no_source', text: invented.text, cited: true },
    ])
  })

  it('lists 10,000 items, each with a quote that is nowhere, is cut short', async () => {
    const keyPoints = Array.from({ length: 10_000 }, (_, at) =>
      item(`Point ${at} of the lease says something new`, `words number ${at} that stand nowhere`),
    )
    const result = await summarize(scriptedClient({ summary, keyPoints }))
    expect(result.keyPoints.length).toBeLessThanOrEqual(60)
    expect(result.checks.length).toBeGreaterThanOrEqual(result.keyPoints.length)
  })

  it('contradicts itself is shown with both statements, the wrong one marked', async () => {
    const keyPoints = [
      item('The monthly rent is $2,500.', 'The monthly rent is $2,500'),
      item('The monthly rent is $3,500.', 'The monthly rent is $2,500'),
    ]
    const { checks, ...result } = await summarize(scriptedClient({ summary, keyPoints }))
    expect(result.keyPoints).toHaveLength(2)
    expect(checks.map(({ field, index, kind }) => [field, index, kind])).toEqual([
      ['keyPoints', 1, 'figure'],
    ])
  })

  it('answers in another language is asked for the right one once', async () => {
    const quote = 'The tenant may keep one cat in the flat'
    const german =
      'Der Mieter darf in der Wohnung eine Katze halten, aber es ist nicht mehr als eine und das ist alles.'
    const reply = (answer: string) => ({ found: true, answer, sources: [{ passage: 1, quote }] })
    const client = scriptedClient(reply(german), reply('One cat'))
    const question =
      'May the tenant keep a cat or a dog in the flat, and how many of them are there to be?'
    expect((await engineOf(client).answer({ content, question })).result).toBe('One cat')
    expect(client.requests).toHaveLength(2)
    const stubborn = await engineOf(scriptedClient(reply(german))).answer({ content, question })
    expect(stubborn.result).not.toBe(notMentioned)
  })
})
