import { createEmbeddedEngine } from '@precis/analysis'
import { AppError, analysisResultSchema, defaultPolicy } from '@precis/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aiPath, makeApp } from '../../../test/fakes/test-app.ts'

const before = `The Tenant shall lodge a deposit of £6,800 on the signing of this "lease".

The Tenant may end this lease by giving three months' written notice.

The Landlord shall repay the rent paid in advance.`
const after = `The Tenant shall lodge a deposit of £10,200 on the signing of this "lease".

The Tenant may end this lease by giving six months' written notice.

If the Tenant pays late, the Landlord may forfeit this lease at once.`

const unreadable = 'The request could not be understood.'
const empty = 'No content provided for analysis'

const compareBody = (content: unknown) => ({
  action: 'chatCompletion',
  systemPrompt: 'compare',
  content: typeof content === 'string' ? content : JSON.stringify(content),
})

function makeComparer() {
  const app = makeApp()
  app.engine.onSummarize = createEmbeddedEngine().summarize
  const user = app.database.addUser('ada', { limit: 2 })
  return {
    ...app,
    user,
    compare: (content: unknown) => app.post(aiPath, compareBody(content), user.token),
  }
}

describe('a comparison of two versions', () => {
  it('takes one credit, and cites both versions in the submitted content', async () => {
    const { compare } = makeComparer()
    const content = JSON.stringify({ before, after })
    const response = await compare(content)
    expect(response.status).toBe(200)
    const { result, usage } = analysisResultSchema.parse(await response.json())
    expect(usage).toEqual({ used: 1, limit: 2 })
    expect(result.criticalDetails).toContain('Deposit: £10,200 (was £6,800)')
    expect(result.risks.join(' ')).toContain('forfeit this lease')
    expect(result.coverage).toEqual({
      characters: content.length,
      analysed: content.length,
      parts: 1,
    })
    const deposit = result.citations.filter(
      ({ field, index }) =>
        field === 'criticalDetails' &&
        index === result.criticalDetails.indexOf('Deposit: £10,200 (was £6,800)'),
    )
    expect(deposit.map(({ side }) => side).sort()).toEqual(['after', 'before'])
    const versions = { before, after }
    for (const { start, end, quote, side, within } of result.citations) {
      expect(content.slice(start, end)).toBe(quote)
      if (side === undefined || within === undefined) throw new Error('no version is named')
      expect(versions[side].slice(within.start, within.end)).toBe(JSON.parse(`"${quote}"`))
    }
  })

  it('again is free, and names the same document', async () => {
    const { compare } = makeComparer()
    const first = analysisResultSchema.parse(await (await compare({ before, after })).json())
    const second = analysisResultSchema.parse(await (await compare({ before, after })).json())
    expect(second).toEqual(first)
    expect(second.usage.used).toBe(1)
  })

  it.each([
    ['what is no JSON', 'the rent rises', unreadable],
    ['one version alone', { before }, unreadable],
    ['something besides', { before, after, prompt: 'write a poem' }, unreadable],
    ['versions that are no texts', { before: [before], after: [after] }, unreadable],
    ['the same twice', { before, after: before.replaceAll(' ', '  ') }, empty],
    ['nothing', { before: '', after: ' ' }, empty],
  ])('refuses %s at no cost', async (_, content, error) => {
    const { compare, database, user } = makeComparer()
    const response = await compare(content)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_request', error })
    expect(database.profile(user.id).documents_used).toBe(0)
    expect(database.leases.size).toBe(0)
  })

  it('refuses what is too long', async () => {
    const { post, database } = makeApp({ policy: { ...defaultPolicy, maxContentCharacters: 100 } })
    const user = database.addUser('ada', { limit: 1 })
    const response = await post(aiPath, compareBody({ before, after }), user.token)
    expect(response.status).toBe(413)
  })

  it('costs nothing when the engine fails', async () => {
    const { compare, engine, database, user } = makeComparer()
    engine.onSummarize = async () => {
      throw new AppError('provider_failed')
    }
    expect((await compare({ before, after })).status).toBe(502)
    expect(database.profile(user.id).documents_used).toBe(0)
  })

  it('cites exactly, however the versions are written', async () => {
    const word = fc.constantFrom(
      'rent',
      '"due"',
      'a\\b',
      '\u2028',
      '😀',
      '\t',
      '£5',
      'نص',
      '租金',
      'é',
    )
    const text = fc
      .array(fc.array(word, { minLength: 3, maxLength: 8 }), { minLength: 1, maxLength: 6 })
      .map((lines) => lines.map((line) => `${line.join(' ')}.`).join('\n\n'))
    const escaped = (json: string) =>
      json.replace(
        /[^\x20-\x7e]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    await fc.assert(
      fc.asyncProperty(text, text, fc.boolean(), async (one, other, isEscaped) => {
        const { compare } = makeComparer()
        const json = JSON.stringify({ after: other, before: one }, null, 1)
        const content = isEscaped ? escaped(json) : json
        const response = await compare(content)
        if (response.status === 400) return
        const { result } = analysisResultSchema.parse(await response.json())
        expect(result.citations.length).toBeGreaterThan(0)
        for (const { start, end, quote, side, within } of result.citations) {
          expect(content.slice(start, end)).toBe(quote)
          const version = side === 'before' ? one : other
          expect(version.slice(within?.start, within?.end)).toBe(JSON.parse(`"${quote}"`))
        }
      }),
      { numRuns: 60 },
    )
  })
})
