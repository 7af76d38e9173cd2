import { isFileError } from '@precis/domain'
import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import type { ReadingProgress } from '../document/document.ts'
import { browserPdfium } from '../formats/pdf/pdfium/browser-pdfium.ts'
import type { OpenPdf } from '../formats/pdf/pdfjs/open-pdf.ts'
import { createRenderPage } from '../formats/pdf/pdfjs/render-page.ts'
import { enginesFor } from '../ocr/engines-for.ts'
import type { Recognizer } from '../ocr/recognition.ts'
import type { ReaderRequest, ReadReply, ReadRequest } from './protocol.ts'
import { isPdfFile, loadReaders, readFile } from './read-file.ts'

type Of<Type extends ReadRequest['type']> = Extract<ReadRequest, { type: Type }>

// Where the parts that are loaded at run time are served.
const pdfjsFolder = new URL('/pdfjs/', self.location.origin).href
const tesseractFolder = new URL('/tesseract', self.location.origin).href
const engines = enginesFor(navigator.hardwareConcurrency || 2)

let recognizer: Recognizer | null = null
let onAlive = () => {}
let isSkipped = false

function reply(message: ReadReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}

async function openRecognizer(): Promise<Recognizer> {
  if (recognizer) return recognizer
  const { createRecognizer } = await import('../ocr/recognizer.ts')
  recognizer = createRecognizer(
    {
      workerPath: `${tesseractFolder}/worker.js`,
      corePath: tesseractFolder,
      languagePath: () => tesseractFolder,
    },
    { atOnce: engines, onAlive: () => onAlive() },
  )
  return recognizer
}

const openPdf: OpenPdf = async (file, password) => {
  const { openBrowserPdf } = await import('../formats/pdf/pdfjs/open-browser-pdf.ts')
  return openBrowserPdf(file, pdfjsFolder, password)
}

/** A recognizer that starts with the first page that needs it. */
function lazyRecognizer(atOnce: number): Recognizer {
  return {
    atOnce,
    recognize: async (image, language) => (await openRecognizer()).recognize(image, language),
    close: () => recognizer?.close(),
  }
}

function progressOf({ id }: ReadRequest): (progress: ReadingProgress) => void {
  return (progress) => {
    onAlive = () => reply({ id, type: 'progress', progress })
    onAlive()
  }
}

async function readOne(request: Of<'file'>): Promise<void> {
  isSkipped = false
  const document = await readFile(request.file, {
    maxFileBytes: request.maxFileBytes,
    password: request.password,
    openPdf,
    pdfium: browserPdfium,
    recognizing: {
      recognizer: lazyRecognizer(engines),
      renderPage: createRenderPage((width, height) => new OffscreenCanvas(width, height)),
      language: request.language,
      known: new Set(request.knownPages),
      isSkipped: () => isSkipped,
    },
    onProgress: progressOf(request),
  })
  reply({ id: request.id, type: 'done', document })
}

async function readPictures(request: Of<'photos'>): Promise<void> {
  const { readPhotos } = await import('../formats/photo/read-photos.ts')
  const { decodePhoto } = await import('../formats/photo/decode-photo.ts')
  const document = await readPhotos(request.files, {
    decode: decodePhoto,
    recognizer: lazyRecognizer(1),
    maxFileBytes: request.maxFileBytes,
    language: request.language,
    onProgress: progressOf(request),
  })
  reply({ id: request.id, type: 'done', document })
}

let opened: { readonly key: string; readonly task: PDFDocumentLoadingTask } | null = null

async function drawPageImage(request: Of<'pageImage'>): Promise<void> {
  const { id, file, page, widthPx, turn } = request
  if (!(await isPdfFile(file))) {
    const { photoBitmap } = await import('../formats/photo/decode-photo.ts')
    const bitmap = await photoBitmap(file, widthPx, turn)
    reply({ id, type: 'drawn', image: { bitmap, words: [] } }, [bitmap])
    return
  }
  const { drawPage } = await import('../formats/pdf/pdfjs/draw-page.ts')
  const key = `${file.name}\n${file.size}\n${file.lastModified}\n${request.password ?? ''}`
  if (opened?.key !== key) {
    await opened?.task.destroy()
    opened = null
    opened = { key, task: await openPdf(file, request.password) }
  }
  const image = await drawPage(await opened.task.promise, page, widthPx, turn)
  reply({ id, type: 'drawn', image }, [image.bitmap])
}

async function answer(request: ReadRequest): Promise<void> {
  try {
    if (request.type === 'file') await readOne(request)
    else if (request.type === 'photos') await readPictures(request)
    else await drawPageImage(request)
  } catch (error) {
    reply({
      id: request.id,
      type: 'failed',
      code: isFileError(error) ? error.code : 'failed',
    })
  }
}

/** What fails to load now is tried again by the file that needs it. */
async function prepare(): Promise<void> {
  const loaded = await Promise.allSettled([
    import('../formats/pdf/pdfjs/open-browser-pdf.ts'),
    import('../formats/pdf/pdfjs/draw-page.ts'),
    loadReaders(),
  ])
  const isComplete = loaded.every(({ status }) => status === 'fulfilled')
  reply({ id: null, type: 'prepared', isComplete })
}

self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  if (data.type === 'skip') isSkipped = true
  else void (data.type === 'prepare' ? prepare() : answer(data))
})
