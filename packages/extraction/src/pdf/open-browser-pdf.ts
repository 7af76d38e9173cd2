import { getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist'
import { pdfSettings } from './open-pdf.ts'
import { returnPdfPort, takePdfPort } from './pdf-worker-port.ts'

class NoFilterFactory {
  addFilter(): string {
    return 'none'
  }
  destroy(): void {}
}

/** Opens a PDF in the pdf.js worker that is kept, else in one of its own; fonts and tables from `assetsUrl` (ends in a slash). */
export async function openBrowserPdf(
  bytes: Uint8Array,
  assetsUrl: string,
): Promise<PDFDocumentLoadingTask> {
  const port = takePdfPort()
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
    let isSound = false
    try {
      await destroy()
      isSound = true
    } finally {
      worker.destroy()
      returnPdfPort(port, isSound)
    }
  }
  return task
}
