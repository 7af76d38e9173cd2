import type { Page, Worker as TesseractWorker } from 'tesseract.js'
import { type GrayImage, toPgm } from './gray-image.ts'
import type { OcrLanguage } from './ocr-languages.ts'
import type { RecognisedLine, Recognition } from './recognition.ts'

/** Where the parts of the engine are: addresses in a browser, paths in Node.js. */
export interface TesseractAssets {
  readonly workerPath?: string
  readonly corePath?: string
  readonly languagePath: (language: OcrLanguage) => string
}

const startTimeoutMs = 90_000
const pageTimeoutMs = 120_000
const automaticSegmentation = '3'
// Adaptive Otsu: better than the global default on the small letters of pages at 144 dots an inch.
const adaptiveOtsu = '1'

function withTimeout<Value>(work: Promise<Value>, timeoutMs: number, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took too long`)), timeoutMs)
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}

function linesOf(blocks: Page['blocks']): RecognisedLine[][] {
  return (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .map(({ lines }) =>
      lines.map(({ words, bbox }) => ({
        x: bbox.x0,
        y: bbox.y0,
        width: bbox.x1 - bbox.x0,
        height: bbox.y1 - bbox.y0,
        words: words
          .filter(({ text }) => text.trim() !== '')
          .map((word) => ({
            text: word.text,
            confidence: word.confidence,
            x: word.bbox.x0,
            y: word.bbox.y0,
            width: word.bbox.x1 - word.bbox.x0,
            height: word.bbox.y1 - word.bbox.y0,
          })),
      })),
    )
    .map((lines) => lines.filter(({ words }) => words.length > 0))
    .filter((lines) => lines.length > 0)
}

/** One running engine for one language. */
export interface TesseractEngine {
  readonly language: OcrLanguage
  /** Recognises the picture as it stands, or a band of it. */
  recognise(
    image: GrayImage,
    band?: { readonly top: number; readonly height: number },
  ): Promise<Recognition>
  close(): void
}

/** Starts tesseract.js. It never answers when one of its files is missing, hence the time-outs. */
export async function startTesseract(
  language: OcrLanguage,
  assets: TesseractAssets,
): Promise<TesseractEngine> {
  const { createWorker, OEM } = await import('tesseract.js')
  let fail: (reason: Error) => void = () => undefined
  const failure = new Promise<never>((_, reject) => {
    fail = reject
  })
  failure.catch(() => undefined)
  const starting = createWorker(language, OEM.LSTM_ONLY, {
    ...(assets.workerPath === undefined ? {} : { workerPath: assets.workerPath }),
    ...(assets.corePath === undefined ? {} : { corePath: assets.corePath }),
    langPath: assets.languagePath(language),
    workerBlobURL: false,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: (reason: unknown) => fail(new Error(String(reason))),
  })
  const stopLate = () => void starting.then((worker) => worker.terminate()).catch(() => undefined)
  let worker: TesseractWorker
  try {
    worker = await withTimeout(
      Promise.race([starting, failure]),
      startTimeoutMs,
      'starting the recognition',
    )
    await worker.setParameters({
      tessedit_pageseg_mode: automaticSegmentation as never,
      thresholding_method: adaptiveOtsu,
      user_defined_dpi: '144',
    })
  } catch (error) {
    stopLate()
    throw error
  }
  return {
    language,
    async recognise(image, band) {
      const rectangle = band && { left: 0, top: band.top, width: image.width, height: band.height }
      const file = toPgm(image)
      const picture = typeof Buffer === 'undefined' ? new Blob([file]) : Buffer.from(file.buffer)
      const { data } = await withTimeout(
        Promise.race([
          worker.recognize(picture, rectangle ? { rectangle } : {}, { text: false, blocks: true }),
          failure,
        ]),
        pageTimeoutMs,
        'recognising a page',
      )
      return {
        blocks: linesOf(data.blocks),
        confidence: data.confidence,
        turn: 0,
        width: image.width,
        height: image.height,
      }
    },
    close: () => void worker.terminate(),
  }
}
