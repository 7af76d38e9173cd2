import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fastestPass } from './fastest-pass.ts'
import { isInstalled, type NativeTool } from './native-tools.ts'
import type { Library, ReadingTask } from './timed-reader.ts'

/** Time that one way of reading takes for a whole folder, in milliseconds. */
export interface Speed {
  readonly name: string
  readonly coldMs: number
  readonly warmMs: number
}

interface Way {
  readonly name: string
  /** Reads all files over and over, for at least so long; resolves with the milliseconds of the fastest pass. */
  readonly read: (leastMs: number) => Promise<number>
  readonly close?: () => Promise<unknown>
}

const leastTurns = 4
const enoughMs = 8_000
/** Code is compiled while it runs, so every way has the same time for that. */
const turnMs = 400

/** In a thread of its own, as in the product, so that none clears the memory that another has used. */
function inThread(library: Library, paths: readonly string[]): Way {
  const workerData: ReadingTask = { library, paths }
  const thread = new Worker(new URL('./timed-reader.ts', import.meta.url), { workerData })
  return {
    name: library,
    async read(leastMs) {
      thread.postMessage(leastMs)
      const [ms] = await once(thread, 'message')
      return ms as number
    },
    close: () => thread.terminate(),
  }
}

function asProgram({ name, run }: NativeTool, paths: readonly string[]): Way {
  const readAll = async () => {
    for (const path of paths) run(path)
  }
  return { name, read: (leastMs) => fastestPass(readAll, leastMs) }
}

/**
 * Reads all files with each way in turn: once cold, then in turns of the same length, of which the fastest pass counts,
 * so that a busy moment of the machine does not fall on one way alone.
 */
export async function measureSpeed(
  kind: string,
  paths: readonly string[],
  tools: readonly NativeTool[],
): Promise<Speed[]> {
  const ways = [inThread('precis', paths)]
  if (kind === 'docx') ways.push(inThread('mammoth', paths))
  const peer = tools.find(isInstalled)
  if (peer) ways.push(asProgram(peer, paths))
  const coldMs: number[] = []
  for (const { read } of ways) coldMs.push(await read(0))
  const warmMs = ways.map(() => Number.POSITIVE_INFINITY)
  const end = performance.now() + enoughMs
  for (let turn = 0; turn < leastTurns || performance.now() < end; turn += 1) {
    for (const [index, { read }] of ways.entries()) {
      warmMs[index] = Math.min(warmMs[index] ?? 0, await read(turnMs))
    }
  }
  for (const { close } of ways) await close?.()
  return ways.map(({ name }, index) => ({
    name,
    coldMs: coldMs[index] ?? 0,
    warmMs: warmMs[index] ?? 0,
  }))
}
