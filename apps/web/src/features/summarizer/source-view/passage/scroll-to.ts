import { scrollBehavior } from '../../../../ui/layout/scroll-behavior.ts'

const nearWindows = 2

/** Scrolls to an element; smoothly, where wanted, when it is near. */
export function scrollTo(target: HTMLElement, isSmoothWanted: boolean): void {
  const isNear = Math.abs(target.getBoundingClientRect().top) < nearWindows * window.innerHeight
  const behavior = scrollBehavior(isSmoothWanted && isNear)
  target.scrollIntoView({ block: 'start', behavior })
  if (behavior === 'smooth') correctAtEnd(target)
}

/** Pages that are rendered on the way may move the target: at the end it is scrolled to once more, unless somebody interferes. */
function correctAtEnd(target: HTMLElement): void {
  const ended = new AbortController()
  const options = { signal: ended.signal, capture: true, passive: true }
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, () => ended.abort(), options)
  window.addEventListener(
    'scrollend',
    () => {
      ended.abort()
      target.scrollIntoView({ block: 'start', behavior: 'instant' })
    },
    options,
  )
}
