import { describe, expect, it } from 'vitest'
import { verifySummary } from '../verification/verify-summary.ts'
import { createProviderEngine } from './create-provider-engine.ts'
import { scriptedClient } from './testing/scripted-client.ts'

const content =
  'The tenant may keep one cat in the flat. Dogs are not allowed in the flat. The rent is due on the first day.'
const item = (text: string, quote: string) => ({ text, sources: [{ passage: 1, quote }] })
const reply = {
  documentType: 'Lease',
  summary: [item('The tenant may keep one cat.', 'may keep one cat')],
  keyPoints: [
    item('Dogs are welcome in the flat.', 'Dogs are not allowed in the flat'),
    item('The rent is due on the first day.', 'The rent is due on the first day'),
  ],
}

function summarize(fast: ReturnType<typeof scriptedClient> | undefined) {
  const engine = createProviderEngine({
    ...{ client: scriptedClient(reply), fastClient: fast, fallback: undefined },
  })
  return engine.summarize({ content, mode: 'general' })
}

const doubt = {
  ...{ field: 'keyPoints', index: 0, kind: 'no_source', cited: true },
  text: 'Dogs are welcome in the flat.',
}

describe('a cheap model that is asked which statements are not supported', () => {
  it('adds marks that outlive the last check', async () => {
    const fast = scriptedClient({ unsupported: [2, 77] })
    const summary = await summarize(fast)
    expect(summary.checks).toEqual([doubt])
    expect(fast.requests[0]?.messages[1]?.content).toContain('[S2] Dogs are welcome in the flat.')
    expect(verifySummary(content, summary)?.checks).toEqual([doubt])
  })

  it('adds none when its reply is of no use, or doubts nearly everything', async () => {
    for (const useless of ['no JSON', { unsupported: [1, 2, 3] }, { unsupported: 'all' }]) {
      expect((await summarize(scriptedClient(useless))).checks).toEqual([])
    }
  })

  it('is not asked where none is set up', async () => {
    expect((await summarize(undefined)).checks).toEqual([])
  })

  it('cannot mark what is not there', async () => {
    const summary = await summarize(undefined)
    const strange = { ...doubt, text: 'Birds are allowed.' } as const
    const checked = verifySummary(content, { ...summary, checks: [strange as never] })
    expect(checked?.checks).toEqual([])
  })
})
