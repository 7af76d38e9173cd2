import type { Worker as TesseractWorker } from 'tesseract.js'
import type { GrayImage } from './image/gray-image.ts'
import { preparedImage } from './image/prepared.ts'
import type { OcrLanguage } from './ocr-languages.ts'
import type { Recognition } from './recognition.ts'
import { linesOf } from './recognized-lines.ts'

/** Where the parts of the engine are: addresses in a browser, paths in Node.js. */
export interface TesseractAssets {
  readonly workerPath?: string
  readonly corePath?: string
  readonly languagePath: (language: OcrLanguage) => string
}

const startTimeoutMs = 90_000
const pageTimeoutMs = 120_000
const automaticSegmentation = '3'
const oneThreshold = '0'
// Finds letters on areas of several colors, but on the grain of a scan it finds letters everywhere.
const thresholdForEachTile = '1'
const outputs = { text: false, tsv: true }
const drawnDotsPerInch = 144

function withTimeout<Value>(work: Promise<Value>, timeoutMs: number, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took too long`)), timeoutMs)
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}

/** One running engine for one language. */
export interface TesseractEngine {
  readonly language: OcrLanguage
  /** Recognizes the image as it stands, or a band of it. */
  recognize(
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
    await worker.setParameters({ tessedit_pageseg_mode: automaticSegmentation as never })
  } catch (error) {
    stopLate()
    throw error
  }
  return {
    language,
    async recognize(image, band) {
      const { file, paper, scale, width } = preparedImage(image)
      const rectangle = band && {
        left: 0,
        top: Math.floor(band.top * scale),
        width,
        height: Math.floor(band.height * scale),
      }
      // Without waiting for the first answer, which might find this thread drawing the next page.
      const work = Promise.all([
        worker.setParameters({
          thresholding_method: paper === 'coloredAreas' ? thresholdForEachTile : oneThreshold,
          user_defined_dpi: String(drawnDotsPerInch * scale),
        }),
        // Its types know no other bytes. A Blob would be read into bytes first.
        worker.recognize(
          file as Uint8Array as Buffer,
          { ...(rectangle && { rectangle }) },
          outputs,
        ),
      ])
      const [, { data }] = await withTimeout(
        Promise.race([work, failure]),
        pageTimeoutMs,
        'recognizing a page',
      )
      return {
        blocks: linesOf(data.tsv ?? '', scale),
        confidence: data.confidence,
        turn: 0,
        width: image.width,
        height: image.height,
      }
    },
    close: () => void worker.terminate(),
  }
}
