import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { boundUnpacking } from '../src/formats/pdf/pdfjs/bounded-unpacking.ts'
import { type OpenPdf, pdfSettings } from '../src/formats/pdf/pdfjs/open-pdf.ts'
import { watchRemovedPictures } from '../src/formats/pdf/pdfjs/removed-images.ts'

const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Opens PDFs in Node.js, pdf.js running on the same thread. */
export const openNodePdf: OpenPdf = async (file, password) => {
  boundUnpacking()
  watchRemovedPictures()
  return getDocument({
    ...pdfSettings,
    data: await file.arrayBuffer(),
    ...(password === undefined ? {} : { password }),
    cMapUrl: `${root}/cmaps/`,
    standardFontDataUrl: `${root}/standard_fonts/`,
    wasmUrl: `${root}/wasm/`,
    iccUrl: `${root}/iccs/`,
  })
}
