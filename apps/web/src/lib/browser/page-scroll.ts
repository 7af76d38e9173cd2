const thresholdPx = 10

/** Whether the page has been scrolled by more than 10 px. */
export function isPageScrolled(): boolean {
  return window.scrollY > thresholdPx
}

/** Calls `listener` whenever the page scrolls. Returns a function that stops it. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
