import { createRequire } from 'node:module'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { createRecogniser } from '../src/ocr/recogniser.ts'
import type { Recogniser } from '../src/ocr/recognition.ts'
import { createRenderPage } from '../src/pdf/render-page.ts'

const require = createRequire(import.meta.url)

/** Draws pages in Node.js. */
export const renderNodePage = createRenderPage((width, height) => createCanvas(width, height))

/** Recognises text in Node.js, language data from the installed packages. */
export function createNodeRecogniser(atOnce = 1): Recogniser {
  return createRecogniser(
    {
      languagePath: (language) =>
        path.join(
          path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)),
          '4.0.0_best_int',
        ),
    },
    { atOnce },
  )
}
