import mammoth from 'mammoth'
import { readFile } from '../../packages/extraction/src/read-file.ts'
import { openNodePdf } from '../../packages/extraction/test/open-node-pdf.ts'
import { openDocument } from './documents.ts'
import { isInstalled, type NativeTool } from './native-tools.ts'

/** Time that one way of reading takes for a whole folder, in milliseconds. */
export interface Speed {
  readonly name: string
  readonly coldMs: number
  readonly warmMs: number
}

async function timed(work: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function twice(name: string, work: () => Promise<void>): Promise<Speed> {
  return { name, coldMs: await timed(work), warmMs: await timed(work) }
}

async function ours(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await readFile(openDocument(path), { openPdf: openNodePdf }).catch(() => undefined)
  }
}

async function withMammoth(paths: readonly string[]): Promise<void> {
  for (const path of paths) await mammoth.extractRawText({ path }).catch(() => undefined)
}

/** Reads all files one after the other with each way in turn, twice. */
export async function measureSpeed(
  kind: string,
  paths: readonly string[],
  tools: readonly NativeTool[],
): Promise<Speed[]> {
  const speeds = [await twice('precis', () => ours(paths))]
  if (kind === 'docx') speeds.push(await twice('mammoth', () => withMammoth(paths)))
  const peer = tools.find(({ name }) => isInstalled(name))
  if (peer) {
    speeds.push(
      await twice(peer.name, async () => {
        for (const path of paths) peer.run(path)
      }),
    )
  }
  return speeds
}
