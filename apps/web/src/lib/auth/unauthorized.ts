const listeners = new Set<() => void>()

/** Calls `listener` whenever the server no longer accepts the session. Returns a function that stops it. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceUnauthorized(): void {
  for (const listener of listeners) listener()
}
