import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { createRenderPage } from '../src/formats/pdf/pdfjs/render-page.ts'
import type { Recognizer } from '../src/ocr/recognition.ts'
import { createRecognizer } from '../src/ocr/recognizer.ts'

const languageData = path.join(import.meta.dirname, '../tessdata')

/** Draws pages in Node.js. */
export const renderNodePage = createRenderPage((width, height) => createCanvas(width, height))

/** Recognizes text in Node.js, with the language data that is served to browsers. */
export function createNodeRecognizer(atOnce = 1): Recognizer {
  return createRecognizer({ languagePath: () => languageData }, { atOnce })
}
