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

// Code is compiled while it runs: small folders are read until that is over.
const leastRounds = 4
const mostRounds = 24
const enoughMs = 8_000

async function timed(work: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function ours(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await readFile(openDocument(path), { openPdf: openNodePdf }).catch(() => undefined)
  }
}

async function withMammoth(paths: readonly string[]): Promise<void> {
  for (const path of paths) await mammoth.extractRawText({ path }).catch(() => undefined)
}

/**
 * Reads all files one after the other with each way in turn: once cold, then in rounds, of which the fastest counts,
 * so that a busy moment of the machine does not fall on one way alone.
 */
export async function measureSpeed(
  kind: string,
  paths: readonly string[],
  tools: readonly NativeTool[],
): Promise<Speed[]> {
  const ways: { name: string; work: () => Promise<void> }[] = [
    { name: 'precis', work: () => ours(paths) },
  ]
  if (kind === 'docx') ways.push({ name: 'mammoth', work: () => withMammoth(paths) })
  const peer = tools.find(isInstalled)
  if (peer) {
    const work = async () => {
      for (const path of paths) peer.run(path)
    }
    ways.push({ name: peer.name, work })
  }
  const coldMs: number[] = []
  for (const { work } of ways) coldMs.push(await timed(work))
  const warmMs = ways.map(() => Number.POSITIVE_INFINITY)
  const end = performance.now() + enoughMs
  for (let round = 0; round < mostRounds; round += 1) {
    if (round >= leastRounds && performance.now() > end) break
    for (const [index, { work }] of ways.entries()) {
      warmMs[index] = Math.min(warmMs[index] ?? 0, await timed(work))
    }
  }
  return ways.map(({ name }, index) => ({
    name,
    coldMs: coldMs[index] ?? 0,
    warmMs: warmMs[index] ?? 0,
  }))
}
