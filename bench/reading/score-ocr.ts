import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { recognitionScale } from '../../packages/extraction/src/formats/pdf/pdfjs/render-page.ts'
import { toPgm } from '../../packages/extraction/src/ocr/image/gray-image.ts'
import { recognizedText } from '../../packages/extraction/src/ocr/recognition.ts'
import { createNodeRecognizer, renderNodePage } from '../../packages/extraction/test/node-ocr.ts'
import { openNodePdf } from '../../packages/extraction/test/open-node-pdf.ts'
import { openDocument } from './documents.ts'
import { isInstalled } from './native-tools.ts'
import { wordF1, wordsOf } from './word-f1.ts'

export interface OcrScore {
  readonly name: string
  readonly f1: number
  readonly nativeF1: number
  readonly ms: number
  readonly nativeMs: number
}

const leastWords = 150

function nativeText(program: string, args: readonly string[]): string {
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  return spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8, env }).stdout ?? ''
}

/**
 * Draws first pages that have a good text layer, recognizes the pictures with our engine and with native tesseract,
 * one thread each, and compares both with the text layer.
 */
export async function scoreOcr(paths: readonly string[], pages: number): Promise<OcrScore[]> {
  if (pages === 0 || !isInstalled({ name: 'tesseract' }) || !isInstalled({ name: 'pdftotext' }))
    return []
  const folder = mkdtempSync(join(tmpdir(), 'precis-ocr-'))
  const recognizer = createNodeRecognizer()
  const scores: OcrScore[] = []
  try {
    for (const path of paths) {
      if (scores.length >= pages) break
      const expected = wordsOf(nativeText('pdftotext', ['-l', '1', path, '-']))
      const latin = expected.filter((word) => /^[a-z0-9]+$/.test(word)).length
      if (expected.length < leastWords || latin < expected.length * 0.95) continue
      const task = await openNodePdf(openDocument(path), undefined)
      const page = await (await task.promise).getPage(1)
      const image = await renderNodePage(page, recognitionScale)
      await task.destroy()
      const file = join(folder, 'page.pgm')
      writeFileSync(file, toPgm(image))
      if (scores.length === 0) await recognizer.recognize(image, 'eng')
      const start = performance.now()
      const ours = wordsOf(recognizedText(await recognizer.recognize(image, 'eng')))
      const ms = performance.now() - start
      const nativeStart = performance.now()
      const native = wordsOf(nativeText('tesseract', [file, '-', '-l', 'eng', '--dpi', '144']))
      const nativeMs = performance.now() - nativeStart
      scores.push({
        name: basename(path),
        f1: wordF1(ours, expected),
        nativeF1: wordF1(native, expected),
        ms,
        nativeMs,
      })
    }
    return scores
  } finally {
    recognizer.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
