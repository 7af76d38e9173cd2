/** What two answers must share to tell nothing apart: the keys, and the lengths of their texts. */
export function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, inner]) => [key, shape(inner)])
  }
  return typeof value === 'string' ? value.replace(/[0-9a-f]/gi, '0').length : typeof value
}

/** The keys of a value at every depth, in their order, and the types below them. */
export function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.entries(value).map(([key, inner]) => [key, keysOf(inner)])
}
