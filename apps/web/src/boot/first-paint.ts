const patienceMs = 250

/** Resolves when the browser has shown what the server wrote, so that nothing competes with that. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // In a tab that nobody looks at, nothing is painted.
    setTimeout(resolve, patienceMs)
  })
}
