const script = '/service-worker.js'

interface Connection {
  readonly saveData?: boolean
}

function isWanted(): boolean {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  // Test tools and privacy extensions replace the browser's own function by one that refuses.
  if (!String(navigator.serviceWorker.register).includes('[native code]')) return false
  return (navigator as { connection?: Connection }).connection?.saveData !== true
}

const pauseMs = 2_000

function whenQuiet(run: () => void): void {
  const wait = () =>
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(run) : run()), pauseMs)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Sets up the worker that keeps public pages usable without a connection, once the page has nothing else to do. */
export function keepForOffline(): void {
  if (!isWanted()) return
  // A private window may refuse: everything works without the worker too.
  whenQuiet(() => void navigator.serviceWorker.register(script).catch(() => undefined))
}
