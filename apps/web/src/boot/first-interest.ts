const interactions = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const patienceMs = 250
const pauseMs = 200

/** Resolves when the page has loaded and the browser is idle, or as soon as the reader touches anything. */
export function firstInterest(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const type of interactions) window.removeEventListener(type, go, true)
      resolve()
    }
    const goWhenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: patienceMs })
      else setTimeout(go, pauseMs)
    }
    for (const type of interactions)
      window.addEventListener(type, go, { capture: true, passive: true })
    if (document.readyState === 'complete') goWhenIdle()
    else window.addEventListener('load', goWhenIdle, { once: true })
  })
}
