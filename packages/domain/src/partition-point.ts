/**
 * The index of the first of some items that a test holds for, where it holds for all that follow as well; how many there are when it holds
 * for none. A binary search.
 */
export function partitionPoint<Item>(
  items: readonly Item[],
  holds: (item: Item) => boolean,
): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(items[middle] as Item)) high = middle
    else low = middle + 1
  }
  return low
}
