import { getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist'
// pdf.js runs its parsing here once this module is there, instead of starting a worker of its own.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
import { allBytesOf, type SourceFile } from '../../../document/source-file.ts'
import { boundUnpacking } from './bounded-unpacking.ts'
import { pdfSettings } from './open-pdf.ts'
import { quietRejections } from './quiet-rejections.ts'
import { watchRemovedPictures } from './removed-images.ts'

class NoFilterFactory {
  addFilter(): string {
    return 'none'
  }
  destroy(): void {}
}

interface Drawing {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

class OffscreenCanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas) [canvas.width, canvas.height] = [width, height]
  }
  destroy(drawing: Drawing): void {
    if (drawing.canvas) [drawing.canvas.width, drawing.canvas.height] = [0, 0]
    drawing.canvas = null
    drawing.context = null
  }
}

/** Opens a PDF with pdf.js in this very thread, which is to be a worker; fonts and tables from `assetsUrl` (ends in a slash). */
export async function openBrowserPdf(
  file: SourceFile,
  assetsUrl: string,
  password: string | undefined,
): Promise<PDFDocumentLoadingTask> {
  boundUnpacking()
  watchRemovedPictures()
  quietRejections(self)
  return getDocument({
    ...pdfSettings,
    // At once: a file whose pages are in one list is needed as a whole before its first page.
    data: await allBytesOf(file),
    ...(password === undefined ? {} : { password }),
    cMapUrl: `${assetsUrl}cmaps/`,
    standardFontDataUrl: `${assetsUrl}standard_fonts/`,
    wasmUrl: `${assetsUrl}wasm/`,
    iccUrl: `${assetsUrl}iccs/`,
    useWorkerFetch: true,
    FilterFactory: NoFilterFactory,
    CanvasFactory: OffscreenCanvasFactory,
  })
}
