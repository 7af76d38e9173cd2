import { describe, expect, it, vi } from 'vitest'
import { createByteBudget } from './byte-budget.ts'
import { readBytes, readJson } from './read-body.ts'

const roomy = { perHolder: 1_000_000, total: 1_000_000 }
const hold = () => createByteBudget(roomy).open('ada')
const never = () => new Promise<never>(() => undefined)

function bodyOf(pieces: AsyncIterable<string>, headers: Record<string, string> = {}): Request {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  return new Request('http://localhost/', init)
}

async function* readsOf(log: string[], ...pieces: string[]): AsyncGenerator<string> {
  for (const piece of pieces) {
    log.push(piece)
    yield piece
  }
}

describe('a body', () => {
  it('is put together from its pieces', async () => {
    const request = bodyOf(readsOf([], '{"a"', ':1}'))
    expect(await readJson(request, { maxBytes: 100, hold: hold() })).toEqual({ a: 1 })
  })

  it('of which nothing may be sent is refused by its length, unread', async () => {
    const read: string[] = []
    const request = bodyOf(readsOf(read, 'text'), { 'content-length': '101' })
    const refused = readBytes(request, { maxBytes: 100, hold: hold() })
    await expect(refused).rejects.toMatchObject({ code: 'too_large' })
    expect(read).toEqual([])
  })

  it('without a length is read no further than its limit', async () => {
    const read: string[] = []
    const request = bodyOf(readsOf(read, 'x'.repeat(60), 'y'.repeat(60), 'z'))
    const refused = readBytes(request, { maxBytes: 100, hold: hold() })
    await expect(refused).rejects.toMatchObject({ code: 'too_large' })
    expect(read).toHaveLength(2)
  })

  it.each([
    ['with a length', { 'content-length': '50' }, 0],
    ['without a length', {}, 2],
  ])('that is large is asked about before it is read: %s', async (_, headers, pieces) => {
    const read: string[] = []
    const request = bodyOf(readsOf(read, 'x'.repeat(20), 'y'.repeat(20), 'z'.repeat(10)), headers)
    const admitLarge = () => Promise.reject(new Error('not you'))
    const limits = { maxBytes: 100, smallBytes: 30, admitLarge, hold: hold() }
    await expect(readBytes(request, limits)).rejects.toThrow('not you')
    expect(read).toHaveLength(pieces)
  })

  it('is asked about once', async () => {
    let asked = 0
    const admitLarge = async () => {
      asked += 1
    }
    const request = bodyOf(readsOf([], 'x'.repeat(40), 'y'.repeat(40)))
    const bytes = await readBytes(request, {
      ...{ maxBytes: 100, smallBytes: 30, admitLarge },
      hold: hold(),
    })
    expect(bytes).toHaveLength(80)
    expect(asked).toBe(1)
  })

  it('is counted whole as soon as its length is known', async () => {
    const budget = createByteBudget({ perHolder: 100, total: 100 })
    const waiting = readBytes(bodyOf(endless(), { 'content-length': '80' }), {
      ...{ maxBytes: 100, hold: budget.open('ada') },
      timeouts: { idleMs: 50, graceMs: 1_000, bytesPerSecond: 1 },
    })
    expect(() => budget.open('ada').growTo(21)).toThrow(
      expect.objectContaining({ code: 'rate_limited' }),
    )
    await expect(waiting).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('that stops is given up', async () => {
    const stopped = readBytes(bodyOf(endless()), {
      ...{ maxBytes: 100, hold: hold() },
      timeouts: { idleMs: 20, graceMs: 60_000, bytesPerSecond: 1 },
    })
    await expect(stopped).rejects.toMatchObject({
      code: 'invalid_request',
      detail: 'the body came too slowly',
    })
  })

  it('that drips is given up, however often a byte comes', async () => {
    async function* drip() {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        yield 'x'
      }
    }
    const dripping = readBytes(bodyOf(drip()), {
      ...{ maxBytes: 1_000_000, hold: hold() },
      timeouts: { idleMs: 60_000, graceMs: 50, bytesPerSecond: 1_000_000 },
    })
    await expect(dripping).rejects.toMatchObject({ detail: 'the body came too slowly' })
  })

  it('that is late already when its next piece is asked for is given up', async () => {
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 10_000
      return now
    })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    try {
      const late = readBytes(bodyOf(endless()), {
        ...{ maxBytes: 100, hold: hold() },
        timeouts: { idleMs: 60_000, graceMs: 50, bytesPerSecond: 1_000_000 },
      })
      await expect(late).rejects.toMatchObject({ detail: 'the body came too slowly' })
      expect(timers.mock.calls.map(([, delayMs]) => delayMs)).toEqual([0, 0])
    } finally {
      clock.mockRestore()
      timers.mockRestore()
    }
  })
})

async function* endless(): AsyncGenerator<string> {
  yield 'x'
  await never()
}
