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

const pieceBytes = 4 * 1024 * 1024

/** Copies a file into the memory of the engine, where it stays until it is closed; besides, only a piece of it is held. */
async function place(engine: Engine, file: Blob): Promise<number> {
  const at = engine.malloc(Math.max(1, file.size))
  if (at === 0) throw new Error('PDFium has no memory left')
  for (let from = 0; from < file.size; from += pieceBytes) {
    const piece = await file.slice(from, from + pieceBytes).arrayBuffer()
    new Uint8Array(engine.memory.buffer).set(new Uint8Array(piece), at + from)
  }
  return at
}

async function openDocument(
  engine: Engine,
  { file, password }: Extract<PdfiumRequest, { type: 'open' }>,
): Promise<Opened> {
  const secret = password === undefined ? 0 : await place(engine, new Blob([`${password}\0`]))
  const data = await place(engine, file)
  const document = engine.FPDF_LoadMemDocument(data, file.size, secret)
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
        opened = await openDocument(kept ?? (await startEngine(request.engine)), request)
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
