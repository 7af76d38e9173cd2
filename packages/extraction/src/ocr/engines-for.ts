const mostEngines = 3

/** How many engines leave the page smooth on a machine with so many cores. */
export function enginesFor(cores: number): number {
  return Math.max(1, Math.min(mostEngines, cores - 1))
}
