import { describe, expect, it } from 'vitest'
import { recognitionOf } from '../../../test/fake-recognition.ts'
import { fileOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { column, type Draw, onePixelPng, pdfOf } from '../../../test/pdf-files.ts'
import type { ReadingProgress } from '../../document/document.ts'
import type { Recognition, Recognizer } from '../../ocr/recognition.ts'
import type { RenderPage } from './pdfjs/render-page.ts'
import { readPdf } from './read-pdf.ts'

const written = column(
  ['Die Miete ist am ersten Tag des Monats fällig und wird von dem Mieter mit der Bank bezahlt.'],
  50,
  700,
)
const scan: Draw = async (page, _write, document) => {
  page.drawImage(await document.embedPng(onePixelPng), { x: 0, y: 0, width: 600, height: 800 })
}
const letters: RenderPage = async () => ({
  width: 100,
  height: 100,
  data: Uint8Array.from({ length: 10_000 }, (_, index) => (index % 7 === 0 ? 20 : 250)),
})
const paper: RenderPage = async () => ({
  width: 100,
  height: 100,
  data: new Uint8Array(10_000).fill(250),
})

async function read(
  pages: Draw[],
  recognize: () => Recognition | Promise<Recognition>,
  {
    renderPage = letters,
    known,
    isSkipped,
    atOnce = 2,
  }: {
    atOnce?: number
    renderPage?: RenderPage
    known?: ReadonlySet<number>
    isSkipped?: () => boolean
  } = {},
) {
  const languages: string[] = []
  const recognizer: Recognizer = {
    atOnce,
    recognize: async (_, language) => {
      languages.push(language)
      return recognize()
    },
    close: () => {},
  }
  const progress: ReadingProgress[] = []
  const result = await readPdf(fileOf('a.pdf', await pdfOf(...pages)), {
    openPdf: openNodePdf,
    recognizing: { recognizer, renderPage, known, isSkipped },
    onProgress: (step) => progress.push(step),
  })
  const texts = result.pages.map(({ start, end }) => result.content.slice(start, end))
  return { ...result, texts, languages, progress }
}

describe('recognizePages', () => {
  it('recognizes pages without text in the language of the others', async () => {
    const { pages, texts, languages, ocrLanguage, progress } = await read([written, scan], () =>
      recognitionOf('Was auf dem Bild steht.'),
    )
    expect(pages.map(({ source, confidence, turn }) => [source, confidence, turn])).toEqual([
      ['text', undefined, undefined],
      ['ocr', 90, 0],
    ])
    expect(texts[1]).toBe('Was auf dem Bild steht.')
    expect(pages[1]?.words).toHaveLength(5)
    expect([languages, ocrLanguage]).toEqual([['deu'], 'deu'])
    expect(progress.at(-1)).toEqual({
      stage: 'recognizing',
      done: 1,
      total: 1,
      language: 'deu',
    })
  })

  it('keeps the longer text', async () => {
    const caption: Draw = async (page, write, document) => {
      await scan(page, write, document)
      write('Figure 4: the harbour at night', 50, 20)
    }
    const kept = await read([written, caption], () => recognitionOf('Fig'))
    expect([kept.pages[1]?.source, kept.texts[1]]).toEqual([
      'text',
      'Figure 4: the harbour at night',
    ])
    const whole = 'Figure 4: the harbour at night, seen from the old lighthouse'
    const replaced = await read([written, caption], () => recognitionOf(whole))
    expect([replaced.pages[1]?.source, replaced.texts[1]]).toEqual(['ocr', whole])
  })

  it('says why a page gave nothing', async () => {
    const nothing = await read([written, scan], () => recognitionOf(''))
    expect([nothing.pages[1]?.source, nothing.texts[1]]).toEqual([
      'unread',
      '[No text found via OCR]',
    ])
    const failed = await read([written, scan], () => Promise.reject(new Error('crash')))
    expect([failed.pages[1]?.source, failed.texts[1]]).toEqual([
      'failed',
      '[OCR processing failed]',
    ])
    const undrawn = await read([written, scan], () => recognitionOf('x'), {
      renderPage: () => Promise.reject(new Error('no canvas')),
    })
    expect([undrawn.pages[1]?.source, undrawn.texts[1]]).toEqual([
      'failed',
      '[OCR rendering failed]',
    ])
  })

  it('says of a page that cannot even be opened what it says without recognition', async () => {
    const file = fileOf('a.pdf', await pdfOf(written, scan))
    const { content, pages } = await readPdf(file, {
      openPdf: async (source, password) => {
        const task = await openNodePdf(source, password)
        const document = await task.promise
        const getPage = document.getPage.bind(document)
        document.getPage = async (number) => {
          if (number === 2) throw new Error('broken page')
          return getPage(number)
        }
        return task
      },
      recognizing: {
        recognizer: { atOnce: 1, recognize: async () => recognitionOf('x'), close: () => {} },
        renderPage: letters,
      },
    })
    expect(pages[1]?.source).toBe('failed')
    expect(content.slice(pages[1]?.start)).toBe('[Page 2 content could not be extracted]')
  })

  it('takes an empty picture for a blank page without asking the engine', async () => {
    const { pages, languages } = await read([written, scan], () => recognitionOf('x'), {
      renderPage: paper,
    })
    expect(pages[1]?.source).toBe('blank')
    expect(languages).toEqual([])
  })

  it('leaves the rest of the pages as they are once they are skipped', async () => {
    let recognized = 0
    const { pages, languages, texts } = await read(
      [written, scan, scan, scan, scan],
      () => {
        recognized += 1
        return recognitionOf('Was auf dem Bild steht.')
      },
      { isSkipped: () => recognized > 0 },
    )
    expect(languages.length).toBeGreaterThan(0)
    expect(languages.length).toBeLessThan(4)
    const left = pages.filter(({ source }) => source === 'unread')
    expect(left).toHaveLength(4 - languages.length)
    expect(left.every(({ isSkipped }) => isSkipped)).toBe(true)
    expect(texts[4]).toBe('')
  })

  it('draws the next page while an engine reads one', async () => {
    const drawings = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
    let drawn = 0
    let begun = 0
    const { pages } = await read(
      [written, scan, scan, scan, scan],
      async () => {
        begun += 1
        expect(drawn).toBe(begun)
        await drawings[Math.min(begun, 3)]?.promise
        return recognitionOf('Was auf dem Bild steht.')
      },
      {
        atOnce: 1,
        renderPage: async (page, scale) => {
          drawings[drawn]?.resolve()
          drawn += 1
          return letters(page, scale)
        },
      },
    )
    expect(pages.filter(({ source }) => source === 'ocr')).toHaveLength(4)
  })

  it('leaves pages alone whose text is known', async () => {
    const known = new Set([2])
    const { languages, pages } = await read([written, scan, scan], () => recognitionOf('words'), {
      known,
    })
    expect(languages).toEqual(['deu'])
    expect(pages.map(({ source }) => source)).toEqual(['text', 'unread', 'ocr'])
    const only = await read([scan], () => recognitionOf(''), { known: new Set([1]) })
    expect(only.content).toBe('')
  })

  it('refuses a file in which nothing could be recognized', async () => {
    await expect(read([scan], () => recognitionOf(''))).rejects.toMatchObject({ code: 'no_text' })
  })
})
