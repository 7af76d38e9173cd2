/** Small tasks and large ones have workers of their own, so that none that is small waits for one that is large. */
export type Lane = 'small' | 'large'

export interface Place {
  readonly lane: Lane
  /** Whose turn is used: a user, or a part of the server. */
  readonly user: string
  /** Counted together for each user. */
  readonly kind: 'analysis' | 'other'
}

const mostAtOnce = { analysis: 1, other: 2 } as const

/** What waits for a worker. Users take turns, however much each of them asks for. */
export interface FairQueue<Item extends Place> {
  add(item: Item): void
  /** True when it waited and now does not. */
  remove(item: Item): boolean
  /** The next one for a lane, which counts as running until it is finished. */
  take(lane: Lane): Item | undefined
  finish(item: Item): void
  /** Empties the queue. */
  drain(): Item[]
}

export function createFairQueue<Item extends Place>(): FairQueue<Item> {
  const waiting: Item[] = []
  const running = new Set<Item>()
  const lastTurn = new Map<string, number>()
  let turn = 0
  const runningOf = ({ user }: Place, kind?: Place['kind']) =>
    [...running].filter((one) => one.user === user && (!kind || one.kind === kind)).length
  const forget = (user: string) => {
    const isKnown = [...running, ...waiting].some((one) => one.user === user)
    if (!isKnown) lastTurn.delete(user)
  }
  return {
    add: (item) => {
      // A new user comes after those who have been waiting since their last turn.
      if (!lastTurn.has(item.user)) lastTurn.set(item.user, turn)
      waiting.push(item)
    },
    remove: (item) => {
      const at = waiting.indexOf(item)
      if (at === -1) return false
      waiting.splice(at, 1)
      forget(item.user)
      return true
    },
    take: (lane) => {
      let next: Item | undefined
      for (const item of waiting) {
        if (item.lane !== lane || runningOf(item, item.kind) >= mostAtOnce[item.kind]) continue
        if (next === undefined || goesFirst(item, next)) next = item
      }
      if (next === undefined) return undefined
      waiting.splice(waiting.indexOf(next), 1)
      running.add(next)
      turn += 1
      lastTurn.set(next.user, turn)
      return next
    },
    finish: (item) => {
      running.delete(item)
      forget(item.user)
    },
    drain: () => waiting.splice(0),
  }

  /** Fewer tasks at work come first, then the longer wait since the last turn. */
  function goesFirst(one: Item, other: Item): boolean {
    const more = runningOf(one) - runningOf(other)
    if (more !== 0) return more < 0
    return (lastTurn.get(one.user) ?? 0) < (lastTurn.get(other.user) ?? 0)
  }
}
