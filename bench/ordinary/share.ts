/** How many of all there are. */
export interface Share {
  readonly hits: number
  readonly all: number
}
export type Shares = Readonly<Record<string, Share>>

export function share(hits: number, all: number): Share {
  return { hits, all }
}

export function oneOf(isHit: boolean): Share {
  return share(isHit ? 1 : 0, 1)
}

export function addShares(all: readonly Shares[]): Shares {
  const total: Record<string, Share> = {}
  for (const [name, { hits, all: count }] of all.flatMap((shares) => Object.entries(shares))) {
    const before = total[name] ?? share(0, 0)
    total[name] = share(before.hits + hits, before.all + count)
  }
  return total
}

/** A share in percent with one digit; `-` of nothing. */
export function percent(part: Share | undefined): string {
  return part === undefined || part.all === 0 ? '-' : ((100 * part.hits) / part.all).toFixed(1)
}
