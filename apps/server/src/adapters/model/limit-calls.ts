/** Lets at most so many calls run at once; the others wait their turn, or until their signal aborts. */
export function limitCalls(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    running -= 1
    waiting.shift()?.()
  }
  const enter = (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted()
    if (running < most) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const abort = () => {
        waiting.splice(waiting.indexOf(go), 1)
        reject(signal.reason)
      }
      const go = () => {
        signal.removeEventListener('abort', abort)
        running += 1
        resolve()
      }
      waiting.push(go)
      signal.addEventListener('abort', abort, { once: true })
    })
  }
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await enter(signal)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

export type CallQueue = ReturnType<typeof limitCalls>
