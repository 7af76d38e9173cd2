/**
 * Runs `work` over the items, at most `limit` at once, results in the order of the items. The first failure aborts the
 * signal that all of them were given and rejects.
 */
export async function mapLimited<T, R>(
  items: readonly T[],
  limit: number,
  outer: AbortSignal | undefined,
  work: (item: T, signal: AbortSignal) => Promise<R>,
): Promise<R[]> {
  const own = new AbortController()
  const signal = outer === undefined ? own.signal : AbortSignal.any([outer, own.signal])
  const results: R[] = []
  let next = 0
  const run = async () => {
    while (next < items.length) {
      signal.throwIfAborted()
      const at = next
      next += 1
      results[at] = await work(items[at] as T, signal)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, run))
  } catch (error) {
    own.abort(error)
    outer?.throwIfAborted()
    throw error
  }
  return results
}
