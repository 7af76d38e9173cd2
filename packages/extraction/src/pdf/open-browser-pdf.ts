import { getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist'
import { pdfSettings } from './open-pdf.ts'

class NoFilterFactory {
  addFilter(): string {
    return 'none'
  }
  destroy(): void {}
}

/** Opens a PDF with a pdf.js worker of its own, fonts and tables from `assetsUrl` (ends in a slash). */
export async function openBrowserPdf(
  bytes: Uint8Array,
  assetsUrl: string,
): Promise<PDFDocumentLoadingTask> {
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  })
  const worker = PDFWorker.create({ port, verbosity: 0 })
  const task = getDocument({
    ...pdfSettings,
    data: bytes,
    worker,
    cMapUrl: `${assetsUrl}cmaps/`,
    standardFontDataUrl: `${assetsUrl}standard_fonts/`,
    wasmUrl: `${assetsUrl}wasm/`,
    iccUrl: `${assetsUrl}iccs/`,
    useWorkerFetch: true,
    FilterFactory: NoFilterFactory,
  })
  const destroy = task.destroy.bind(task)
  task.destroy = async () => {
    await destroy()
    worker.destroy()
    port.terminate()
  }
  return task
}
