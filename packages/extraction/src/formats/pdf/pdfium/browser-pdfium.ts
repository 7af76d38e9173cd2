import wasmUrl from '@embedpdf/pdfium/pdfium.wasm?url'
import { lendThreads } from './lend-threads.ts'
import type { PdfiumHost, PdfiumReply, PdfiumThread } from './protocol.ts'

let compiled: Promise<WebAssembly.Module> | null = null

/** Fetches and compiles PDFium once; what failed is tried again by the next file. */
function compile(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(wasmUrl)).catch((error: unknown) => {
    compiled = null
    throw error
  })
  return compiled
}

function startThread(): PdfiumThread {
  const worker = new Worker(new URL('./pdfium-worker.ts', import.meta.url), { type: 'module' })
  return {
    post: (request) => worker.postMessage(request),
    listen(onReply) {
      worker.addEventListener('message', ({ data }: MessageEvent<PdfiumReply>) => onReply(data))
      for (const fault of ['error', 'messageerror']) {
        worker.addEventListener(fault, (event) => {
          event.preventDefault()
          onReply({ type: 'failed' })
        })
      }
    },
    end: () => worker.terminate(),
  }
}

/** PDFium as a browser gets it, in a worker of its own below that of the reader. */
export const browserPdfium: PdfiumHost = {
  cores: navigator.hardwareConcurrency || 1,
  openMs: 5_000,
  pageMs: 10_000,
  compile,
  startThread: lendThreads(startThread),
}
