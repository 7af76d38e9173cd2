/** Chance that can be replayed: the same seed gives the same numbers. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Numbers of a seed and a name (mulberry32), so that a scenario alone draws what it draws among others. */
export function createRandom(seed: number, name: string): Random {
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: (items) => items[below(items.length)] ?? items[0] }
}
