/** CPU time of this process in milliseconds: what else a machine does decides nothing. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** How many times as long eight times as much work may take: far more than eight, far less than its square. */
export const mostTimesForEight = 24
