import type { ProgressEvent } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../model-client.ts'
import { scriptedClient, shownText } from './testing/scripted-client.ts'
import { engineOf, failureOf, partRequests, point, summarizeWith } from './testing/summaries.ts'

describe('a document of many chunks', () => {
  const section = (number: number) =>
    `Section ${number}\n\nParty ${number} pays ${number}00 euros for item-${number}. ${'This sentence only fills the page with ordinary words. '.repeat(1_440)}\n\n`
  const long = Array.from({ length: 25 }, (_, at) => section(at + 101))
    .join('')
    .slice(0, 2_000_000)

  function partReply(request: ModelRequest) {
    const shown = shownText(request)
    const numbers = [...shown.matchAll(/item-(\d+)/gu)].map(([, number]) => number)
    return {
      documentType: 'Price list',
      mainPurpose: point('It lists prices.', `Party ${numbers[0]} pays`),
      summary: numbers.map((number) =>
        point(`Party ${number} pays ${number}00 euros.`, `Party ${number} pays ${number}00 euros`),
      ),
      keyPoints: [
        ...numbers.map((number) =>
          point(`Item ${number} costs ${number}00 euros.`, `${number}00 euros for item-${number}`),
        ),
        point('The page is filled with ordinary words.', 'only fills the page with ordinary words'),
      ],
    }
  }

  const isSecondPart = ({ messages }: ModelRequest) =>
    messages.some(({ content: text }) => /This is part 2 of/u.test(text))

  it('is sent whole, each chunk once, at most three at a time, and merged in order', async () => {
    let running = 0
    let most = 0
    const client = scriptedClient(async (request) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5 * (client.requests.length % 3)))
      running -= 1
      return partReply(request)
    })
    const progress: ProgressEvent[] = []
    const summary = await engineOf(client).summarize({
      content: long,
      mode: 'general',
      onProgress: (event) => progress.push(event),
    })
    expect(most).toBe(3)
    expect(partRequests(client)).toHaveLength(summary.coverage.parts)
    for (let number = 101; number <= 125; number += 1) {
      const holders = partRequests(client).filter((request) =>
        shownText(request).includes(`item-${number}.`),
      )
      expect(holders).toHaveLength(1)
    }
    const sent = partRequests(client).reduce(
      (sum, request) => sum + shownText(request).replace(/\s|\[#\d+\]/gu, '').length,
      0,
    )
    expect(sent).toBeGreaterThanOrEqual(long.replace(/\s/gu, '').length)
    expect(summary.coverage).toMatchObject({ characters: long.length, analysed: long.length })
    expect(
      summary.keyPoints.filter((text) => text.startsWith('Item')).map((text) => text.slice(5, 8)),
    ).toEqual(Array.from({ length: 25 }, (_, at) => String(at + 101)))
    expect(summary.keyPoints.filter((text) => text.startsWith('The page'))).toHaveLength(1)
    expect(summary.checks).toEqual([])
    const parts = summary.coverage.parts
    expect(progress[0]).toEqual({ stage: 'reading', part: 1, parts })
    expect(new Set(progress.map(({ stage }) => stage))).toEqual(
      new Set(['reading', 'analysing', 'merging', 'checking']),
    )
    expect(progress.filter(({ stage }) => stage === 'analysing').map(({ part }) => part)).toEqual(
      Array.from({ length: parts }, (_, at) => at + 1),
    )
  })

  it('goes in smaller parts when the model says that it cannot read so much', async () => {
    const client = scriptedClient((request: ModelRequest) =>
      shownText(request).length > 30_000 ? { finish: 'too_long' } : partReply(request),
    )
    const summary = await summarizeWith(client, long.slice(0, 150_000))
    expect(summary.coverage).toMatchObject({ characters: 150_000, analysed: 150_000 })
    expect(summary.coverage.parts).toBeGreaterThan(5)
    const never = scriptedClient({ finish: 'too_long' })
    expect((await failureOf(summarizeWith(never, long))).code).toBe('provider_failed')
  })

  it('composes the summary of all parts without losing a source', async () => {
    const summary = await summarizeWith(scriptedClient(partReply), long.slice(0, 400_000))
    const cited = summary.citations.filter(({ field }) => field === 'summary')
    for (const { at, quote } of cited) {
      expect(summary.summary.slice(at?.start, at?.end)).toBe(`${quote}.`)
    }
    expect(cited.length).toBeGreaterThanOrEqual(summary.coverage.parts)
  })

  it('tells each chunk which part it is', async () => {
    const client = scriptedClient(partReply)
    const { coverage } = await summarizeWith(client, long.slice(0, 250_000))
    const notes = partRequests(client).map(({ messages }) =>
      /This is part (\d+) of (\d+)/u.exec(messages.at(-1)?.content ?? '')?.slice(1),
    )
    expect(notes).toEqual(
      Array.from({ length: coverage.parts }, (_, at) => [String(at + 1), String(coverage.parts)]),
    )
  })

  it('fails as a whole when one chunk finally fails, and stops the others', async () => {
    const client = scriptedClient((request: ModelRequest) =>
      isSecondPart(request) ? 'nonsense' : partReply(request),
    )
    expect((await failureOf(summarizeWith(client, long))).code).toBe('provider_failed')
    expect(client.requests.length).toBeLessThan(15)
  })

  it('looks again at a chunk that contributed nothing', async () => {
    let asked = 0
    const client = scriptedClient((request: ModelRequest) => {
      if (!isSecondPart(request)) return partReply(request)
      asked += 1
      return asked === 1 ? { documentType: 'Price list', summary: [] } : partReply(request)
    })
    const summary = await summarizeWith(client, long.slice(0, 300_000))
    expect(asked).toBe(2)
    expect(partRequests(client)).toHaveLength(summary.coverage.parts + 1)
  })
})
