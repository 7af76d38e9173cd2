/** Something that a user tried. */
export interface Attempt {
  readonly user: number
  readonly what: string
  /** When it began and ended, by `performance.now()`. */
  readonly startedAt: number
  readonly at: number
  /** 0 when nobody answered. */
  readonly status: number
}

const isGood = ({ status }: Attempt) => status >= 200 && status < 400

/** The longest time in which one user could not do one thing, from the start of the first failure to the next success. */
export function longestOutageMs(attempts: readonly Attempt[]): number {
  const each = Map.groupBy(attempts, ({ user, what }) => `${user} ${what}`)
  let longest = 0
  for (const list of each.values()) {
    let since: number | null = null
    for (const attempt of list) {
      if (!isGood(attempt)) since ??= attempt.startedAt
      else if (since !== null) {
        longest = Math.max(longest, attempt.at - since)
        since = null
      }
    }
    if (since !== null) longest = Number.POSITIVE_INFINITY
  }
  return longest
}

/** `profile 503: 2, summary 0: 1`, or `none`. */
export function errorsOf(attempts: readonly Attempt[]): string {
  const failed = attempts.filter((attempt) => !isGood(attempt))
  const counts = Map.groupBy(failed, ({ what, status }) => `${what} ${status || 'no answer'}`)
  return [...counts].map(([name, { length }]) => `${name}: ${length}`).join(', ') || 'none'
}

/** Whether every user has done each thing since then. */
export function haveAllSucceeded(
  attempts: readonly Attempt[],
  since: number,
  users: number,
  things: readonly string[],
): boolean {
  const done = new Set(
    attempts
      .filter((attempt) => isGood(attempt) && attempt.startedAt > since)
      .map(({ user, what }) => `${user} ${what}`),
  )
  return Array.from({ length: users }, (_, user) => user).every((user) =>
    things.every((what) => done.has(`${user} ${what}`)),
  )
}
