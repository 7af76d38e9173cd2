/** Runs what has the same key one after the other, in order of arrival. */
export type InTurn = <T>(key: string, run: () => Promise<T>) => Promise<T>

export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return async (key, run) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(run, run)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
