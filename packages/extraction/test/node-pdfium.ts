import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { lendThreads } from '../src/formats/pdf/pdfium/lend-threads.ts'
import type { PdfiumHost, PdfiumReply, PdfiumThread } from '../src/formats/pdf/pdfium/protocol.ts'

const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
let compiled: Promise<WebAssembly.Module> | null = null

function compile(): Promise<WebAssembly.Module> {
  compiled ??= readFile(wasm).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

function startThread(): PdfiumThread {
  const worker = new Worker(new URL('./pdfium-thread.ts', import.meta.url))
  // A thread that waits for its next file keeps no process alive.
  worker.unref()
  return {
    post: (request) => worker.postMessage(request),
    listen(onReply) {
      worker.on('message', (reply: PdfiumReply) => onReply(reply))
      worker.on('error', () => onReply({ type: 'failed' }))
    },
    end: () => void worker.terminate(),
  }
}

/** PDFium as Node.js gets it. */
export const nodePdfium: PdfiumHost = {
  cores: availableParallelism(),
  openMs: 60_000,
  pageMs: 60_000,
  compile,
  startThread: lendThreads(startThread),
}
