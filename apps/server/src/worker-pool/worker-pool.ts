import { availableParallelism } from 'node:os'
import { AppError } from '@precis/domain'
import { noTracer, type Tracer } from '../services/ports.ts'
import { createFairQueue, type Lane, type Place } from './fair-queue.ts'
import { type Job, type PoolWorker, startWorker } from './pool-worker.ts'
import type { EventKind, TaskKinds, TaskName, TaskTools } from './tasks.ts'

export interface TaskOptions {
  /** Whose turn it is: users take turns. */
  readonly user: string
  /** Length of the text that the task works on: decides who takes it and how long it may take. */
  readonly characters: number
  readonly signal?: AbortSignal | undefined
  readonly onEvent?: TaskTools['onEvent'] | undefined
  /** The events that `onEvent` is told of; none unless named. */
  readonly hears?: readonly EventKind[] | undefined
  /** Memory of the input that is handed over instead of copied. */
  readonly transfer?: readonly ArrayBuffer[] | undefined
}

/** Runs what takes long away from the thread that answers requests. */
export interface WorkerPool {
  /** Throws what the task throws, the signal's reason, `provider_timeout` at its deadline, or `provider_failed` when its worker died. */
  run<Name extends TaskName>(
    name: Name,
    input: TaskKinds[Name]['input'],
    options: TaskOptions,
  ): Promise<TaskKinds[Name]['result']>
  /** Ends what is under way and every thread. */
  close(): Promise<void>
}

interface PoolSettings {
  /** The module that the threads run. */
  readonly entry: URL
  /** How many threads each lane has at most. */
  readonly workers: Readonly<Record<Lane, number>>
  readonly deadlineMs: (characters: number) => number
  /** How long a canceled task may take to notice. */
  readonly graceMs: number
  /** How long a thread is kept that has nothing to do. */
  readonly idleMs: number
  readonly maxHeapMb: Readonly<Record<Lane, number>>
  /** Told how long each task waits for a thread. */
  readonly tracer: Tracer
}

/** Up to this length a text is small: a fraction of a second. */
const mostOfSmall = 250_000

const halfOfCores = Math.floor(availableParallelism() / 2)

const defaults: PoolSettings = {
  entry: new URL('./task-worker.ts', import.meta.url),
  workers: { small: Math.max(1, halfOfCores), large: Math.max(2, halfOfCores) },
  // A thread ended here takes the engine it had loaded with it: too short for a busy machine, and no try ever ends.
  deadlineMs: (characters) => 120_000 + characters * 0.03,
  graceMs: 3_000,
  idleMs: 5 * 60_000,
  maxHeapMb: { small: 512, large: 2_048 },
  tracer: noTracer,
}

type Waiting = Place & Job & { readonly onStart: (worker: PoolWorker) => void }

/** Threads are started when there is work for them, and end when there is none for a while. */
export function createWorkerPool(overrides: Partial<PoolSettings> = {}): WorkerPool {
  const settings = { ...defaults, ...overrides }
  const queue = createFairQueue<Waiting>()
  const workers = new Set<PoolWorker>()
  const leaving = new Set<PoolWorker>()
  const atWork = new Map<PoolWorker, Waiting>()
  let isClosed = false

  const finish = (worker: PoolWorker) => {
    const item = atWork.get(worker)
    atWork.delete(worker)
    if (item) queue.finish(item)
    startNext()
  }
  const open = (lane: Lane): PoolWorker => {
    const worker = startWorker(lane, {
      ...settings,
      maxHeapMb: settings.maxHeapMb[lane],
      onFree: () => finish(worker),
      onEnding: () => {
        workers.delete(worker)
        leaving.add(worker)
      },
      // Only now may another take its place: Node.js has crashed on threads that start while one is stopped.
      onGone: () => {
        workers.delete(worker)
        leaving.delete(worker)
        finish(worker)
      },
    })
    workers.add(worker)
    return worker
  }
  const hasRoom = (lane: Lane) =>
    [...workers].some((worker) => worker.lane === lane && worker.isIdle()) ||
    [...workers].filter((worker) => worker.lane === lane).length < settings.workers[lane]
  const workerFor = ({ lane, user }: Waiting): PoolWorker => {
    const idle = [...workers].filter((worker) => worker.lane === lane && worker.isIdle())
    return idle.find((worker) => worker.lastUser() === user) ?? idle[0] ?? open(lane)
  }
  const startNext = () => {
    for (const lane of ['small', 'large'] as const) {
      while (!isClosed && hasRoom(lane)) {
        const item = queue.take(lane)
        if (item === undefined) break
        const worker = workerFor(item)
        atWork.set(worker, item)
        item.onStart(worker)
        worker.start(item)
      }
    }
  }

  return {
    run: (name, input, { user, characters, signal, onEvent, hears = [], transfer = [] }) => {
      if (isClosed)
        return Promise.reject(new AppError('not_ready', { detail: 'the pool is closed' }))
      if (signal?.aborted) return Promise.reject(signal.reason)
      const { promise, resolve, reject } = Promise.withResolvers<never>()
      let worker: PoolWorker | undefined
      const started = Promise.withResolvers<void>()
      const item: Waiting = {
        lane: characters <= mostOfSmall ? 'small' : 'large',
        kind: name === 'summarize' ? 'analysis' : 'other',
        deadlineMs: settings.deadlineMs(characters),
        ...{ name, input, user, hears, transfer, reject },
        resolve: (result) => resolve(result as never),
        onEvent: (kind, data) => {
          if (!signal?.aborted) onEvent?.(kind, data)
        },
        onStart: (found) => {
          worker = found
          started.resolve()
        },
      }
      const onAbort = () => {
        reject(signal?.reason)
        if (!queue.remove(item)) worker?.cancel(item)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      queue.add(item)
      void settings.tracer.inSpan('queue', { 'precis.task': name }, () => started.promise)
      startNext()
      return promise.finally(() => {
        started.resolve()
        signal?.removeEventListener('abort', onAbort)
      })
    },
    close: async () => {
      isClosed = true
      for (const item of queue.drain()) {
        item.reject(new AppError('not_ready', { detail: 'the server stops' }))
      }
      await Promise.all([...workers, ...leaving].map((worker) => worker.end()))
    },
  }
}
