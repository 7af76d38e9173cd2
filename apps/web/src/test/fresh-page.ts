import { vi } from 'vitest'

// The files of a worker share one page. Each starts with modules that nobody has used and an empty document.
vi.resetModules()
vi.useRealTimers()
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}
document.head.replaceChildren()
document.body.replaceChildren()
window.history.replaceState(null, '', '/')
window.localStorage.clear()
window.sessionStorage.clear()
