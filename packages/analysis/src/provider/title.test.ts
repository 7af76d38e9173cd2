import { AppError } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { ModelClient } from '../model-client.ts'
import { createProviderEngine } from './create-provider-engine.ts'
import { scriptedClient, shownText } from './testing/scripted-client.ts'

function titleOf(client: ModelClient, content = 'Lease of a flat in Bern', signal?: AbortSignal) {
  return createProviderEngine({ client, fallback: undefined }).title({ content, signal })
}

const failing: ModelClient = {
  model: 'failing',
  complete: () => Promise.reject(new AppError('provider_failed')),
}

describe('a title', () => {
  it.each([
    ['"Lease of a Flat"', 'Lease of a Flat'],
    ['Title: Lease of a Flat.\n\nI chose this because', 'Lease of a Flat'],
    ['**[Lease](https://evil.example)**', 'Lease'],
  ])('is cleaned from %j', async (reply, title) => {
    expect(await titleOf(scriptedClient(reply))).toBe(title)
  })

  it('has at most 80 characters', async () => {
    const title = await titleOf(scriptedClient('A very long title '.repeat(20)))
    expect(title.length).toBeLessThanOrEqual(80)
    expect(title.endsWith('…')).toBe(true)
  })

  it('reads the first 4,000 characters alone', async () => {
    const client = scriptedClient('Lease')
    await titleOf(client, `${'a'.repeat(4_000)}SECRET`)
    const request = client.requests[0]
    expect(request && shownText(request)).not.toContain('SECRET')
  })

  it('falls back on any failure, without content without asking', async () => {
    expect(await titleOf(failing)).toBe('Untitled Document')
    expect(await titleOf(scriptedClient(''))).toBe('Untitled Document')
    const client = scriptedClient('Lease')
    expect(await titleOf(client, '  ')).toBe('Untitled Document')
    expect(client.requests).toHaveLength(0)
  })

  it('rejects when the signal is aborted', async () => {
    await expect(titleOf(failing, 'x', AbortSignal.abort(new Error('left')))).rejects.toThrow(
      'left',
    )
  })
})
