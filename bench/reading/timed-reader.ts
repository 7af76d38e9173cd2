/**
 * A thread that reads the files named to it with one library. It is told for how long, and answers with the milliseconds of
 * the fastest pass.
 */
import { parentPort, workerData } from 'node:worker_threads'
import mammoth from 'mammoth'
import { readFile } from '../../packages/extraction/src/reader/read-file.ts'
import { nodePdfium } from '../../packages/extraction/test/node-pdfium.ts'
import { openNodePdf } from '../../packages/extraction/test/open-node-pdf.ts'
import { openDocument } from './documents.ts'
import { fastestPass } from './fastest-pass.ts'

export type Library = 'precis' | 'mammoth'

export interface ReadingTask {
  readonly library: Library
  readonly paths: readonly string[]
}

const readers: Readonly<Record<Library, (path: string) => Promise<unknown>>> = {
  precis: (path) => readFile(openDocument(path), { openPdf: openNodePdf, pdfium: nodePdfium }),
  mammoth: (path) => mammoth.extractRawText({ path }),
}

const { library, paths } = workerData as ReadingTask

async function readAll(): Promise<void> {
  for (const path of paths) await readers[library](path).catch(() => undefined)
}

parentPort?.on('message', async (leastMs: number) => {
  parentPort?.postMessage(await fastestPass(readAll, leastMs))
})
