import { isFileError } from '@precis/domain'
import { keepPdfPort } from './pdf/pdf-worker-port.ts'
import type { ReaderRequest, ReadReply, ReadRequest } from './protocol.ts'
import { loadReaders, readFile } from './read-file.ts'

function reply(message: ReadReply): void {
  self.postMessage(message)
}

async function read({ id, file, assetsUrl, maxFileBytes }: ReadRequest): Promise<void> {
  try {
    const document = await readFile(file, {
      maxFileBytes,
      openPdf: async (bytes) => {
        const { openBrowserPdf } = await import('./pdf/open-browser-pdf.ts')
        return openBrowserPdf(bytes, new URL(assetsUrl, self.location.origin).href)
      },
      onProgress: (progress) => reply({ id, type: 'progress', progress }),
    })
    reply({ id, type: 'done', document })
  } catch (error) {
    reply({ id, type: 'failed', code: isFileError(error) ? error.code : 'failed' })
  }
}

/** What fails to load now is tried again by the file that needs it. */
async function prepare(): Promise<void> {
  keepPdfPort()
  await Promise.allSettled([import('./pdf/open-browser-pdf.ts'), loadReaders()])
}

self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void (data.type === 'read' ? read(data) : prepare())
})
