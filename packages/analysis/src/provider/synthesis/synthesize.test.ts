import { listFields } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { ResolvedItem, ResolvedPart } from '../../model-output/resolved.ts'
import { scriptedClient, shownText } from '../testing/scripted-client.ts'
import { synthesize } from './synthesize.ts'

const content = [
  'The harbour office rents pier one for $4,000 a month.',
  'The crane was inspected and found safe.',
  'Pier one is rented for $5,000 a month.',
  'A storm may close the harbour for 10 days.',
  'The dredger costs $90,000.',
].join('\n')

function said(text: string, words: string, level?: ResolvedItem['level']): ResolvedItem {
  const start = content.indexOf(words)
  const spans = start === -1 ? [] : [{ start, end: start + words.length }]
  return level === undefined ? { text, spans } : { text, spans, level }
}

function part(
  fields: Partial<ResolvedPart['lists']>,
  summary: readonly ResolvedItem[],
): ResolvedPart {
  const empty = Object.fromEntries(listFields.map((field) => [field, []]))
  const lists = { ...empty, ...fields } as unknown as ResolvedPart['lists']
  return { documentType: 'Minutes', mainPurpose: undefined, summary, lists, questions: [] }
}

const parts = [
  part(
    { criticalDetails: [said('Rent of pier one: $4,000 a month', 'rents pier one for $4,000')] },
    [
      said('The office rents pier one for $4,000 a month.', 'rents pier one for $4,000 a month'),
      said('The crane is safe.', 'The crane was inspected and found safe'),
    ],
  ),
  part(
    {
      criticalDetails: [
        said('Rent of pier one: $5,000 a month', 'Pier one is rented for $5,000'),
        said('The dredger costs $90,000', 'The dredger costs $90,000'),
      ],
      keyPoints: [said('The mayor likes boats.', 'nowhere at all')],
      risks: [said('A storm may close the harbour for 10 days.', 'A storm may close', 'high')],
    },
    [said('A storm may close the harbour.', 'A storm may close the harbour')],
  ),
]
// S1 and S2 summary, S3 detail of part 1; S4 summary, S5 and S6 details, S7 risk of part 2.

const base = { summary: [{ from: [1, 2], text: 'Pier one is rented and the crane is safe.' }] }

async function join(reply: object) {
  const client = scriptedClient({ ...base, ...reply })
  const whole = await synthesize({
    ...{ client, nonce: 'n', content, parts, mode: 'general', language: undefined },
    signal: new AbortController().signal,
  })
  return { whole, client }
}

const slices = (item: ResolvedItem | undefined) =>
  item?.spans.map(({ start, end }) => content.slice(start, end))

describe('synthesize', () => {
  it('shows numbered statements that have a source, without quotes', async () => {
    const { client } = await join({})
    const shown = shownText(client.requests[0] as never)
    expect(shown).toContain('[S7] (part 2, risk, high) A storm may close the harbour for 10 days.')
    expect(shown).not.toContain('mayor')
  })

  it('unites the places of the statements named and drops unknown numbers', async () => {
    const keyPoints = [
      { from: [3, 5, 99], text: 'The rent of pier one is $4,000 in one place, $5,000 in another.' },
    ]
    const { whole } = await join({ keyPoints })
    expect(slices(whole.lists.keyPoints[0])).toEqual([
      'rents pier one for $4,000',
      'Pier one is rented for $5,000',
    ])
    const foreign = await join({ keyPoints: [{ from: [77], text: 'The crane is safe.' }] })
    expect(foreign.whole.lists.keyPoints.map(({ text }) => text)).toEqual([
      'The mayor likes boats.',
    ])
  })

  it.each([
    'The dredger costs $95,000.',
    'The dredger of Captain Nemo costs $90,000.',
    'Swimming lessons begin in summer under new teachers.',
  ])('puts the first statement in the place of an invention: %s', async (text) => {
    const { whole } = await join({ conclusions: [{ from: [6, 4], text }] })
    expect(whole.lists.conclusions[0]).toMatchObject({ text: 'The dredger costs $90,000' })
    expect(slices(whole.lists.conclusions[0])).toEqual(['The dredger costs $90,000'])
  })

  it('never lowers a risk, and brings high risks and figures back that were left out', async () => {
    const low = await join({
      risks: [{ from: [7], text: 'A storm may close the harbour.', level: 'low' }],
    })
    expect(low.whole.lists.risks).toMatchObject([{ level: 'high' }])
    const { whole } = await join({})
    expect(whole.lists.risks.map(({ text }) => text)).toEqual([
      'A storm may close the harbour for 10 days.',
    ])
    expect(whole.lists.criticalDetails).toHaveLength(3)
  })

  it('gives every part its place in the summary, and keeps what has no source', async () => {
    const { whole } = await join({})
    expect(whole.summary.map(({ text }) => text)).toEqual([
      'Pier one is rented and the crane is safe.',
      'A storm may close the harbour.',
    ])
    expect(whole.lists.keyPoints).toEqual([{ text: 'The mayor likes boats.', spans: [] }])
  })

  it('joins eight parts at a time where there are too many statements', async () => {
    const many = Array.from({ length: 20 }, () =>
      part(
        {},
        Array.from({ length: 14 }, () => said('The crane is safe.', 'The crane was inspected')),
      ),
    )
    const client = scriptedClient({ summary: [{ from: [1], text: 'The crane is safe.' }] })
    const whole = await synthesize({
      ...{ client, nonce: 'n', content, parts: many, mode: 'general', language: undefined },
      signal: new AbortController().signal,
    })
    expect(client.requests).toHaveLength(4)
    expect(slices(whole.summary[0])).toEqual(['The crane was inspected'])
  })
})
