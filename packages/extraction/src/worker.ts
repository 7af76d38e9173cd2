import { isFileError } from '@precis/domain'
import type { ReadReply, ReadRequest } from './protocol.ts'
import { readFile } from './read-file.ts'

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

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  void read(event.data)
})
