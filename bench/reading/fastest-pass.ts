/** Repeats the work for at least so long, once at the least; resolves with the milliseconds of the fastest time. */
export async function fastestPass(work: () => Promise<unknown>, leastMs: number): Promise<number> {
  const begin = performance.now()
  let fastest = Number.POSITIVE_INFINITY
  do {
    const start = performance.now()
    await work()
    fastest = Math.min(fastest, performance.now() - start)
  } while (performance.now() - begin < leastMs)
  return fastest
}
