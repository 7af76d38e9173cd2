const key = 'precis.reloaded'
const onceInMs = 60_000

/** A file that a new build has replaced cannot be loaded any more: take the page anew, at most once a minute. */
export function reloadOnNewBuild(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < onceInMs) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    reload()
  })
}
