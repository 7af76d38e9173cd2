import { AppError } from '@precis/domain'

export interface CallLimits {
  /** From the request to the head of the answer. */
  readonly connectMs: number
  /** Between two pieces of the answer, keep-alive comments included. */
  readonly idleMs: number
  /** For the whole completion, retries and pauses included. */
  readonly totalMs: number
}

/** The limits that follow from how long a model may be silent and how long one call may take in all. */
export function callLimits(patienceMs = 60_000, timeoutMs = 300_000): CallLimits {
  const totalMs = Math.max(patienceMs, timeoutMs)
  return { connectMs: patienceMs, idleMs: patienceMs, totalMs }
}

/** One call with its time limits, bound to the caller's signal. */
export interface Call {
  readonly controller: AbortController
  readonly signal: AbortSignal
  connected(): void
  /** The same response; each piece of its body restarts the idle limit. */
  watch(response: Response): Response
  /** Throws the caller's reason when it has left, `provider_timeout` when a limit was hit. */
  check(): void
  end(): void
}

/** `deadline` is of `performance.now()`. */
export function startCall(outer: AbortSignal, limits: CallLimits, deadline: number): Call {
  const controller = new AbortController()
  let hit: keyof CallLimits | undefined
  const expire = (limit: keyof CallLimits) => () => {
    hit ??= limit
    controller.abort(new Error(`time limit ${limit}`))
  }
  const leave = () => controller.abort(outer.reason)
  outer.addEventListener('abort', leave, { once: true })
  if (outer.aborted) leave()
  const total = setTimeout(expire('totalMs'), Math.max(0, deadline - performance.now()))
  let waiting = setTimeout(expire('connectMs'), limits.connectMs)
  const restartIdle = () => {
    clearTimeout(waiting)
    waiting = setTimeout(expire('idleMs'), limits.idleMs)
  }
  return {
    controller,
    signal: controller.signal,
    connected: restartIdle,
    watch: (response) => {
      if (response.body === null) return response
      const body = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform: (piece, sink) => {
            restartIdle()
            sink.enqueue(piece)
          },
        }),
      )
      return new Response(body, { headers: response.headers, status: response.status })
    },
    check: () => {
      outer.throwIfAborted()
      if (hit !== undefined) throw new AppError('provider_timeout', { detail: `limit ${hit}` })
    },
    end: () => {
      clearTimeout(total)
      clearTimeout(waiting)
      outer.removeEventListener('abort', leave)
      controller.abort()
    },
  }
}
