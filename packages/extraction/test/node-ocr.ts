import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { createRenderPage } from '../src/formats/pdf/render-page.ts'
import type { Recogniser } from '../src/ocr/recognition.ts'
import { createRecogniser } from '../src/ocr/recognizer.ts'

const languageData = path.join(import.meta.dirname, '../tessdata')

/** Draws pages in Node.js. */
export const renderNodePage = createRenderPage((width, height) => createCanvas(width, height))

/** Recognises text in Node.js, with the language data that is served to browsers. */
export function createNodeRecogniser(atOnce = 1): Recogniser {
  return createRecogniser({ languagePath: () => languageData }, { atOnce })
}
