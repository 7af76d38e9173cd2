import { toErrorBody } from '@precis/domain'
import { toWireError } from './on-error.ts'

export interface EventSink {
  progress(event: unknown): void
  partial(snapshot: unknown): void
  /** Aborts when the reader has gone. */
  readonly disconnect: AbortSignal
}

interface StreamOptions {
  readonly requestId: string
  readonly requestSignal: AbortSignal
  /** Called with a failure that came after the first event, when the status is already out. */
  readonly onLateFailure: (error: unknown) => void
  readonly keepAliveMs?: number
}

const bufferBytes = 1024 * 1024

/**
 * Runs work whose steps are sent as events. The answer starts with the first event; a failure before it rejects, so that
 * it keeps its status and JSON body.
 */
export async function streamEvents(
  options: StreamOptions,
  run: (sink: EventSink) => Promise<unknown>,
): Promise<Response> {
  const left = new AbortController()
  const first = Promise.withResolvers<void>()
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let hasStarted = false
  let isCanceled = false
  const leave = () => left.abort()
  options.requestSignal.addEventListener('abort', leave, { once: true })
  if (options.requestSignal.aborted) leave()

  const stream = new ReadableStream<Uint8Array>(
    {
      start: (made) => {
        controller = made
      },
      cancel: () => {
        isCanceled = true
        leave()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  )
  const write = (text: string) => {
    if (!isCanceled) controller?.enqueue(encoder.encode(text))
  }
  const send = (event: string, data: unknown) => {
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    hasStarted = true
    first.resolve()
  }
  const canWait = () => hasStarted && (controller?.desiredSize ?? 0) <= 0
  const keepAlive = setInterval(() => {
    if (hasStarted && !canWait()) write(': still working\n\n')
  }, options.keepAliveMs ?? 15_000)

  const finish = async () => {
    try {
      const result = await run({
        progress: (event) => {
          if (!canWait()) send('progress', event)
        },
        partial: (snapshot) => {
          if (!canWait()) send('partial', snapshot)
        },
        disconnect: left.signal,
      })
      send('result', result)
    } catch (error) {
      if (!hasStarted) {
        first.reject(error)
        return
      }
      if (!left.signal.aborted) options.onLateFailure(error)
      const { code, status } = toWireError(error)
      send('error', { ...toErrorBody(code, options.requestId), status })
    } finally {
      clearInterval(keepAlive)
      options.requestSignal.removeEventListener('abort', leave)
      if (!isCanceled) controller?.close()
    }
  }
  const finished = finish()
  await first.promise
  void finished
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}
