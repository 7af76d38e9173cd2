import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everydayProse, repeatTo, worstPieces } from './worst-texts.ts'

const seed = Number(process.env.SEED ?? 20_261_122)
const characters = 50_000
/** How many times the CPU time of everyday prose a text may take. The slowest takes three times as long; what is quadratic far more. */
const mostTimes = 5
const tries = 4
const withoutLimit = 0
/** Counted in CPU time of this process, so that a busy machine decides nothing: ends what would go on for hours. */
const endedAfterTimes = 6 * mostTimes
const lookEveryMs = 250

let worker = start()
let everydayMs = Number.POSITIVE_INFINITY

function start(): Worker {
  return new Worker(new URL('./cost-worker.ts', import.meta.url))
}

function spentMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The CPU time that everything done with a text takes; endless when it goes far beyond its bound. */
async function cpuMsOf(text: string): Promise<number> {
  const before = spentMs()
  const isEndless = new AbortController()
  const watch = setInterval(() => {
    if (spentMs() - before > endedAfterTimes * everydayMs) isEndless.abort()
  }, lookEveryMs)
  worker.postMessage(text)
  try {
    const [ms] = await once(worker, 'message', { signal: isEndless.signal })
    return Number(ms)
  } catch (error) {
    await worker.terminate()
    worker = start()
    if (isEndless.signal.aborted) return Number.POSITIVE_INFINITY
    throw error
  } finally {
    clearInterval(watch)
  }
}

/** How many times as long as everyday prose of this length. What seems too long is measured again, prose beside it. */
async function timesEveryday(text: string): Promise<number> {
  let least = (await cpuMsOf(text)) / everydayMs
  for (let count = 1; count < tries && least >= mostTimes && least < Infinity; count += 1) {
    const besideMs = await cpuMsOf(repeatTo(everydayProse, characters))
    least = Math.min(least, (await cpuMsOf(text)) / besideMs)
  }
  return least
}

beforeAll(async () => {
  await cpuMsOf(repeatTo(everydayProse, characters))
  everydayMs = await cpuMsOf(repeatTo(everydayProse, characters))
}, withoutLimit)
afterAll(() => worker.terminate())

describe('everything that is done with a text takes time in proportion to its length', () => {
  it.each(Object.entries(worstPieces))(
    'of %s repeated',
    { timeout: withoutLimit },
    async (_, piece) => {
      expect(await timesEveryday(repeatTo(piece, characters))).toBeLessThan(mostTimes)
    },
  )

  it(`of pieces repeated within each other (SEED=${seed})`, { timeout: withoutLimit }, async () => {
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
        expect(await timesEveryday(text)).toBeLessThan(mostTimes)
      }),
      { seed, numRuns: 25, endOnFailure: true },
    )
  })
})
