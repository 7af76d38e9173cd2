import { countWords, exportFormatIds, exportInputSchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { AnalysisEngine } from '../../engine.ts'
import { createProviderEngine } from '../create-provider-engine.ts'
import { exportShapes } from '../prompts/export-formats.ts'
import { type ScriptedClient, scriptedClient } from '../testing/scripted-client.ts'

const summary = exportInputSchema.parse({
  title: 'Lease',
  type: 'Contract',
  purpose: 'It lets a flat.',
  date: '21 November 2026',
  summary: 'The rent is $2,500.',
  keyPoints: ['The rent is $2,500 a month.', 'One cat is allowed.'],
  risks: ['It renews for 12 months.'],
  riskLevels: ['high'],
  citations: [{ field: 'keyPoints', index: 0, start: 0, end: 4, quote: 'Rent', label: 'p. 3' }],
})

const embedded: AnalysisEngine = {
  name: 'embedded',
  summarize: () => Promise.reject(new Error('unused')),
  answer: () => Promise.reject(new Error('unused')),
  title: () => Promise.resolve('Embedded title'),
  writeExport: () => Promise.resolve('Embedded text'),
}

function write(
  client: ScriptedClient,
  format: (typeof exportFormatIds)[number] = 'executive-brief',
  fallback?: AnalysisEngine,
) {
  return createProviderEngine({ client, fallback }).writeExport({ format, summary })
}

describe('an export', () => {
  it.each(exportFormatIds)('as %s is written from the summary with its sources', async (format) => {
    const client = scriptedClient('LEASE\n\nThe rent is $2,500 a month (p. 3).')
    expect(await write(client, format)).toBe('LEASE\n\nThe rent is $2,500 a month (p. 3).')
    const [system, user] = client.requests[0]?.messages ?? []
    expect(system?.content).toContain(exportShapes[format].task)
    expect(user?.content).toContain('1. The rent is $2,500 a month. (p. 3)')
    expect(user?.content).toContain('1. It renews for 12 months. [high]')
  })

  it('ends with how much was read, in the words of the program and within its length', async () => {
    const coverage = '2 of 3 pages read. Page 3 could not be read.'
    const of = (format: (typeof exportFormatIds)[number], text: string) =>
      createProviderEngine({ client: scriptedClient(text), fallback: undefined }).writeExport({
        format,
        summary: { ...summary, coverage },
      })
    const long = await of('email-summary', `Subject: Lease\n\n${'The rent is high. '.repeat(200)}`)
    expect(long.endsWith(`\n\nCoverage: ${coverage}`)).toBe(true)
    expect(countWords(long)).toBeLessThanOrEqual(exportShapes['email-summary'].maxWords)
    const notes = await of('markdown-notes', '# Lease')
    expect(notes.startsWith('# Lease\n\n---\n\nCoverage: 2 of 3 pages')).toBe(true)
  })

  it('states nothing that could not be confirmed', async () => {
    const client = scriptedClient('LEASE\n\nOne cat is allowed.')
    const doubted = {
      ...summary,
      summary: 'The rent is $2,500. Dogs are welcome.',
      checks: [
        { field: 'summary', index: 0, kind: 'no_source', text: 'Dogs are welcome.', cited: true },
        { field: 'keyPoints', index: 0, kind: 'figure', text: '$2,500' },
        { field: 'risks', index: 0, kind: 'no_source', text: 'It renews for 12 months.' },
      ] as const,
    }
    const engine = createProviderEngine({ client, fallback: undefined })
    await engine.writeExport({
      format: 'executive-brief',
      summary: exportInputSchema.parse(doubted),
    })
    const [, user] = client.requests[0]?.messages ?? []
    expect(user?.content).toContain('1. One cat is allowed.')
    expect(user?.content).not.toMatch(/month|Dogs|renews|p\. 3/u)
  })

  it('is left to the other engine, which marks points, when nothing is confirmed', async () => {
    const client = scriptedClient('unused')
    const checks = [{ field: 'summary', index: 0, kind: 'no_source', text: 'Dogs.' }]
    const doubted = exportInputSchema.parse({ summary: 'Dogs.', checks })
    const engine = createProviderEngine({ client, fallback: embedded })
    const text = await engine.writeExport({ format: 'executive-brief', summary: doubted })
    expect(text).toBe('Embedded text')
    expect(client.requests).toHaveLength(0)
  })

  it.each([
    [
      'the label of its point',
      'The rent is $2,500 a month (p. 3).',
      'The rent is $2,500 a month (p. 3).',
    ],
    [
      'no label that is unknown',
      'The rent is $2,500 a month (p. 9).',
      'The rent is $2,500 a month.',
    ],
    ['no label of another point', 'One cat is allowed (p. 3).', 'One cat is allowed.'],
    ['other brackets', 'One cat is allowed (not two).', 'One cat is allowed (not two).'],
  ])('keeps %s', async (_, written, kept) => {
    expect(await write(scriptedClient(written))).toBe(kept)
  })

  it('that is too long is asked for once more, then cut at a sentence', async () => {
    const client = scriptedClient(`LEASE\n\n${'The rent is high for this flat. '.repeat(80)}`)
    const text = await write(client)
    expect(client.requests).toHaveLength(2)
    expect(countWords(text)).toBeLessThanOrEqual(400)
    expect(countWords(text)).toBeGreaterThan(380)
    expect(text.endsWith('flat.')).toBe(true)
  })

  it('that is shortened at the second attempt is taken as it is', async () => {
    const client = scriptedClient('word '.repeat(500), 'The rent is $2,500.')
    expect(await write(client)).toBe('The rent is $2,500.')
  })

  it('with figures foreign to the summary is asked for again, then left to the fallback', async () => {
    const client = scriptedClient('The rent is $9,999.')
    expect(await write(client, 'executive-brief', embedded)).toBe('Embedded text')
    expect(client.requests).toHaveLength(2)
    expect(client.requests[1]?.messages.at(-1)?.content).toContain('$9,999')
  })

  it('without a fallback loses the lines with foreign figures', async () => {
    const client = scriptedClient('The rent is $9,999.\nOne cat is allowed.')
    expect(await write(client)).toBe('One cat is allowed.')
  })

  it('may number its slides and state how many points there are', async () => {
    const text = 'Slide 1: Lease\n- 2 key points\n\nSlide 7: Next steps\n- 1. Check the cat'
    expect(await write(scriptedClient(text), 'presentation')).toBe(text)
  })

  it('keeps no more than fifteen slides', async () => {
    const slides = Array.from({ length: 18 }, (_, at) => `Slide ${at + 1}: Lease\n- The rent`).join(
      '\n\n',
    )
    const text = await write(scriptedClient(slides), 'presentation')
    expect(text.match(/^Slide/gmu)).toHaveLength(15)
  })

  it('is plain text without links', async () => {
    const client = scriptedClient('```\n# LEASE\n**Rent** at [here](https://evil.example)\n```')
    expect(await write(client)).toBe('LEASE\nRent at here')
  })
})
