import type { OcrLanguage } from './ocr-languages.ts'
import type { Recognizer } from './recognition.ts'
import { recognizeUpright } from './recognize-upright.ts'
import { withoutSmudges } from './recognized-lines.ts'
import { startTesseract, type TesseractAssets, type TesseractEngine } from './tesseract-engine.ts'

interface RecognizerOptions {
  readonly atOnce: number
  /** Called whenever an engine has started or answered. */
  readonly onAlive?: () => void
  readonly start?: (language: OcrLanguage, assets: TesseractAssets) => Promise<TesseractEngine>
}

/**
 * Makes a recognizer with up to `atOnce` engines, each started when first needed. An engine that failed or stopped
 * answering is replaced.
 */
export function createRecognizer(
  assets: TesseractAssets,
  { atOnce, start = startTesseract, onAlive }: RecognizerOptions,
): Recognizer {
  const idle: TesseractEngine[] = []
  const busy = new Set<TesseractEngine>()
  const waiting: (() => void)[] = []
  let running = 0
  let isClosed = false

  const enter = async () => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  const engineFor = async (language: OcrLanguage): Promise<TesseractEngine> => {
    const at = idle.findIndex((engine) => engine.language === language)
    const [engine] = at === -1 ? [] : idle.splice(at, 1)
    if (engine) return engine
    for (const other of idle.splice(0)) other.close()
    const started = await start(language, assets)
    onAlive?.()
    return {
      ...started,
      recognize: (image, band) => started.recognize(image, band).finally(() => onAlive?.()),
    }
  }

  return {
    atOnce,
    async recognize(image, language) {
      await enter()
      try {
        if (isClosed) throw new Error('The recognizer is closed')
        const engine = await engineFor(language)
        busy.add(engine)
        try {
          const recognition = await recognizeUpright(image, engine)
          idle.push(engine)
          return withoutSmudges(recognition)
        } catch (error) {
          engine.close()
          throw error
        } finally {
          busy.delete(engine)
        }
      } finally {
        leave()
      }
    },
    close() {
      isClosed = true
      for (const engine of [...idle.splice(0), ...busy]) engine.close()
    },
  }
}
