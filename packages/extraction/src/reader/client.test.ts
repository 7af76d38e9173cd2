import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExtractedDocument } from '../document/document.ts'
import { createReader, type ReaderWorker } from './client.ts'
import type { ReaderRequest, ReadReply } from './protocol.ts'

const document: ExtractedDocument = { kind: 'txt', content: 'text', pages: [], sections: [] }

class FakeWorker implements ReaderWorker {
  readonly requests: ReaderRequest[] = []
  isTerminated = false
  #onMessage: (event: MessageEvent<ReadReply>) => void = () => {}
  #onCrash: () => void = () => {}

  postMessage(request: ReaderRequest): void {
    this.requests.push(request)
  }
  terminate(): void {
    this.isTerminated = true
  }
  addEventListener(type: string, listener: (event: MessageEvent<ReadReply>) => void): void {
    if (type === 'message') this.#onMessage = listener
    else this.#onCrash = listener as () => void
  }
  reply(message: ReadReply): void {
    this.#onMessage({ data: message } as MessageEvent<ReadReply>)
  }
  crash(): void {
    this.#onCrash()
  }
  get lastId(): number {
    const last = this.requests.at(-1)
    return last !== undefined && 'id' in last ? last.id : 0
  }
}

const file = new File(['text'], 'a.txt', { type: 'text/plain' })
let workers: FakeWorker[]
const reader = (options: Parameters<typeof createReader>[0] = {}) =>
  createReader({
    ...options,
    createWorker: () => {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker
    },
  })
const worker = (index: number) => {
  const found = workers[index]
  if (!found) throw new Error(`worker ${index} was not started`)
  return found
}

beforeEach(() => {
  workers = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createReader', () => {
  it('starts one worker with the first file and keeps it for the next', async () => {
    const { read } = reader()
    expect(workers).toHaveLength(0)
    for (const _ of [1, 2]) {
      const reading = read(file)
      expect(worker(0).requests.at(-1)).toMatchObject({ type: 'file', file })
      worker(0).reply({ id: worker(0).lastId, type: 'done', document })
      expect(await reading).toBe(document)
    }
    expect(workers).toHaveLength(1)
  })

  it('does not listen to what a library in the worker says, at work or idle', async () => {
    const { read } = reader()
    const foreign = { sourceName: 'worker', action: 'ready' } as unknown as ReadReply
    for (const _ of [1, 2]) {
      const reading = read(file)
      worker(0).reply(foreign)
      worker(0).reply({ id: worker(0).lastId, type: 'done', document })
      worker(0).reply(foreign)
      expect(await reading).toBe(document)
    }
  })

  it('can start its worker and load the readers ahead of the first file', async () => {
    const { prepare, read } = reader()
    const ready = prepare()
    expect(prepare()).toBe(ready)
    expect(worker(0).requests).toEqual([{ type: 'prepare' }])
    worker(0).reply({ id: null, type: 'prepared', isComplete: true })
    expect(await ready).toBe(true)
    const reading = read(file)
    worker(0).reply({ id: worker(0).lastId, type: 'done', document })
    expect(await reading).toBe(document)
    expect(workers).toHaveLength(1)
  })

  it('replaces a prepared worker that could not be loaded', async () => {
    const { prepare, read } = reader()
    const ready = prepare()
    worker(0).crash()
    expect(await ready).toBe(false)
    const reading = read(file)
    worker(1).reply({ id: worker(1).lastId, type: 'done', document })
    expect(await reading).toBe(document)
  })

  it('checks type and size before any worker starts', async () => {
    const { read } = reader({ maxFileBytes: 3 })
    await expect(read(file)).rejects.toMatchObject({ code: 'too_big' })
    await expect(read(null)).rejects.toMatchObject({ code: 'no_file' })
    await expect(read(new File(['x'], 'a.png', { type: 'image/png' }))).rejects.toMatchObject({
      code: 'wrong_type',
    })
    expect(workers).toHaveLength(0)
  })

  it('passes progress on and rebuilds the error that the worker reports', async () => {
    const seen: unknown[] = []
    const reading = reader().read(file, { onProgress: (progress) => seen.push(progress) })
    const progress = { stage: 'reading', done: 1, total: 2 } as const
    worker(0).reply({ id: worker(0).lastId, type: 'progress', progress })
    worker(0).reply({ id: worker(0).lastId, type: 'failed', code: 'bad_pdf' })
    await expect(reading).rejects.toMatchObject({
      code: 'bad_pdf',
      message: 'Invalid or corrupted PDF file. Please try a different file.',
    })
    expect(seen).toEqual([progress])
  })

  it('ends the worker at once when aborted and reads on with a new one', async () => {
    const { read } = reader()
    const controller = new AbortController()
    const first = read(file, { signal: controller.signal })
    const second = read(file)
    controller.abort()
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    expect(worker(0).isTerminated).toBe(true)
    worker(1).reply({ id: worker(1).lastId, type: 'done', document })
    expect(await second).toBe(document)
  })

  it('takes an aborted file out of the queue without disturbing the running one', async () => {
    const { read } = reader()
    const controller = new AbortController()
    const first = read(file)
    const second = read(file, { signal: controller.signal })
    controller.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    worker(0).reply({ id: worker(0).lastId, type: 'done', document })
    expect(await first).toBe(document)
    expect(worker(0).isTerminated).toBe(false)
  })

  it('replaces a crashed worker and reports the failure', async () => {
    const { read } = reader()
    const first = read(file)
    worker(0).crash()
    await expect(first).rejects.toMatchObject({ code: 'failed', message: 'Failed to process file' })
    const second = read(file)
    worker(1).reply({ id: worker(1).lastId, type: 'done', document })
    expect(await second).toBe(document)
  })

  it('gives up after a long silence, but not while progress comes in', async () => {
    const reading = reader({ idleTimeoutMs: 1000 }).read(file)
    const outcome = expect(reading).rejects.toMatchObject({ code: 'failed' })
    for (const done of [1, 2, 3]) {
      vi.advanceTimersByTime(900)
      const progress = { stage: 'reading', done, total: 9 } as const
      worker(0).reply({ id: worker(0).lastId, type: 'progress', progress })
    }
    expect(worker(0).isTerminated).toBe(false)
    vi.advanceTimersByTime(1001)
    expect(worker(0).isTerminated).toBe(true)
    await outcome
  })

  it('gives up on a file that takes too long, progress or not', async () => {
    const reading = reader({ idleTimeoutMs: 1000, jobTimeoutMs: 2500 }).read(file)
    const outcome = expect(reading).rejects.toMatchObject({ code: 'failed' })
    for (const done of [1, 2, 3, 4]) {
      vi.advanceTimersByTime(700)
      const progress = { stage: 'reading', done, total: 9 } as const
      worker(0).reply({ id: worker(0).lastId, type: 'progress', progress })
    }
    expect(worker(0).isTerminated).toBe(true)
    await outcome
  })
})
