import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everydayProse, repeatTo, worstPieces } from './worst-texts.ts'

const seed = Number(process.env.SEED ?? 20_261_122)
const characters = 200_000
/** How many times the CPU time of everyday prose a text may take; what is quadratic takes far more. */
const mostTimes = 20
/** Only ends what would go on for hours. */
const deadlineMs = 200_000

let worker = start()
let everydayMs = 0

function start(): Worker {
  return new Worker(new URL('./cost-worker.ts', import.meta.url))
}

/** The CPU time that everything done with a text takes; endless when it does not come to an end. */
async function cpuMsOf(text: string): Promise<number> {
  worker.postMessage(text)
  try {
    const [ms] = await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) })
    return Number(ms)
  } catch (error) {
    await worker.terminate()
    worker = start()
    if (error instanceof Error && error.name === 'AbortError') return Number.POSITIVE_INFINITY
    throw error
  }
}

beforeAll(async () => {
  await cpuMsOf(repeatTo(everydayProse, characters))
  everydayMs = await cpuMsOf(repeatTo(everydayProse, characters))
}, deadlineMs)
afterAll(() => worker.terminate())

describe('everything that is done with a text takes time in proportion to its length', () => {
  it.each(Object.entries(worstPieces))('of %s repeated', async (_, piece) => {
    const ms = await cpuMsOf(repeatTo(piece, characters))
    expect(ms / everydayMs).toBeLessThan(mostTimes)
  })

  it(`of pieces repeated within each other (SEED=${seed})`, { timeout: 600_000 }, async () => {
    const pieces = fc.constantFrom(...Object.values(worstPieces), 'x', '\n', ' ', '\n\n', '1', '"')
    const runs = fc.array(fc.tuple(pieces, fc.constantFrom(1, 3, 40, 1_200, 20_000, characters)), {
      minLength: 1,
      maxLength: 3,
    })
    const texts = fc.tuple(runs, pieces).map(([parts, end]) => ({ parts, end }))
    await fc.assert(
      fc.asyncProperty(texts, async ({ parts, end }) => {
        const once = parts.map(([piece, times]) =>
          repeatTo(piece, Math.min(characters, piece.length * times)),
        )
        const text = repeatTo(once.join(''), characters) + end
        expect((await cpuMsOf(text)) / everydayMs).toBeLessThan(mostTimes)
      }),
      { seed, numRuns: 25, endOnFailure: true },
    )
  })
})
