import { type RefObject, useEffect } from 'react'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const pauseMs = 50
const nearby = '600px 0px'

/** Whether a visitor's connection can spare what may never be needed. */
function canSpare(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '')
}

/**
 * Calls `prepare` soon after the page has loaded and is awake, when the section is near the viewport or is touched:
 * from then on the try-out needs no network. Who saves data is spared all but the touch.
 */
export function useWarmUp(section: RefObject<HTMLElement | null>, prepare: () => void): void {
  useEffect(() => {
    const element = section.current
    if (!element) return
    const ending = new AbortController()
    const { signal } = ending
    for (const touch of ['pointerenter', 'focusin', 'dragenter'] as const) {
      element.addEventListener(touch, prepare, { once: true, signal })
    }
    if (canSpare()) {
      const whenLoaded = () => {
        const timer = setTimeout(prepare, pauseMs)
        signal.addEventListener('abort', () => clearTimeout(timer))
      }
      if (document.readyState === 'complete') whenLoaded()
      else window.addEventListener('load', whenLoaded, { once: true, signal })
      if (typeof IntersectionObserver === 'function') {
        const observer = new IntersectionObserver(
          (entries) => {
            if (document.readyState === 'complete' && entries.some((one) => one.isIntersecting)) {
              prepare()
            }
          },
          { rootMargin: nearby },
        )
        observer.observe(element)
        signal.addEventListener('abort', () => observer.disconnect())
      }
    }
    return () => ending.abort()
  }, [section, prepare])
}
