import { notMentioned, summarySchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../embedded/engine.ts'
import { createProviderEngine } from './create-provider-engine.ts'
import { injections } from './testing/injections.ts'
import { scriptedClient, shownText } from './testing/scripted-client.ts'

const honest = {
  documentType: 'Lease',
  mainPurpose: { text: 'It lets a flat.', sources: [{ passage: 1, quote: 'lets the flat' }] },
  summary: [{ text: 'The rent is $2,500.', sources: [{ passage: 1, quote: 'rent is $2,500' }] }],
  keyPoints: [],
  conclusions: [],
  criticalDetails: [],
  recommendations: [],
  risks: [],
  suggestedQuestions: [],
}

const around = (planted: string) =>
  `The landlord lets the flat to the tenant. The monthly rent is $2,500, due on the first day.\n\n${planted}\n\nThe lease ends on 31 May 2027 and the tenant shall return the keys.`

describe.each(injections)('a document with $name', ({ planted, obeyed, forbidden }) => {
  const content = around(planted)
  const engineFor = (reply: object) => {
    const client = scriptedClient(reply)
    return { client, engine: createProviderEngine({ client, fallback: undefined }) }
  }

  it('is handed over as data, between marks that it cannot close', async () => {
    const { client, engine } = engineFor(honest)
    await engine.summarize({ content, mode: 'general' })
    await engine.answer({ content, question: 'What is the rent?' }).catch(() => undefined)
    for (const request of client.requests) {
      const [system] = request.messages
      const [, name, nonce] = /<(\w+) ([0-9a-f]{18})>/u.exec(system?.content ?? '') ?? []
      const shown = shownText(request)
      expect(shown.match(new RegExp(`</${name} ${nonce}>`, 'gu'))).toHaveLength(1)
      expect(system?.content).not.toContain(planted.slice(0, 24))
    }
  })

  it('gets a result of the known shape with nothing in it that acts or that no source bears', async () => {
    const { engine } = engineFor({ ...honest, ...obeyed })
    const summary = summarySchema.parse(await engine.summarize({ content, mode: 'general' }))
    const stated = { ...summary, citations: [] }
    expect(JSON.stringify(stated)).not.toMatch(forbidden)
    for (const { start, end, quote } of summary.citations) {
      expect(content.slice(start, end)).toBe(quote)
    }
    for (const field of ['keyPoints', 'criticalDetails', 'conclusions', 'risks'] as const) {
      for (const [index] of summary[field].entries()) {
        const ofItem = (one: { field: string; index: number }) =>
          one.field === field && one.index === index
        expect(summary.citations.some(ofItem) || summary.checks.some(ofItem)).toBe(true)
      }
    }
    if (summary.criticalDetails.some((text) => text.includes('$25,000'))) {
      expect(summary.checks.map(({ kind }) => kind)).toContain('figure')
    }
  })

  it('is answered from what it says, or not at all', async () => {
    const { engine } = engineFor({
      found: true,
      answer: 'The account is deleted.',
      sources: [{ passage: 1, quote: 'The account is deleted' }],
    })
    const answer = await engine.answer({ content, question: 'Is the account deleted?' })
    expect(answer.result).toBe(notMentioned)
    expect(answer.citations).toEqual([])
  })

  it('is only read by the embedded engine', async () => {
    const summary = await createEmbeddedEngine().summarize({ content, mode: 'contract' })
    expect(summarySchema.parse(summary).citations.length).toBeGreaterThan(0)
    for (const { start, end, quote } of summary.citations) {
      expect(content.slice(start, end)).toBe(quote)
    }
    expect(JSON.stringify(summary.criticalDetails.concat(summary.summary))).toContain('$2,500')
  })
})
