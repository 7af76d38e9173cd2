const usualDocument = 3_000

/** How often a document doubles the usual few pages; 0 for shorter ones. */
export function doublingsOf(words: number): number {
  return Math.max(0, Math.log2(words / usualDocument))
}

/** A number of items for a document of a few pages, with some more for each doubling of its length. */
export function grown(items: number, words: number, more: number, most: number): number {
  return Math.min(most, Math.round(items + more * doublingsOf(words)))
}
