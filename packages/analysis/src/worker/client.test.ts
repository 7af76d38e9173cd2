import type { Summary } from '@precis/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeviceEngine, type DeviceEngineOptions, type DeviceWorker } from './client.ts'
import type { DeviceReply, DeviceRequest } from './protocol.ts'

const summary: Summary = {
  documentType: 'Letter',
  mainPurpose: 'To say thanks.',
  summary: 'Thanks.',
  keyPoints: [],
  conclusions: [],
  criticalDetails: [],
  recommendations: [],
  risks: [],
  riskLevels: [],
  citations: [],
  checks: [],
  suggestedQuestions: [],
  coverage: { characters: 7, analysed: 7, parts: 1 },
}

class FakeWorker implements DeviceWorker {
  readonly requests: DeviceRequest[] = []
  isTerminated = false
  #onMessage: (event: MessageEvent<DeviceReply>) => void = () => {}
  #onCrash: () => void = () => {}

  postMessage(request: DeviceRequest): void {
    this.requests.push(request)
  }
  terminate(): void {
    this.isTerminated = true
  }
  addEventListener(type: string, listener: (event: MessageEvent<DeviceReply>) => void): void {
    if (type === 'message') this.#onMessage = listener
    else this.#onCrash = listener as () => void
  }
  reply(message: DeviceReply): void {
    this.#onMessage({ data: message } as MessageEvent<DeviceReply>)
  }
  finish(): void {
    this.reply({ id: this.lastId, type: 'done', summary })
  }
  crash(): void {
    this.#onCrash()
  }
  get lastId(): number {
    return this.requests.at(-1)?.id ?? 0
  }
}

let workers: FakeWorker[]
const engine = (options: DeviceEngineOptions = {}) =>
  createDeviceEngine({
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

describe('createDeviceEngine', () => {
  it('starts one worker with the first document and keeps it for the next', async () => {
    const { summarize } = engine()
    expect(workers).toHaveLength(0)
    for (const mode of ['general', 'contract'] as const) {
      const summarizing = summarize({ content: 'Thanks.', mode, language: 'en' })
      expect(worker(0).requests.at(-1)).toMatchObject({ content: 'Thanks.', mode, language: 'en' })
      worker(0).finish()
      expect(await summarizing).toBe(summary)
    }
    expect(workers).toHaveLength(1)
  })

  it('can start its worker ahead of the first document', async () => {
    const { prepare, summarize } = engine()
    const ready = prepare()
    expect(prepare()).toBe(ready)
    expect(workers).toHaveLength(1)
    expect(worker(0).requests).toEqual([{ id: null, type: 'prepare' }])
    worker(0).reply({ id: null, type: 'prepared', isComplete: true })
    expect(await ready).toBe(true)
    const summarizing = summarize({ content: 'Thanks.' })
    worker(0).finish()
    await summarizing
    expect(workers).toHaveLength(1)
  })

  it('passes progress on and rebuilds the error that the worker reports', async () => {
    const seen: unknown[] = []
    const summarizing = engine().summarize({
      content: 'Thanks.',
      onProgress: (progress) => seen.push(progress),
    })
    const progress = { stage: 'reading', part: 1, parts: 2 }
    worker(0).reply({ id: worker(0).lastId, type: 'progress', progress })
    worker(0).reply({
      id: worker(0).lastId,
      type: 'failed',
      error: { code: 'empty_content', details: 'nothing but blanks' },
    })
    await expect(summarizing).rejects.toMatchObject({
      code: 'empty_content',
      detail: 'nothing but blanks',
      message: 'No content provided for analysis',
    })
    expect(seen).toEqual([progress])
  })

  it('tells the worker of an abort and lets it go on with the next document', async () => {
    const { summarize } = engine()
    const controller = new AbortController()
    const first = summarize({ content: 'One.', signal: controller.signal })
    const second = summarize({ content: 'Two.' })
    const firstId = worker(0).lastId
    controller.abort()
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    expect(worker(0).requests).toMatchObject([
      { type: 'summarize', content: 'One.' },
      { type: 'cancel', id: firstId },
      { type: 'summarize', content: 'Two.' },
    ])
    worker(0).reply({ id: firstId, type: 'done', summary: { ...summary, documentType: 'Late' } })
    worker(0).finish()
    expect(await second).toBe(summary)
    expect(worker(0).isTerminated).toBe(false)
  })

  it('takes an aborted document out of the queue without disturbing the running one', async () => {
    const { summarize } = engine()
    const controller = new AbortController()
    const first = summarize({ content: 'One.' })
    const second = summarize({ content: 'Two.', signal: controller.signal })
    controller.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    expect(worker(0).requests).toHaveLength(1)
    worker(0).finish()
    expect(await first).toBe(summary)
  })

  it('does not begin with a signal that is aborted already', async () => {
    const { summarize } = engine()
    await expect(summarize({ content: 'One.', signal: AbortSignal.abort() })).rejects.toMatchObject(
      { name: 'AbortError' },
    )
    expect(workers).toHaveLength(0)
  })

  it('replaces a crashed worker and reports the failure', async () => {
    const { summarize } = engine()
    const first = summarize({ content: 'One.' })
    worker(0).crash()
    await expect(first).rejects.toMatchObject({ code: 'internal' })
    expect(worker(0).isTerminated).toBe(true)
    const second = summarize({ content: 'Two.' })
    worker(1).finish()
    expect(await second).toBe(summary)
  })

  it('replaces a prepared worker that could not be loaded', async () => {
    const { prepare, summarize } = engine()
    const ready = prepare()
    worker(0).crash()
    expect(await ready).toBe(false)
    const summarizing = summarize({ content: 'One.' })
    worker(1).finish()
    expect(await summarizing).toBe(summary)
  })

  it('reports a browser that starts no workers', async () => {
    const { prepare, summarize } = createDeviceEngine({
      createWorker: () => {
        throw new Error('no workers here')
      },
    })
    expect(await prepare()).toBe(false)
    await expect(summarize({ content: 'One.' })).rejects.toMatchObject({ code: 'internal' })
  })

  it('gives up on a document that takes too long', async () => {
    const summarizing = engine({ jobTimeoutMs: 1000 }).summarize({ content: 'One.' })
    const outcome = expect(summarizing).rejects.toMatchObject({ code: 'provider_timeout' })
    vi.advanceTimersByTime(999)
    expect(worker(0).isTerminated).toBe(false)
    vi.advanceTimersByTime(1)
    expect(worker(0).isTerminated).toBe(true)
    await outcome
  })

  it('ends every unfinished job when it is closed', async () => {
    const { summarize, close } = engine()
    const jobs = [summarize({ content: 'One.' }), summarize({ content: 'Two.' })]
    close()
    for (const job of jobs) await expect(job).rejects.toMatchObject({ name: 'AbortError' })
    expect(worker(0).isTerminated).toBe(true)
    expect(workers).toHaveLength(1)
  })
})
