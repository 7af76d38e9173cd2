/** Adds any number of items to a list: given to `push` as arguments, too many of them would not fit on the stack. */
export function append<Item>(list: Item[], items: readonly Item[]): void {
  for (const item of items) list.push(item)
}
