import { describe, expect, it } from 'vitest'
import type { ModelCall } from '../engine.ts'
import { createProviderEngine } from './create-provider-engine.ts'
import { scriptedClient } from './testing/scripted-client.ts'

const usage = { promptTokens: 70, completionTokens: 9, cachedTokens: 3 }

function meter(client: ReturnType<typeof scriptedClient>) {
  const calls: ModelCall[] = []
  const engine = createProviderEngine({ client, fallback: undefined })
  const onCall = (call: ModelCall) => calls.push(call)
  return { engine, calls, onCall }
}

describe('each call to a model', () => {
  it('is told of with its tokens and all that was sent', async () => {
    const client = {
      ...scriptedClient(),
      complete: async () => ({ text: 'A', finish: 'stop', usage }),
    }
    const { engine, calls, onCall } = meter(client as ReturnType<typeof scriptedClient>)
    await engine.title({ content: 'A letter about the roof.', onCall })
    expect(calls).toEqual([{ ...usage, characters: expect.any(Number) }])
  })

  it('is told of when it is asked again, and when the provider says nothing of tokens', async () => {
    const client = scriptedClient('no JSON', 'none again', 'nor now')
    const { engine, calls, onCall } = meter(client)
    const content = 'The monthly rent is $2,500.'
    const answered = engine.answer({ content, question: 'What is the rent?', onCall })
    await expect(answered).rejects.toMatchObject({ code: 'provider_failed' })
    expect(calls).toHaveLength(3)
    expect(calls.map(({ characters }) => characters)).toEqual(
      client.requests.map(({ messages }) =>
        messages.reduce((sum, message) => sum + message.content.length, 0),
      ),
    )
    expect(calls.every(({ promptTokens }) => promptTokens === 0)).toBe(true)
  })

  it('is told of when it fails', async () => {
    const client = scriptedClient(() => Promise.reject(new Error('broken')))
    const { engine, calls, onCall } = meter(client)
    const exported = { format: 'executive-brief', summary: exportInput, onCall } as const
    await expect(engine.writeExport(exported)).rejects.toThrow()
    expect(calls).toHaveLength(1)
  })
})

const exportInput = {
  ...{ title: 'T', type: 'Lease', purpose: 'To let', date: '', summary: 'A lease.' },
  ...{ keyPoints: [], conclusions: [], criticalDetails: [], recommendations: [], risks: [] },
}
