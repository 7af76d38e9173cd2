export type Serial = <T>(run: () => Promise<T>) => Promise<T>

/** Runs one task at a time, in order of arrival. */
export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const next = last.then(run, run)
    last = next.catch(() => undefined)
    return next
  }
}
