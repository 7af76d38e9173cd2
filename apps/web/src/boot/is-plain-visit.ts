/** Whether somebody without a session opened a page for its own sake, rather than by a link that brings a session. */
export function isPlainVisit(): boolean {
  const { hash } = window.location
  return (
    document.documentElement.dataset['session'] === undefined &&
    (hash === '' || document.getElementById(hash.slice(1)) !== null)
  )
}
