import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { column, onePixelPng, pdfOf, type Write } from '../../../test/pdf-files.ts'
import type { ReadingProgress } from '../../document/document.ts'
import type { OpenPdf } from './pdfjs/open-pdf.ts'
import { readPdf } from './read-pdf.ts'

const read = (bytes: Uint8Array, onProgress?: (progress: ReadingProgress) => void) =>
  readPdf(fileOf('a.pdf', bytes), { openPdf: openNodePdf, ...(onProgress ? { onProgress } : {}) })

const prose = (topic: string) =>
  Array.from(
    { length: 8 },
    (_, index) => `The ${topic} goes on in line ${String.fromCharCode(97 + index)} here`,
  )

describe('readPdf', () => {
  it('bounds the text of each page exactly and reports progress for each', async () => {
    const seen: ReadingProgress[] = []
    const bytes = await pdfOf(
      column(['The first page is about apples and their many kinds.'], 50, 700),
      column(['The second page is about pears and what they cost.'], 50, 700),
    )
    const { content, pages } = await read(bytes, (progress) => seen.push(progress))
    expect(pages.map(({ start, end }) => content.slice(start, end))).toEqual([
      'The first page is about apples and their many kinds.',
      'The second page is about pears and what they cost.',
    ])
    expect(pages.map(({ number, source }) => [number, source])).toEqual([
      [1, 'text'],
      [2, 'text'],
    ])
    expect(seen.at(-1)).toEqual({ stage: 'reading', done: 2, total: 2 })
  })

  it('joins lines of a paragraph, rejoins broken words and keeps paragraphs apart', async () => {
    const bytes = await pdfOf((page, write) => {
      for (const [index, line] of [
        'The supplier delivers the goods in accor-',
        'dance with the plan, a long-term one and',
        'bears the cost. Every long-',
        'term promise is kept by both of the sides.',
      ].entries()) {
        write(line, 50, 700 - index * 15)
      }
      column(['A second paragraph follows after a gap here.'], 50, 610)(page, write)
    })
    expect((await read(bytes)).content).toBe(
      'The supplier delivers the goods in accordance with the plan, a long-term one and bears the cost. Every long-term promise is kept by both of the sides.\n\nA second paragraph follows after a gap here.',
    )
  })

  it('joins a title over two lines and lines that end early in a sentence', async () => {
    const bytes = await pdfOf((_page, write) => {
      write('Services Agreement between Harbour and', 50, 760, 20)
      write('Northwind Foods', 50, 732, 20)
      const lines = [
        'This agreement continues for a first term that both parties have settled as thirty-six',
        '(36) months from the day on which it starts, and the',
        'Customer, who was told of it in good time, gives no',
        'later notice changes that in any way unless both of the parties have signed it before.',
      ]
      for (const [index, line] of lines.entries()) write(line, 50, 700 - index * 15)
    })
    expect((await read(bytes)).content.split('\n\n')).toEqual([
      'Services Agreement between Harbour and Northwind Foods',
      'This agreement continues for a first term that both parties have settled as thirty-six (36) months from the day on which it starts, and the Customer, who was told of it in good time, gives no later notice changes that in any way unless both of the parties have signed it before.',
    ])
  })

  it('reads two columns one after the other, the title above them first', async () => {
    const bytes = await pdfOf((page, write) => {
      write('A title that stands above both of the columns and crosses them all the way', 50, 760)
      column(prose('left'), 50, 700)(page, write)
      column(prose('right'), 320, 700)(page, write)
    })
    const { content } = await read(bytes)
    expect(content.indexOf('left goes on in line h')).toBeLessThan(
      content.indexOf('right goes on in line a'),
    )
    expect(content.indexOf('A title')).toBe(0)
  })

  it('keeps table rows as rows and their numbers apart', async () => {
    const bytes = await pdfOf((_page, write) => {
      for (const [index, row] of [
        ['Item', 'Pieces', 'Price'],
        ['Apples of the first choice', '293', '41'],
        ['Pears of the second choice', '17', '9,500'],
        ['Plums', '3', '12'],
      ].entries()) {
        for (const [cell, text] of row.entries()) write(text, 50 + cell * 200, 700 - index * 15)
      }
    })
    const { content } = await read(bytes)
    expect(content).toContain('Apples of the first choice | 293 | 41\nPears')
  })

  it('keeps running headers and page numbers out, the first header excepted', async () => {
    const bytes = await pdfOf(
      ...[1, 2, 3, 4].map((number) => (page: unknown, write: Write) => {
        write('Acme Corporation, confidential', 50, 780)
        write(`Page ${number} of 4`, 280, 20)
        column(prose(`story ${number} of many`), 50, 700)(page, write)
      }),
    )
    const { content, pages } = await read(bytes)
    expect(content.match(/Acme/g)).toHaveLength(1)
    expect(content).not.toContain('Page 2 of 4')
    const second = content.slice(pages[1]?.start, pages[1]?.end)
    expect(second.startsWith('The story 2')).toBe(true)
  })

  it('keeps lines at the edge of pages that differ in more than the page number', async () => {
    const bytes = await pdfOf(
      ...[31, 7, 52, 18].map((value) => column([`Measured value: ${value} units`], 50, 780)),
    )
    const { content } = await read(bytes)
    expect(content.match(/Measured value/g)).toHaveLength(4)
  })

  it('keeps what short pages say though all of them say it', async () => {
    const bytes = await pdfOf(
      ...[1, 2, 3, 4].map((number) => (_page: unknown, write: Write) => {
        write('This page is intentionally left without a picture of the house.', 50, 780)
        write(`Page ${number}`, 280, 20)
      }),
    )
    const { content, pages } = await read(bytes)
    expect(pages.map(({ start, end }) => content.slice(start, end))).toEqual(
      new Array(4).fill('This page is intentionally left without a picture of the house.'),
    )
  })

  it('finds headings by larger letters and by their numbers', async () => {
    const bytes = await pdfOf((page, write) => {
      write('Supply contract', 50, 760, 20)
      column(prose('preamble'), 50, 720)(page, write)
      write('1. Delivery', 50, 560)
      column(prose('delivery'), 50, 530)(page, write)
    })
    const { sections } = await read(bytes)
    expect(sections.map(({ title, level }) => [title, level])).toEqual([
      ['Supply contract', 1],
      ['1. Delivery', 2],
    ])
  })

  it('tells blank pages from pages whose picture it could not read', async () => {
    const bytes = await pdfOf(
      column(['This page has text enough to be taken as a page with text.'], 50, 700),
      () => undefined,
      async (page, _write, document) => {
        page.drawImage(await document.embedPng(onePixelPng), {
          x: 0,
          y: 0,
          width: 600,
          height: 800,
        })
      },
      async (page, write, document) => {
        page.drawImage(await document.embedPng(onePixelPng), {
          x: 0,
          y: 0,
          width: 600,
          height: 800,
        })
        write('Scan 4', 50, 20)
      },
    )
    const { pages, content } = await read(bytes)
    expect(pages.map(({ source }) => source)).toEqual(['text', 'blank', 'unread', 'unread'])
    expect(content.endsWith('Scan 4')).toBe(true)
  })

  it('leaves the fallback text for a page that cannot be read', async () => {
    const bytes = await pdfOf(
      column(['The first page is whole and has a sentence on it to read.'], 50, 700),
      column(['The second page will be broken on purpose in this test.'], 50, 700),
    )
    const openBroken: OpenPdf = async (file, password) => {
      const task = await openNodePdf(file, password)
      const document = await task.promise
      const getPage = document.getPage.bind(document)
      document.getPage = async (number) => {
        if (number === 2) throw new Error('broken page')
        return getPage(number)
      }
      return task
    }
    const { content, pages } = await readPdf(fileOf('a.pdf', bytes), { openPdf: openBroken })
    expect(pages[1]?.source).toBe('failed')
    expect(content.slice(pages[1]?.start, pages[1]?.end)).toBe(
      '[Page 2 content could not be extracted]',
    )
  })

  it('says when there is no text at all', async () => {
    await expect(read(await pdfOf(() => undefined))).rejects.toMatchObject({ code: 'no_text' })
  })

  it('counts text drawn twice at one place once', async () => {
    const bytes = await pdfOf((_page, write) => {
      write('Bold words drawn twice to make them look heavier', 50, 700)
      write('Bold words drawn twice to make them look heavier', 50.4, 700)
    })
    expect((await read(bytes)).content).toBe('Bold words drawn twice to make them look heavier')
  })
})
