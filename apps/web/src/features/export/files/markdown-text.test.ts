import { describe, expect, it } from 'vitest'
import { sampleDocument, sampleLanguages } from '../testing/samples.ts'
import { writeMarkdown } from './markdown-text.ts'

describe('an export as Markdown', () => {
  it.each(sampleLanguages)('defines each footnote that it uses, once, in %s', async (language) => {
    const document = await sampleDocument(language, 'detailed-report')
    const text = writeMarkdown(document)
    const used = [...text.matchAll(/\[\^(\d+)\](?!:)/gu)].map(([, number]) => number)
    const defined = [...text.matchAll(/^\[\^(\d+)\]: \S/gmu)].map(([, number]) => number)
    expect(used.length).toBe(document.footnotes.length)
    expect(defined).toEqual(used)
    expect(text.trimEnd().split('\n').at(-1)).toContain('24')
  })

  it('keeps the text of the document text', async () => {
    const document = await sampleDocument('en', 'executive-brief')
    const evil = { kind: 'heading', text: '# [a](javascript:b) <img src=x> *c* | d' } as const
    const text = writeMarkdown({ ...document, blocks: [evil] })
    expect(text).toContain('## \\# \\[a\\](javascript:b) \\<img src=x\\> \\*c\\* \\| d')
  })

  it('writes tasks as a table whose rows have as many cells as its head', async () => {
    const text = writeMarkdown(await sampleDocument('en', 'action-plan'))
    const rows = text.split('\n').filter((line) => line.startsWith('| '))
    expect(rows.length).toBeGreaterThan(3)
    const marks = rows.map((row) => row.match(/(?<!\\)\|/gu)?.length ?? 0)
    expect(marks[0]).toBeGreaterThan(2)
    expect(new Set(marks).size).toBe(1)
  })
})
