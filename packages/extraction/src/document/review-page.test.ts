import { pageFallbacks } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { composeDocument, type Part } from './compose/compose-document.ts'
import type { ExtractedDocument } from './document.ts'
import { pageFallback, pageText, withPages } from './page-texts.ts'
import { confirmPage, correctPage, keepCorrections } from './review-page.ts'

const scanned = { source: 'ocr', confidence: 40 } as const
const parts: Part[] = [
  {
    blocks: [
      { text: '1. Rent', heading: 1 },
      { text: 'Rcnt is duc.' },
      { text: 'Late', heading: 2 },
    ],
    page: scanned,
  },
  { blocks: [], page: { source: 'blank' } },
  { blocks: [{ text: pageFallbacks.nothingRecognized }], page: { source: 'unread' } },
  { blocks: [{ text: '2. Term', heading: 1 }, { text: 'Five years.' }], page: { source: 'text' } },
]
const read = composeDocument('pdf', parts)
const texts = (document: ExtractedDocument) =>
  document.pages.map(({ start, end }) => document.content.slice(start, end))
const headings = (document: ExtractedDocument) =>
  document.sections.map(({ start, end }) => document.content.slice(start, end))

describe('correctPage', () => {
  it('moves every later page and section with the text', () => {
    const mended = correctPage(read, 1, '1. Rent\n\nRent is due on the first day.\n\nLate')
    expect(texts(mended)).toEqual([
      '1. Rent\n\nRent is due on the first day.\n\nLate',
      '',
      pageFallbacks.nothingRecognized,
      '2. Term\n\nFive years.',
    ])
    expect(headings(mended)).toEqual([
      '1. Rent\n\nRent is due on the first day.',
      `Late\n\n${pageFallbacks.nothingRecognized}`,
      '2. Term\n\nFive years.',
    ])
    expect(mended.pages[0]).toMatchObject({ review: 'corrected', readAs: texts(read)[0] })
  })

  it('lets go of a heading that was taken out', () => {
    const mended = correctPage(read, 1, 'Rent is due.\n\nLate')
    expect(mended.sections.map(({ title }) => title)).toEqual(['Late', '2. Term'])
    expect(headings(mended)[0]).toBe(`Late\n\n${pageFallbacks.nothingRecognized}`)
  })

  it('puts text in the place of a fallback, and on an empty page', () => {
    const typed = correctPage(correctPage(read, 3, ' A  stamp:\u200b “paid” '), 2, 'Seen.')
    expect(texts(typed).slice(1)).toEqual(['Seen.', 'A stamp: "paid"', '2. Term\n\nFive years.'])
    expect(typed.content).toContain('Late\n\nSeen.\n\nA stamp: "paid"\n\n2. Term')
  })

  it('takes a correction back when the text is again as it was read', () => {
    const again = correctPage(correctPage(read, 1, 'Other words.'), 1, texts(read)[0] ?? '')
    expect(again.pages).toEqual(read.pages)
    expect(again.content).toBe(read.content)
    expect(correctPage(correctPage(read, 3, 'Typed.'), 3, '')).toEqual(read)
  })

  it('can empty the first page', () => {
    const emptied = correctPage(read, 1, '')
    expect(emptied.content.startsWith(pageFallbacks.nothingRecognized)).toBe(true)
    expect(emptied.pages[0]).toMatchObject({ start: 0, end: 0, review: 'corrected' })
  })
})

it('changes nothing where nothing is changed', () => {
  expect(withPages(read, new Map())).toEqual(read)
})

it('tells a text of the catalogue from a page of its own words', () => {
  const [first, , third] = read.pages
  if (!first || !third) throw new Error('no pages')
  expect(pageFallback(read, third)).toBe(pageFallbacks.nothingRecognized)
  expect(pageText(read, third)).toBe('')
  expect(pageFallback(read, first)).toBeNull()
})

it('marks a page as found right, but never over a correction', () => {
  expect(confirmPage(read, 3).pages[2]?.review).toBe('confirmed')
  expect(confirmPage(correctPage(read, 1, 'Other.'), 1).pages[0]?.review).toBe('corrected')
})

it('keeps what was corrected by hand when the file is read anew', () => {
  const earlier = confirmPage(correctPage(read, 1, 'Rent is due.'), 3)
  const [first, ...others] = parts
  const anew = composeDocument('pdf', [{ ...first, blocks: [] }, ...others])
  const kept = keepCorrections(anew, earlier)
  expect(texts(kept)[0]).toBe('Rent is due.')
  expect(kept.pages.map(({ review }) => review)).toEqual(['corrected', ...Array(3).fill(undefined)])
})
