/** The thread of PDFium in Node.js. */
import { parentPort } from 'node:worker_threads'
import type { PdfiumRequest } from '../src/formats/pdf/pdfium/protocol.ts'
import { servePages } from '../src/formats/pdf/pdfium/serve-pages.ts'

const serve = servePages((reply, transfer) => parentPort?.postMessage(reply, transfer))

parentPort?.on('message', (request: PdfiumRequest) => void serve(request))
