import { type Engine, startEngine } from './engine.ts'
import { type Answers, allocateAnswers, readPageText } from './page-text.ts'
import type { PdfiumReply, PdfiumRequest } from './protocol.ts'

interface Opened {
  readonly engine: Engine
  readonly document: number
  readonly answers: Answers
  /** What was allocated for the file. */
  readonly taken: readonly number[]
}

const mostKeptBytes = 48 * 1024 * 1024

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
  const answers = allocateAnswers(engine)
  return { engine, document, answers, taken: [secret, data, ...Object.values(answers)] }
}

function closeDocument({ engine, document, taken }: Opened): Engine | null {
  engine.FPDF_CloseDocument(document)
  for (const at of taken) engine.free(at)
  // What an engine has taken it never gives back.
  return engine.memory.buffer.byteLength > mostKeptBytes ? null : engine
}

/** Answers the requests for one file after another in the thread that PDFium works in. Whatever goes wrong ends in `failed`. */
export function servePages(
  post: (reply: PdfiumReply, transfer: ArrayBuffer[]) => void,
): (request: PdfiumRequest) => Promise<void> {
  let kept: Engine | null = null
  let opened: Opened | null = null
  return async (request) => {
    try {
      if (request.type === 'open') {
        opened = openDocument(kept ?? (await startEngine(request.engine)), request)
        post({ type: 'opened', pages: opened.engine.FPDF_GetPageCount(opened.document) }, [])
        return
      }
      if (opened === null) throw new Error('no file is open')
      if (request.type === 'close') {
        kept = closeDocument(opened)
        opened = null
        return
      }
      const { engine, document, answers } = opened
      const text = readPageText(engine, document, request.number - 1, answers)
      const transfer = text ? [text.geometry.buffer as ArrayBuffer] : []
      post({ type: 'page', number: request.number, text }, transfer)
    } catch {
      post({ type: 'failed' }, [])
    }
  }
}
