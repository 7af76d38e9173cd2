import { rmSync } from 'node:fs'
import type { Summary } from '@precis/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hangsInStream, streamedUsage, streams } from '../src/adapters/model/testing/scenarios.ts'
import {
  type ModelScenario,
  type ModelStub,
  startModelStub,
} from '../src/adapters/model/testing/stub-server.ts'
import { startedDirectory } from './data/support/started-directory.ts'
import { aiPath } from './support/ai-path.ts'
import { type ServerProcess, startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const maxCharacters = 4_000
const charactersPerDay = 60_000
const content =
  'Birch shall pay £12,000 each month within thirty days of the invoice. Alder shall deliver the timber before noon.'

const item = (text: string, quote: string) => ({ text, sources: [{ passage: 1, quote }] })
const reply = JSON.stringify({
  documentType: 'Supply agreement',
  mainPurpose: item('Alder supplies timber to Birch.', 'Alder shall deliver the timber'),
  summary: [item('Birch pays £12,000 each month.', 'Birch shall pay £12,000 each month')],
  keyPoints: [item('Delivery is before noon.', 'deliver the timber before noon')],
  ...{ conclusions: [], criticalDetails: [], recommendations: [], risks: [] },
  suggestedQuestions: [],
})

/** A reply that waits for a word from the test before it ends. */
function holds(text: string): { scenario: ModelScenario; finish: () => void } {
  const word = Promise.withResolvers<void>()
  return {
    scenario: async (response, exchange) => {
      await word.promise
      await streams(text)(response, exchange)
    },
    finish: word.resolve,
  }
}

describe('what a model costs', () => {
  let dataDir: string
  let stub: ModelStub
  let server: ServerProcess
  let reader: Awaited<ReturnType<typeof visit>>
  let people = 0

  const chat = (systemPrompt: string, text: string, more: object = {}) =>
    reader.ai({ action: 'chatCompletion', systemPrompt, content: text, ...more })
  const used = async () => {
    const { data } = await reader.supabase.from('profiles').select('documents_used').single()
    return data?.documents_used
  }
  const exportsOf = (summary: Summary) =>
    JSON.stringify({
      ...summary,
      ...{ title: 'T', type: summary.documentType, purpose: summary.mainPurpose },
    })
  const summarized = async (text: string) => {
    const answer = await chat('summary', text)
    expect(answer.status).toBe(200)
    return (await answer.json()) as { result: Summary; documentId: string }
  }
  const stream = (text: string, signal?: AbortSignal) =>
    fetch(server.origin + aiPath, {
      method: 'POST',
      signal: signal ?? null,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${reader.accessToken()}`,
      },
      body: JSON.stringify({ action: 'chatCompletion', systemPrompt: 'summary', content: text }),
    })
  /** Sends a document, as soon as no other is running, and leaves when the model has it. */
  const leave = async (text: string) => {
    const before = stub.exchanges.length
    const browser = new AbortController()
    await vi.waitFor(async () => {
      expect((await stream(text, browser.signal)).status).toBe(200)
    }, 240_000)
    await vi.waitFor(() => expect(stub.exchanges.length).toBe(before + 1), 240_000)
    browser.abort()
    return stub.exchanges[before]
  }

  beforeAll(async () => {
    dataDir = await startedDirectory()
    stub = await startModelStub()
    server = await startServer({
      DATA_DIR: dataDir,
      OPENAI_BASE_URL: stub.baseUrl,
      OPENAI_API_KEY: 'sk-loopback',
      OPENAI_MODEL: 'loopback-model',
      MAX_DOCUMENT_CHARACTERS: String(maxCharacters),
      CHARACTERS_PER_DAY: String(charactersPerDay),
      TITLES_PER_DAY: '2',
    })
  })
  beforeEach(async () => {
    people += 1
    const email = `cost${people}@example.test`
    reader = await visit(server.origin)
    await reader.signUp(email, 'paperweight')
    await reader.followMail(email)
    await reader.signIn(email, 'paperweight')
    await reader.buyPack()
  })
  afterAll(async () => {
    await server.stop()
    await stub.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('is nothing for three runs left early; the fourth goes on to its first part and is charged', async () => {
    stub.behave(hangsInStream)
    for (let run = 0; run < 3; run += 1) {
      const exchange = await leave(`${content} Left ${run}.`)
      expect(await exchange?.left).toBe(true)
    }
    expect(await used()).toBe(0)

    const { scenario, finish } = holds(reply)
    stub.behave(scenario)
    const late = await leave(`${content} Left late.`)
    finish()
    expect(await late?.left).toBe(false)
    await vi.waitFor(async () => expect(await used()).toBe(1), 240_000)

    stub.behave(streams(reply))
    await summarized(`${content} Left late.`)
    expect(await used()).toBe(1)
  })

  it('is counted as abandoned when a run shows something and then finally fails', async () => {
    const shown = reply.replace(
      '"suggestedQuestions":[]',
      `"suggestedQuestions":["${'Why? '.repeat(200)}"]`,
    )
    stub.behave(streams(shown, 'content_filter'))
    for (let run = 0; run < 3; run += 1) {
      const events = await (await stream(`${content} Failed ${run}.`)).text()
      expect(events).toContain('event: partial')
      expect(events).toContain('event: error')
    }
    expect(await used()).toBe(0)
    const { scenario, finish } = holds(reply)
    stub.behave(scenario)
    await leave(`${content} After failures.`)
    finish()
    await vi.waitFor(async () => expect(await used()).toBe(1), 240_000)
  })

  it('is bounded for a document: two free repeats, then another credit', async () => {
    stub.behave(streams(reply))
    for (let run = 0; run < 3; run += 1) await summarized(content)
    expect(await used()).toBe(1)
    await summarized(content)
    expect(await used()).toBe(2)
  })

  it('is nothing for a document that is too long', async () => {
    stub.behave(streams(reply))
    const answer = await chat('summary', 'x'.repeat(maxCharacters + 1))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: 'This document is too long to analyze.' })
    expect(stub.exchanges).toHaveLength(0)
    expect(await used()).toBe(0)
  })

  it('is bounded for a day, prompts and further attempts included', async () => {
    stub.behave(streams(reply))
    const long = content.padEnd(maxCharacters, ' Alder shall deliver the timber.')
    const statuses: number[] = []
    for (let run = 0; run < 9; run += 1) {
      const answer = await chat('summary', `${run}${long}`.slice(0, maxCharacters))
      statuses.push(answer.status)
      if (answer.status === 429) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.at(-1)).toBe(429)
    const sent = stub.exchanges
      .flatMap(({ request }) => request.messages)
      .reduce((sum, message) => sum + message.content.length, 0)
    expect(sent).toBeLessThan(charactersPerDay + 2 * maxCharacters)
    expect(await used()).toBe(statuses.filter((status) => status === 200).length)
  })

  it('is bounded for titles: further ones are written without the model', async () => {
    stub.behave(streams('A title by the model'))
    const title = async () => {
      const answer = await reader.ai({ action: 'generateTitle', content })
      return ((await answer.json()) as { result: string }).result
    }
    expect([await title(), await title()]).toEqual(Array(2).fill('A title by the model'))
    expect(await title()).not.toBe('A title by the model')
    expect(stub.exchanges).toHaveLength(2)
  })

  it('is nothing for an export of a text that was not finished for the document', async () => {
    stub.behave(streams(reply))
    const one = await summarized(content)
    const other = await summarized(`${content} Another.`)
    stub.behave(streams('Executive Brief\n\nBirch pays Alder for timber.'))
    const write = (documentId: string, text: string) =>
      chat('export:executive-brief', text, { documentId })
    const foreign = { ...one.result, summary: 'Another document, which nobody paid for.' }
    const refused = await write(one.documentId, exportsOf(foreign))
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'not_your_document' })
    expect(stub.exchanges).toHaveLength(0)
    for (const { documentId, result } of [one, other]) {
      expect((await write(documentId, exportsOf(result))).status).toBe(200)
    }
  })

  it('is in the metrics, in tokens as the provider counts them', async () => {
    stub.behave(streams(reply))
    const tokensOf = async (type: string) => {
      const metrics = await (await fetch(`${server.origin}/metrics`)).text()
      const line = `precis_model_tokens_total{kind="summary",type="${type}"}`
      return Number(
        metrics
          .split('\n')
          .find((text) => text.startsWith(line))
          ?.split(' ')
          .at(-1),
      )
    }
    const before = [await tokensOf('prompt'), await tokensOf('cached')]
    await summarized(`${content} Measured.`)
    const after = [await tokensOf('prompt'), await tokensOf('cached')]
    expect(after.map((tokens, at) => tokens - (before[at] ?? 0))).toEqual([
      streamedUsage.prompt_tokens,
      streamedUsage.prompt_tokens_details.cached_tokens,
    ])
  })
})
