import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../../test/fakes/fake-engine.ts'
import { aiPath, makeApp, summaryBody } from '../../../test/fakes/test-app.ts'
import { coreOf } from '../../services/analysis/summary-key.ts'
import { content, errorOf, exportBody, exportedSummary, unknownId } from './testing/requests.ts'

const question = (documentId: string, text = content) => ({
  action: 'chatCompletion',
  systemPrompt: 'question',
  content: text,
  question: 'When?',
  documentId,
})

describe('questions and exports', () => {
  async function analysed() {
    const made = makeApp()
    const user = made.database.addUser('ada', { limit: 1 })
    await made.post(aiPath, summaryBody(content), user.token)
    const documentId = [...made.database.analyses.keys()][0] ?? ''
    return { ...made, user, documentId }
  }

  it('are answered for an analyzed document', async () => {
    const { post, user, documentId } = await analysed()
    const answer = await post(aiPath, question(documentId), user.token)
    expect(await answer.json()).toEqual({
      result: 'Yes.',
      verdict: 'answer',
      citations: [],
      nearest: [],
    })
    const text = await post(aiPath, exportBody(documentId), user.token)
    expect(await text.json()).toEqual({ result: 'An export.' })
  })

  it('write an export of the summary that was finished, whatever its title, date and citations', async () => {
    const { post, user, documentId, database } = await analysed()
    const exported = exportedSummary()
    for (const free of [{ title: 'Mine' }, { date: 'today' }, { citations: [], coverage: 'all' }]) {
      const body = exportBody(documentId, { ...exported, ...free })
      expect((await post(aiPath, body, user.token)).status).toBe(200)
    }
    const counted = database.counts.get(`export ${documentId}`)
    for (const change of [
      { type: 'Novel' },
      { purpose: 'To tell another thing' },
      { summary: 'Another document, summarized by nobody.' },
      { keyPoints: ['One point', 'Two points'] },
      { keyPoints: [], conclusions: ['One point'] },
      { conclusions: ['None'] },
      { criticalDetails: ['None'] },
      { recommendations: ['None'] },
      { risks: [] },
    ]) {
      const body = exportBody(documentId, { ...exported, ...change })
      expect(await errorOf(await post(aiPath, body, user.token))).toMatchObject({
        status: 403,
        body: { code: 'not_your_document' },
      })
    }
    expect(database.counts.get(`export ${documentId}`)).toBe(counted)
  })

  it('write an export of each finished run of the document', async () => {
    const { post, user, documentId, engine } = await analysed()
    const again = { ...summaryOf(content), keyPoints: ['Another point'] }
    engine.onSummarize = async () => again
    await post(aiPath, summaryBody(content), user.token)
    for (const summary of [exportedSummary(), { title: 'T', ...coreOf(again) }]) {
      const answer = await post(aiPath, exportBody(documentId, summary), user.token)
      expect(answer.status).toBe(200)
    }
  })

  it('are refused for an unknown document, another content or another user', async () => {
    const { post, user, documentId, database } = await analysed()
    const stranger = database.addUser('eve', { limit: 1 })
    for (const [body, token] of [
      [question(unknownId), user.token],
      [question(documentId, 'Other content'), user.token],
      [question(documentId), stranger.token],
      [exportBody(unknownId), user.token],
      [exportBody(documentId), stranger.token],
    ] as const) {
      expect(await errorOf(await post(aiPath, body, token))).toMatchObject({
        status: 403,
        body: {
          code: 'not_your_document',
          error: 'This document has not been analyzed in your account.',
        },
      })
    }
  })

  it('are capped for each document unless limits are off', async () => {
    const { post, user, documentId, database } = await analysed()
    database.counts.set(`question ${documentId}`, 200)
    database.counts.set(`export ${documentId}`, 60)
    const capped = await post(aiPath, question(documentId), user.token)
    expect(capped.status).toBe(429)
    expect(capped.headers.get('retry-after')).toBe('60')
    expect((await post(aiPath, exportBody(documentId), user.token)).status).toBe(429)

    const unlimited = makeApp({ limitsRates: false, database })
    expect((await unlimited.post(aiPath, question(documentId), user.token)).status).toBe(200)
  })

  it('send no citation that the content does not hold', async () => {
    const { post, user, documentId, engine } = await analysed()
    const exact = { field: 'answer' as const, index: 0, start: 0, end: 8, quote: 'A letter' }
    const wrong = { ...exact, quote: 'A better' }
    engine.onAnswer = async () => ({
      result: 'Yes.',
      verdict: 'answer',
      citations: [exact, wrong],
      nearest: [wrong, exact],
    })
    const answer = await post(aiPath, question(documentId), user.token)
    expect(await answer.json()).toMatchObject({ citations: [exact], nearest: [exact] })
  })

  it('say whether they answer, come closest or find nothing', async () => {
    const { post, user, documentId, engine } = await analysed()
    const asked = async (result: string, verdict: 'answer' | 'closest' | 'absent') => {
      engine.onAnswer = async () => ({ result, verdict, citations: [], nearest: [] })
      return post(aiPath, question(documentId), user.token)
    }
    const closest = 'Closest passage: "A letter."'
    expect(await (await asked(closest, 'closest')).json()).toMatchObject({ verdict: 'closest' })
    expect((await asked(closest, 'answer')).status).toBe(502)
    expect((await asked('Not mentioned in document', 'answer')).status).toBe(502)
  })

  it('that come back empty are a failed provider', async () => {
    const { post, user, documentId, engine } = await analysed()
    engine.onAnswer = async () => ({ result: ' ', verdict: 'answer', citations: [], nearest: [] })
    engine.onExport = async () => ''
    expect((await post(aiPath, question(documentId), user.token)).status).toBe(502)
    expect((await post(aiPath, exportBody(documentId), user.token)).status).toBe(502)
  })
})
