import { describe, expect, it } from 'vitest'
import { parseExportContent } from './parse-ai-request.ts'

const label = (text: string) => ({
  ...{ field: 'risks', index: 0, start: 0, end: 1, quote: 'x' },
  label: text,
})

describe('what an export is written from', () => {
  it('keeps what a summary brings along', () => {
    const input = {
      ...{ title: 'Lease, Unit B', date: 'November 22, 2026', coverage: 'All 3 pages' },
      citations: [label('Page 3'), label('Section 4, Payment')],
    }
    expect(parseExportContent(JSON.stringify(input))).toMatchObject(input)
  })

  it('carries no other text in what may be said freely beside it', () => {
    const text = 'The text of another document. '.repeat(500)
    const citations = Array.from({ length: 40 }, (_, index) =>
      label(`${index} ${text}`.slice(0, 500)),
    )
    const input = { title: text, date: text, coverage: text, citations }
    const parsed = parseExportContent(JSON.stringify(input))
    const { length } = parsed.title + parsed.date + String(parsed.coverage)
    expect(length).toBeLessThan(1_000)
    const labels = parsed.citations?.flatMap((citation) => citation.label ?? []) ?? []
    expect(labels).toHaveLength(8)
    expect(labels.join('').length).toBeLessThan(500)
    expect(parsed.citations).toHaveLength(40)
  })
})
