import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { LoadFont } from '../files/pdf/pdf-file.ts'

const ofExtraction = createRequire(import.meta.resolve('@precis/extraction'))
const folder = join(dirname(ofExtraction.resolve('pdfjs-dist/package.json')), 'standard_fonts')

/** Where a font lies that the product serves for pages of PDF files. */
export const fontPath = (name: string) => join(folder, name)

/** Loads fonts from where the build takes them. */
export const readFont: LoadFont = async (name) =>
  new Uint8Array(await readFile(fontPath(name))).buffer
