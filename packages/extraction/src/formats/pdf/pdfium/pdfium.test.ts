import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../test/files.ts'
import {
  bushyForms,
  corruptedPage,
  loopingForm,
  manyPages,
  rawPdf,
} from '../../../../test/hostile-pdfs.ts'
import { nodePdfium } from '../../../../test/node-pdfium.ts'
import { openNodePdf } from '../../../../test/open-node-pdf.ts'
import { column, type Draw, pdfOf } from '../../../../test/pdf-files.ts'
import { readPdf } from '../read-pdf.ts'
import { startEngine } from './engine.ts'
import { openPageTexts } from './page-texts.ts'
import type { PdfiumHost, PdfiumReply, PdfiumRequest } from './protocol.ts'

/** PDFium with a list of what it was asked and what it answered. */
function watched(cores = 1) {
  const asked: PdfiumRequest[] = []
  const answered: PdfiumReply[] = []
  let ended = 0
  let givenBack = 0
  const host: PdfiumHost = {
    ...nodePdfium,
    cores,
    startThread() {
      const thread = nodePdfium.startThread()
      return {
        post(request) {
          asked.push(request)
          thread.post(request)
        },
        listen: (onReply) =>
          thread.listen((reply) => {
            answered.push(reply)
            onReply(reply)
          }),
        end() {
          ended += 1
          thread.end()
        },
        giveBack() {
          givenBack += 1
          thread.giveBack()
        },
      }
    },
  }
  const texts = () => answered.filter((reply) => reply.type === 'page' && reply.text !== null)
  return { host, asked, texts, ended: () => ended, givenBack: () => givenBack }
}

/** A thread that answers what it is told to, or never. */
function hostOf(answer: (request: PdfiumRequest) => PdfiumReply | null): PdfiumHost {
  return {
    ...nodePdfium,
    startThread() {
      let tell: (reply: PdfiumReply) => void = () => undefined
      return {
        post(request) {
          const reply = answer(request)
          if (reply) queueMicrotask(() => tell(reply))
        },
        listen: (onReply) => {
          tell = onReply
        },
        end: () => undefined,
        giveBack: () => undefined,
      }
    },
  }
}

const lines = (page: number) => [
  `Chapter ${page} on the office and its efficient staff`,
  'The supplier delivers the goods in accor-',
  'dance with the plan, and the customer pays for',
  `them within ${page} days of the invoice. All rights stay with him.`,
]

/** The fewest pages that PDFium reads. */
const pageCount = 20

/** The fewest pages that two threads read. */
const sharedPageCount = 120

const longPdf = (pages = pageCount) =>
  pdfOf(...Array.from({ length: pages }, (_, index) => column(lines(index + 1), 50, 700)))

const read = (bytes: Uint8Array, pdfium?: PdfiumHost) =>
  readPdf(fileOf('a.pdf', bytes), { openPdf: openNodePdf, pdfium })

const open = (bytes: Uint8Array, host: PdfiumHost = nodePdfium) =>
  openPageTexts(host, new Blob([new Uint8Array(bytes)]), undefined)

describe('a long PDF', () => {
  it('is read by PDFium as pdf.js would read it', async () => {
    const bytes = await longPdf()
    const { host, texts, ended, givenBack } = watched()
    expect(await read(bytes, host)).toEqual(await read(bytes))
    expect(texts()).toHaveLength(pageCount)
    expect([ended(), givenBack()]).toEqual([0, 1])
  })

  it('is read by two threads from some pages on where cores allow, as by one', async () => {
    const bytes = await longPdf(sharedPageCount)
    const [alone, shared] = [watched(1), watched(2)]
    expect(await read(bytes, shared.host)).toEqual(await read(bytes, alone.host))
    expect([alone.texts().length, alone.givenBack()]).toEqual([sharedPageCount, 1])
    expect([shared.texts().length, shared.givenBack()]).toEqual([sharedPageCount, 2])
  })

  it('is read on by one thread when the other crashes', async () => {
    const bytes = await longPdf(sharedPageCount)
    const { host, texts, ended, givenBack } = watched(2)
    let started = 0
    const startThread = () => {
      started += 1
      if (started === 1) return host.startThread()
      const opened: PdfiumReply = { type: 'opened', pages: sharedPageCount }
      return hostOf(({ type }) => (type === 'open' ? opened : { type: 'failed' })).startThread()
    }
    expect(await read(bytes, { ...host, startThread })).toEqual(await read(bytes))
    expect(texts().length).toBeGreaterThan(sharedPageCount - 3)
    expect([ended(), givenBack()]).toEqual([0, 1])
  })

  it.each<[string, (request: PdfiumRequest) => PdfiumReply | null]>([
    ['does not start', () => ({ type: 'failed' })],
    ['finds other pages', () => ({ type: 'opened', pages: pageCount - 1 })],
    [
      'crashes at a page',
      ({ type }) => (type === 'open' ? { type: 'opened', pages: pageCount } : { type: 'failed' }),
    ],
  ])('is read by pdf.js when PDFium %s', async (_what, answer) => {
    const bytes = await longPdf()
    expect(await read(bytes, hostOf(answer))).toEqual(await read(bytes))
  })

  const written = (more: Draw) => pdfOf(...Array.from({ length: pageCount }, () => more))

  it('leaves a file whose letters are set apart to pdf.js after a few pages', async () => {
    const bytes = await written((page, at) => {
      column(lines(1), 50, 700)(page, at)
      at('R E N T', 300, 300)
    })
    const { host, texts } = watched()
    expect(await read(bytes, host)).toEqual(await read(bytes))
    expect(texts()).toHaveLength(0)
  })

  it.each([
    ['drawn back under its accent', 240],
    ['drawn at the place of its accent', 333],
  ])('reads a letter %s as one letter', async (_what, back) => {
    const { host, texts } = watched()
    const text = `) Tj [(f\\310) ${back} (ur jedermann, der mitmacht, steht hier einmal ein Satz)] TJ (.`
    const { content } = await read(manyPages(pageCount, text), host)
    expect(content).toContain('f\u00fcr jedermann, der mitmacht')
    expect(texts()).toHaveLength(pageCount)
  })

  it('reads the symbols of the fonts that TeX sets formulas in', async () => {
    const text = 'the sum is the greatest of all the values that were found \\001 2 \\015 1998'
    const asSymbols = watched()
    const { content } = await read(manyPages(pageCount, text, 'ABCDEF+CMSY10'), asSymbols.host)
    expect(content).toContain('found \u00b7 2 \u00a9 1998')
    expect(asSymbols.texts()).toHaveLength(pageCount)
    const unknown = watched()
    await read(manyPages(pageCount, text, 'ABCDEF+Unknown'), unknown.host)
    expect(unknown.texts()).toHaveLength(0)
  })

  it('ends the thread when reading is canceled', async () => {
    const bytes = await longPdf()
    const { host, ended } = watched()
    const canceling = new AbortController()
    const reading = readPdf(fileOf('a.pdf', bytes), {
      openPdf: openNodePdf,
      pdfium: host,
      signal: canceling.signal,
      onProgress: ({ done }) => done === 3 && canceling.abort(new Error('enough')),
    })
    await expect(reading).rejects.toThrow('enough')
    expect(ended()).toBe(1)
  })
})

describe('a short PDF', () => {
  it('starts no PDFium', async () => {
    const { host, asked } = watched()
    await read(await pdfOf(column(lines(1), 50, 700)), host)
    expect(asked).toEqual([])
  })

  const failing = (promise: Promise<never>) => async () =>
    ({ promise, destroy: async () => undefined }) as unknown as PDFDocumentLoadingTask

  it('is read by PDFium when pdf.js does not open it', async () => {
    const bytes = await pdfOf(column(lines(1), 50, 700))
    const openPdf = failing(Promise.reject(new Error('damaged')))
    const { content, pages } = await readPdf(fileOf('a.pdf', bytes), {
      openPdf,
      pdfium: nodePdfium,
    })
    expect([content, pages.length]).toEqual([(await read(bytes)).content, 1])
  })

  it('stays a bad PDF when neither opens it', async () => {
    const openPdf = failing(Promise.reject(new Error('damaged')))
    const reading = readPdf(fileOf('a.pdf', new TextEncoder().encode('%PDF-1.7 nothing')), {
      openPdf,
      pdfium: nodePdfium,
    })
    await expect(reading).rejects.toMatchObject({ code: 'bad_pdf' })
  })

  it('keeps a page that only PDFium reads', async () => {
    const bytes = await pdfOf(column(lines(1), 50, 700), column(lines(2), 50, 700))
    const { content } = await readPdf(fileOf('a.pdf', bytes), {
      async openPdf(file, password) {
        const task = await openNodePdf(file, password)
        const document = await task.promise
        const { getPage } = document
        document.getPage = (number) =>
          number === 2 ? Promise.reject(new Error('damaged')) : getPage.call(document, number)
        return task
      },
      pdfium: nodePdfium,
    })
    expect(content).toBe((await read(bytes)).content)
  })
})

describe('PDFium', () => {
  it('reads on after a page whose stream is damaged', async () => {
    const texts = open(corruptedPage('Another.'))
    expect(await texts.pages).toBe(2)
    await texts.take(1)
    expect((await texts.take(2))?.map(({ str }) => str)).toEqual(['Another.'])
    texts.close()
  })

  it.each([
    ['a form that draws itself, which crashes it', loopingForm('A sentence.'), nodePdfium],
    ['forms that draw each other over and over', bushyForms(9, 12), { ...nodePdfium, pageMs: 200 }],
  ])('is ended by %s, and gives nothing from then on', async (_what, bytes, host) => {
    const texts = open(bytes, host)
    expect(await texts.pages).toBe(1)
    expect(await Promise.all([texts.take(1), texts.take(2)])).toEqual([null, null])
    expect(await texts.take(1)).toBeNull()
  })

  it('is ended when it does not open a file in time', async () => {
    const texts = open(new Uint8Array(1), { ...hostOf(() => null), openMs: 20 })
    expect([await texts.pages, await texts.take(1)]).toEqual([null, null])
  })

  it('gets no more memory than it may have', async () => {
    const engine = await startEngine(await nodePdfium.compile(), 32 * 1024 * 1024)
    expect(engine.malloc(64 * 1024 * 1024)).toBe(0)
    expect(engine.malloc(1_024)).toBeGreaterThan(0)
    expect(engine.memory.buffer.byteLength).toBeLessThanOrEqual(32 * 1024 * 1024)
  })

  it.each([new Uint8Array(8), rawPdf([])])('opens no file that is none', async (bytes) => {
    expect(await open(bytes).pages).toBeNull()
  })
})
