import '@fontsource-variable/newsreader/opsz.css'
import '@fontsource-variable/newsreader/opsz-italic.css'
import '@fontsource-variable/geist/wght.css'
import '../ui/styles/tokens.css'
import '../ui/styles/ui.css'
import '../ui/styles/other-media.css'
import '../features/marketing/not-found-page.css'
import './offline-page.css'

// The device has a connection: it is the server that does not answer.
if (navigator.onLine) {
  const title = 'Can’t reach Precis'
  document.title = `${title} · Precis`
  for (const [selector, text] of [
    ['h1', title],
    ['.lead', 'The server did not respond. Check your connection, then try again.'],
    ['.chip', 'no answer'],
  ] as const) {
    const element = document.querySelector(selector)
    if (element) element.textContent = text
  }
}

const firstWaitMs = 2_000
const longestWaitMs = 15_000

const tryAgain = () => location.reload()
document.getElementById('again')?.addEventListener('click', tryAgain)

// A reload would take back the link that the reader has just followed.
let isLeaving = false
window.addEventListener('beforeunload', () => {
  isLeaving = true
})
window.addEventListener('pageshow', () => {
  isLeaving = false
})

/** A device tells of its connection before the first request gets through: ask until the server answers. */
async function reloadWhenReached(waitMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  const isReached = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReached && !isLeaving) tryAgain()
  else if (navigator.onLine) await reloadWhenReached(Math.min(2 * waitMs + 250, longestWaitMs))
}
if (navigator.onLine) void reloadWhenReached(firstWaitMs)
window.addEventListener('online', () => void reloadWhenReached(0))
