let isKeeping = false
let isInUse = false
let kept: Worker | null = null

function startPort(): Worker {
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  })
  port.addEventListener('error', () => {
    if (kept === port) kept = null
  })
  return port
}

/**
 * Starts a pdf.js worker now and keeps one from then on, so that a PDF can be opened without a network. Resolves once
 * it runs; rejects when it cannot be loaded.
 */
export async function keepPdfPort(): Promise<void> {
  isKeeping = true
  if (isInUse || kept) return
  const port = startPort()
  kept = port
  await new Promise<void>((resolve, reject) => {
    port.addEventListener('message', () => resolve(), { once: true })
    port.addEventListener('error', () => reject(new Error('pdf.js could not be loaded')), {
      once: true,
    })
  })
}

/** The pdf.js worker that is kept, else a new one. To be given back. */
export function takePdfPort(): Worker {
  const port = kept ?? startPort()
  kept = null
  isInUse = true
  return port
}

/** Keeps the worker for the next PDF when one is to be kept and it is `sound`, else ends it. */
export function returnPdfPort(port: Worker, isSound: boolean): void {
  isInUse = false
  if (isSound && isKeeping && kept === null) kept = port
  else port.terminate()
}
