import { type Engine, startEngine } from './engine.ts'
import { type Answers, allocateAnswers, readPageText } from './page-text.ts'
import type { PdfiumReply, PdfiumRequest } from './protocol.ts'

interface Opened {
  readonly engine: Engine
  readonly document: number
  readonly answers: Answers
}

/** Puts bytes into the memory of the engine, where they stay as long as it. */
function place(engine: Engine, bytes: Uint8Array): number {
  const at = engine.malloc(Math.max(1, bytes.byteLength))
  if (at === 0) throw new Error('PDFium has no memory left')
  new Uint8Array(engine.memory.buffer).set(bytes, at)
  return at
}

function openDocument(
  engine: Engine,
  { bytes, password }: Extract<PdfiumRequest, { type: 'open' }>,
): Opened {
  const secret =
    password === undefined ? 0 : place(engine, new TextEncoder().encode(`${password}\0`))
  const data = place(engine, new Uint8Array(bytes))
  const document = engine.FPDF_LoadMemDocument(data, bytes.byteLength, secret)
  if (document === 0) throw new Error('PDFium does not open the file')
  return { engine, document, answers: allocateAnswers(engine) }
}

/** Answers the requests for one file in the thread that PDFium works in. Whatever goes wrong ends in `failed`. */
export function servePages(
  post: (reply: PdfiumReply, transfer: ArrayBuffer[]) => void,
): (request: PdfiumRequest) => Promise<void> {
  let opened: Opened | null = null
  return async (request) => {
    try {
      if (request.type === 'open') {
        opened = openDocument(await startEngine(request.engine), request)
        post({ type: 'opened', pages: opened.engine.FPDF_GetPageCount(opened.document) }, [])
        return
      }
      if (opened === null) throw new Error('no file is open')
      const { engine, document, answers } = opened
      const text = readPageText(engine, document, request.number - 1, answers)
      const transfer = text ? [text.places.buffer as ArrayBuffer] : []
      post({ type: 'page', number: request.number, text }, transfer)
    } catch {
      post({ type: 'failed' }, [])
    }
  }
}
