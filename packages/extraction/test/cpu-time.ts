const tries = 4

/** CPU time of this process in milliseconds. */
async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** How many times as long eight times as much work may take: far more than eight, far less than its square. */
export const mostTimesForEight = 24

/**
 * How many times as long as `eighth` some work takes. What seems too long is measured again: a starved machine counts as CPU time what
 * others took.
 */
export async function timesOfEighth(eighth: () => unknown, whole: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < tries && least >= mostTimesForEight; count += 1) {
    const eighthMs = await cpuMsOf(eighth)
    least = Math.min(least, (await cpuMsOf(whole)) / eighthMs)
  }
  return least
}
