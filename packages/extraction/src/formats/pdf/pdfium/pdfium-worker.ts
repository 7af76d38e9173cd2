/** The thread that PDFium works in: what crashes it, fills its memory or never ends ends with it, and the reader goes on. */
import type { PdfiumRequest } from './protocol.ts'
import { servePages } from './serve-pages.ts'

const serve = servePages((reply, transfer) => self.postMessage(reply, { transfer }))

self.addEventListener('message', ({ data }: MessageEvent<PdfiumRequest>) => void serve(data))
