import { setTimeout as wait } from 'node:timers/promises'

const retryMs = 1_000

/**
 * Gives a lease back. While the database is away it is tried again in the background, until the lease has run out by
 * itself, so that its owner may go on as soon as the database is there.
 */
export async function giveBack(
  work: () => Promise<void>,
  leaseMs: number,
  everyMs = retryMs,
): Promise<void> {
  const until = performance.now() + leaseMs
  const attempt = () =>
    work().then(
      () => true,
      () => false,
    )
  if (await attempt()) return
  const repeat = async () => {
    while (performance.now() < until) {
      await wait(everyMs, undefined, { ref: false })
      if (await attempt()) return
    }
  }
  void repeat()
}
