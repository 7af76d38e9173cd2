import { rmSync } from 'node:fs'
import { summarySchema } from '@precis/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answers,
  disconnects,
  drips,
  refuses,
  stopsShort,
  streams,
} from '../src/adapters/model/testing/scenarios.ts'
import { type ModelStub, startModelStub } from '../src/adapters/model/testing/stub-server.ts'
import { startedDirectory } from './data/support/started-directory.ts'
import { aiPath } from './support/ai-path.ts'
import { readEvents } from './support/read-events.ts'
import { type ServerProcess, startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const content = `Supply Agreement.

Birch shall pay £12,000 each month within thirty days of the invoice. Alder shall deliver the timber before noon on each Monday.

Either party may end the agreement by giving three months' written notice.`

const item = (text: string, quote: string) => ({ text, sources: [{ passage: 1, quote }] })

const reply = {
  documentType: 'Supply agreement',
  mainPurpose: item('Alder supplies timber to Birch.', 'Alder shall deliver the timber'),
  summary: [item('Birch pays £12,000 each month.', 'Birch shall pay £12,000 each month')],
  keyPoints: [
    item('Delivery is before noon on Mondays.', 'deliver the timber before noon on each Monday'),
    item('Late payment costs £900 a day.', 'a penalty of £900 for each day of delay'),
  ],
  conclusions: [],
  criticalDetails: [],
  recommendations: [],
  risks: [
    { ...item('Three months of notice bind both.', "three months' written notice"), level: 'low' },
  ],
  suggestedQuestions: ['What does Birch pay each month?'],
}

describe('with a model provider', () => {
  let dataDir: string
  const person = { email: 'provider@example.test', password: 'paperweight' }
  let stub: ModelStub
  let server: ServerProcess
  let reader: Awaited<ReturnType<typeof visit>>

  const summarize = (text: string) =>
    reader.ai({ action: 'chatCompletion', systemPrompt: 'summary', content: text })
  const used = async () => {
    const { data } = await reader.supabase.from('profiles').select('documents_used').single()
    return data?.documents_used
  }

  beforeAll(async () => {
    dataDir = await startedDirectory()
    stub = await startModelStub()
    server = await startServer({
      DATA_DIR: dataDir,
      OPENAI_BASE_URL: stub.baseUrl,
      OPENAI_API_KEY: 'sk-loopback',
      OPENAI_MODEL: 'loopback-model',
    })
    reader = await visit(server.origin)
    await reader.signUp(person.email, person.password)
    await reader.followMail(person.email)
    await reader.signIn(person.email, person.password)
    await reader.buyPack()
  })

  afterAll(async () => {
    await server.stop()
    await stub.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('says which model is spoken to', () => {
    expect(server.output.stdout).toContain('AI engine: loopback-model at 127.0.0.1')
    expect(server.output.stdout).not.toContain('sk-loopback')
  })

  it.each([
    ['a refusal', refuses()],
    ['a lasting fault', answers(400)],
    ['prose instead of JSON', streams('Certainly! Here it is.')],
    ['nothing', streams('')],
    ['another schema', streams('{"weather":"fine"}')],
    ['a reply that its limit cut off', streams('{"documentType":"Lea', 'length')],
    ['a stream that ends half way', stopsShort('{"documentType":"Lea')],
    ['429 for an hour', answers(429, { message: 'slow down' }, { 'retry-after': '3600' })],
  ])('charges nothing for %s', async (_, scenario) => {
    stub.behave(scenario)
    const answer = await summarize(content)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({
      error: 'No response received from AI. Please try again.',
      code: 'provider_failed',
    })
    expect(await used()).toBe(0)
  })

  it('cites exact slices, marks what is invented and charges once', async () => {
    stub.behave(streams(JSON.stringify(reply)))
    const answer = await summarize(content)
    expect(answer.status).toBe(200)
    const { result, usage } = (await answer.json()) as { result: unknown; usage: unknown }
    const summary = summarySchema.parse(result)
    expect(usage).toEqual({ used: 1, limit: 10 })
    expect(summary.citations.length).toBeGreaterThan(2)
    for (const { start, end, quote } of summary.citations) {
      expect(content.slice(start, end)).toBe(quote)
    }
    const invented = summary.keyPoints.findIndex((point) => point.includes('£900'))
    expect(invented).toBeGreaterThanOrEqual(0)
    const marks = summary.checks.filter(
      ({ field, index }) => field === 'keyPoints' && index === invented,
    )
    expect(marks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['no_source', 'figure']))
    expect(JSON.stringify(summary.citations)).not.toContain('£900')
  })

  it('streams the words of an answer before it is checked, and then the answer with its source', async () => {
    const asked = `${content}\n\nAnnex: words.`
    stub.behave(streams(JSON.stringify(reply)))
    const { documentId } = (await (await summarize(asked)).json()) as { documentId: string }
    const beginning = () =>
      JSON.stringify(stub.exchanges[0]?.request.messages).split('</document ', 3).slice(0, 2)
    const begunWith = beginning()
    const quote = 'Birch shall pay £12,000 each month'
    const answer = {
      found: true,
      sources: [{ passage: 1, quote }],
      answer: 'It is £12,000 a month',
    }
    stub.behave(drips(JSON.stringify(answer), 2))
    const response = await fetch(server.origin + aiPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${reader.accessToken()}`,
      },
      body: JSON.stringify({
        ...{ action: 'chatCompletion', systemPrompt: 'question', content: asked, documentId },
        question: 'What does Birch pay?',
      }),
    })
    const sent = await readEvents(response)
    const shown = sent.filter(({ event }) => event === 'partial').map(({ data }) => data)
    expect(shown.slice(0, -1).length).toBeGreaterThan(1)
    for (const partial of shown.slice(0, -1)) {
      expect(partial).toEqual({ result: expect.stringMatching(/^It( is( £12,000( a)?)?)?$/u) })
    }
    expect(sent.at(-1)).toMatchObject({
      event: 'result',
      data: { result: 'It is £12,000 a month', verdict: 'answer', citations: [{ quote }] },
    })
    expect(beginning()).toEqual(begunWith)
  })

  const text = JSON.stringify(reply)
  it.each([
    ['drips', [drips(text, 2)]],
    ['comes in code fences', [streams(`\`\`\`json\n${text}\n\`\`\``)]],
    ['has null for lists', [streams(JSON.stringify({ ...reply, conclusions: null, risks: null }))]],
    [
      'comes after 429 with Retry-After',
      [answers(429, { message: 'slow down' }, { 'retry-after': '1' }), streams(text)],
    ],
    ['comes after 500', [answers(500), streams(text)]],
    ['comes after a broken connection', [disconnects('{"documentType'), streams(text)]],
    ['comes after a cut-off one', [streams(text.slice(0, 300), 'length'), streams(text)]],
  ])('charges once for a reply that %s', async (name, scenarios) => {
    const before = Number(await used())
    stub.behave(...scenarios)
    const answer = await summarize(`${content}\n\nAnnex: ${name}.`)
    expect(answer.status).toBe(200)
    const { result } = (await answer.json()) as { result: unknown }
    expect(summarySchema.parse(result).keyPoints).toContain('Delivery is before noon on Mondays.')
    expect(await used()).toBe(before + 1)
  })

  it('speaks the published protocol with the key and the model it was given', () => {
    expect(stub.faults).toEqual([])
    const [exchange] = stub.exchanges
    expect(exchange?.headers.authorization).toBe('Bearer sk-loopback')
    expect(exchange?.request).toMatchObject({ model: 'loopback-model', stream: true })
  })
})
