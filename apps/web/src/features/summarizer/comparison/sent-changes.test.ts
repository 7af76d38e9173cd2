import type { Summary } from '@precis/domain'
import type { DetailFinder } from '@precis/redaction'
import { findDetails } from '@precis/redaction/find-details'
import { hideInTexts } from '@precis/redaction/hide-in-texts'
import { expect, it } from 'vitest'
import { hiddenChanges } from './sent-changes.ts'

const finder: DetailFinder = {
  find: async (content) => findDetails(content),
  hide: async (texts, content, details) => hideInTexts(texts, content, details),
}
const parties = 'Tenant: Helena Marrow\n\nLandlord: Zoltan Quiles\n\n'
const passages = {
  before: 'Marrow pays 900 euros to Zoltan Quiles.',
  after: 'Marrow pays 950 euros to zq@quiles.example.',
}
const contents = { before: parties + passages.before, after: parties + passages.after }
const { signal } = new AbortController()

function citationOf(side: 'before' | 'after', within: { start: number; end: number }) {
  return { field: 'keyPoints', index: 0, start: 0, end: 1, quote: 'x', side, within } as const
}

it('sends no name of either version, and the same placeholder in both', async () => {
  const own = { content: contents.after, details: findDetails(contents.after) }
  const { content } = await hiddenChanges({ passages, contents, own }, finder, signal)
  expect(content).not.toMatch(/Marrow|Zoltan|Quiles|zq@/)
  const { before, after } = JSON.parse(content)
  const placeholder = /^\[Person \d\]/
  expect(before).toMatch(/^\[Person \d\] pays 900 euros to \[Person \d\]\.$/)
  expect(placeholder.exec(after)).toEqual(expect.arrayContaining([placeholder.exec(before)?.[0]]))
})

it('hides names also where the open document was sent with them', async () => {
  const own = { content: contents.after, details: [] }
  const { content } = await hiddenChanges({ passages, contents, own }, finder, signal)
  expect(content).not.toMatch(/Marrow|Zoltan|Quiles|zq@/)
})

it('gives names back, and cites the passages as they stand', async () => {
  const own = { content: contents.after, details: findDetails(contents.after) }
  const sent = await hiddenChanges({ passages, contents, own }, finder, signal)
  const { before } = JSON.parse(sent.content)
  const summary = {
    keyPoints: [before],
    citations: [citationOf('before', { start: 0, end: before.length })],
  } as unknown as Summary
  const { keyPoints, citations } = sent.restore(summary)
  expect(keyPoints[0]).toMatch(/Marrow pays 900 euros to Zoltan Quiles\.$/)
  expect(citations[0]).toMatchObject({
    within: { start: 0, end: passages.before.length },
    quote: passages.before,
  })
})
