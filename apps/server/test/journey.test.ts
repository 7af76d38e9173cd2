import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analysisResultSchema, answerSchema, exportFormatIds, type Summary } from '@precis/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEvents } from './support/read-events.ts'
import { startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const marks = { document: 'MARKEDZEBRA', password: 'MARKEDPASSWORD1', question: 'MARKEDOTTER' }
const email = 'journey@example.org'
const content = `Service Agreement between Northwind Ltd and ${marks.document} GmbH.

1. Term. This agreement starts on 1 March 2026 and runs for 24 months. It renews for 12 months unless either party gives notice 90 days before the end of the term.

2. Fees. The customer pays $4,500 each month within 30 days of the invoice. Late payments carry interest of 1.5% a month.

3. Liability. The provider is not liable for indirect damages. Total liability is limited to the fees of the last six months. The customer must report defects in writing within 14 days.

4. Termination. Either party may terminate for material breach if the breach is not cured within 30 days. On termination the customer must return all equipment at its own cost.

5. Data. The provider must delete all customer data within 60 days of termination.`

const dataDir = mkdtempSync(join(tmpdir(), 'precis-journey-'))
let server: Awaited<ReturnType<typeof startServer>>
let ada: Awaited<ReturnType<typeof visit>>
let documentId = ''
let summary: Summary
let allOutput = ''

const summaryBody = { action: 'chatCompletion', systemPrompt: 'summary', content }
const exactly = (citations: Summary['citations']) => {
  for (const { start, end, quote } of citations) expect(content.slice(start, end)).toBe(quote)
}

beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'on' })
  expect(server.output.stderr).not.toContain('could not start')
  ada = await visit(server.origin)
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a first journey over HTTP', () => {
  it('starts with one line each for address, database, engine, payments, mail and operators', () => {
    expect(server.output.stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^Address: +http:\/\/localhost:\d+$/),
      expect.stringMatching(/^Database: +PGlite/),
      expect.stringMatching(/^AI engine: +embedded/),
      expect.stringMatching(/^Payments: +test checkout/),
      expect.stringMatching(/^Mail: +development mailbox/),
      expect.stringMatching(
        /^Operators: .* without a token, from elsewhere with the token [\w-]{32}$/,
      ),
    ])
  })

  it('signs up, cannot sign in before the mailed link, and can after it', async () => {
    expect((await ada.signUp(email, marks.password)).error).toBeNull()
    expect((await ada.signIn(email, marks.password)).error).not.toBeNull()
    const followed = await ada.followMail(email)
    expect(followed.status).toBeGreaterThanOrEqual(302)
    expect(followed.headers.get('location')).toContain(`${server.origin}/auth?mode=verify-email`)
    expect((await ada.signIn(email, marks.password)).error).toBeNull()
  })

  it('has no credits until a pack is bought', async () => {
    const refused = await ada.ai(summaryBody)
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({ code: 'no_credits' })
    const activated = await ada.buyPack()
    expect(activated.status).toBe(200)
    expect(await activated.json()).toMatchObject({
      profile: { documents_limit: 10, documents_used: 0, subscription_type: 'paid' },
    })
  })

  it('summarizes for one credit, and again for free', async () => {
    const response = await ada.ai(summaryBody)
    expect(response.status).toBe(200)
    const done = analysisResultSchema.parse(await response.json())
    expect(done.usage).toEqual({ used: 1, limit: 10 })
    expect(done.result.coverage).toMatchObject({
      characters: content.length,
      analysed: content.length,
    })
    expect(done.result.keyPoints.length).toBeGreaterThan(2)
    expect(done.result.riskLevels).toHaveLength(done.result.risks.length)
    expect(done.result.citations.length).toBeGreaterThan(2)
    exactly(done.result.citations)
    documentId = done.documentId
    summary = done.result

    const again = await ada.ai({ ...summaryBody, mode: 'contract' })
    const repeat = analysisResultSchema.parse(await again.json())
    expect(repeat.documentId).toBe(documentId)
    expect(repeat.usage).toEqual({ used: 1, limit: 10 })
  })

  it('streams a summary', async () => {
    const streamed = await ada.ai(
      { ...summaryBody, content: `${content}\n\n6. Law. German law applies.` },
      { accept: 'text/event-stream' },
    )
    const events = await readEvents(streamed)
    expect(events.some(({ event }) => event === 'partial')).toBe(true)
    expect(events.at(-1)).toMatchObject({ event: 'result', data: { usage: { used: 2 } } })
  })

  it('answers questions from the document only', async () => {
    const ask = async (question: string) => {
      const body = { ...summaryBody, systemPrompt: 'question', documentId, question }
      const response = await ada.ai(body)
      expect(response.status).toBe(200)
      const answer = answerSchema.parse(await response.json())
      exactly([...answer.citations, ...answer.nearest])
      return answer
    }
    const answer = await ask('How much does the customer pay each month?')
    expect(answer.result).toContain('4,500')
    expect(answer.citations.length).toBeGreaterThan(0)
    const absent = await ask(`What is the capital of Peru, ${marks.question}?`)
    expect(absent.result).toBe('Not mentioned in document')
    const other = { ...summaryBody, systemPrompt: 'question', documentId, question: 'When?' }
    expect((await ada.ai({ ...other, content: `${content} changed` })).status).toBe(403)
  })

  it('writes the six exports', async () => {
    const input = { ...summary, title: 'Agreement', type: summary.documentType }
    for (const format of exportFormatIds) {
      const response = await ada.ai({
        action: 'chatCompletion',
        systemPrompt: `export:${format}`,
        documentId,
        content: JSON.stringify({ ...input, purpose: summary.mainPurpose, date: '2026-11-20' }),
      })
      expect(response.status).toBe(200)
      const { result } = (await response.json()) as { result: string }
      expect(result.length).toBeGreaterThan(100)
    }
  })

  it('names a document', async () => {
    const response = await ada.ai({ action: 'generateTitle', content })
    const { result } = (await response.json()) as { result: string }
    expect(result.length).toBeGreaterThan(3)
    expect(result.length).toBeLessThanOrEqual(80)
  })
})

describe('the REST address', () => {
  it.each([
    ['documents_limit', 9_999],
    ['documents_used', 0],
    ['subscription_type', 'enterprise'],
    ['email', 'other@example.org'],
    ['deleted', true],
  ])('does not let its owner change %s', async (column, value) => {
    const read = async () => (await ada.supabase.from('profiles').select('*').single()).data
    const before: unknown = await read()
    const { id } = before as { id: string }
    await ada.supabase
      .from('profiles')
      .update({ [column]: value })
      .eq('id', id)
    expect(await read()).toEqual(before)
  })

  it('lets its owner change the name', async () => {
    const { id } = (await ada.supabase.from('profiles').select('id').single()).data as {
      id: string
    }
    const named = await ada.supabase
      .from('profiles')
      .update({ full_name: 'Ada Journey' })
      .eq('id', id)
      .select('full_name')
      .single()
    expect(named.data).toEqual({ full_name: 'Ada Journey' })
  })

  it('has no server functions and no rows of others', async () => {
    for (const name of ['begin_analysis', 'settle_analysis', 'grant_pack', 'delete_account']) {
      expect((await ada.supabase.rpc(name, {})).error).not.toBeNull()
    }
    const eve = await visit(server.origin)
    await eve.signUp('eve@example.org', 'password-of-eve')
    await eve.followMail('eve@example.org')
    expect((await eve.signIn('eve@example.org', 'password-of-eve')).error).toBeNull()
    expect((await eve.supabase.from('profiles').select('email')).data).toEqual([
      { email: 'eve@example.org' },
    ])
    for (const table of ['payments', 'analyses', 'credit_ledger']) {
      expect((await eve.supabase.from(table).select('*')).data ?? []).toEqual([])
    }
    expect((await eve.post('/.netlify/functions/delete-account', {})).status).toBe(204)
  })
})

describe('the end of the journey', () => {
  it('survives a stop with everything that was acknowledged', async () => {
    expect(await server.stop('SIGTERM')).toBe(0)
    allOutput += server.output.stdout + server.output.stderr
    server = await startServer({ DATA_DIR: dataDir })
    const token = ada.accessToken()
    ada = await visit(server.origin)
    expect((await ada.signIn(email, marks.password)).error).toBeNull()
    expect(token).not.toBe('')
    const { data } = await ada.supabase.from('profiles').select('documents_used').single()
    expect(data).toEqual({ documents_used: 2 })
  })

  it('deletes the account, after which nothing works', async () => {
    expect((await ada.post('/.netlify/functions/delete-account', {})).status).toBe(204)
    expect((await ada.supabase.auth.signOut()).error).toBeNull()
    const refused = await ada.ai(summaryBody)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({
      error: 'Your session has expired. Please sign in again.',
    })
    expect((await ada.signIn(email, marks.password)).error).not.toBeNull()
  })

  it('leaves no document, question, password or token in log or data', async () => {
    expect(await server.stop('SIGINT')).toBe(0)
    const kept = allOutput + server.output.stdout + server.output.stderr
    const log = [...kept.matchAll(/"msg":"request"/g)]
    expect(log.length).toBeGreaterThan(20)
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(dataDir, name))
      .filter((path) => statSync(path).isFile())
    expect(files.length).toBeGreaterThan(5)
    for (const mark of Object.values(marks)) {
      expect(kept.includes(mark)).toBe(false)
      const holders = files.filter((path) => readFileSync(path).includes(mark))
      expect(holders).toEqual([])
    }
    expect(kept).not.toContain(email)
    expect(kept).not.toContain('eyJ')
  })
})
