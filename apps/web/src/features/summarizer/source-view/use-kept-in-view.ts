import { type RefObject, useEffect } from 'react'
import { type Shown, shownWords } from '../../../document-view/highlight.tsx'

/** By these a reader moves a pane. */
const movingTypes = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Whether some of the words that are shown can be seen, in the pane or, where the window scrolls, in the window. */
export function isShownInView(pane: HTMLElement | null): boolean {
  const view = pane?.querySelector('.scroll')?.getBoundingClientRect()
  const words = pane?.querySelector(shownWords)?.getBoundingClientRect()
  if (view === undefined || words === undefined) return false
  const [top, bottom] = [Math.max(0, view.top), Math.min(window.innerHeight, view.bottom)]
  return words.bottom > top && words.top < bottom
}

/** Asks for the shown words again when the pane changes its width, unless the reader had scrolled away from them. */
export function useKeptInView(
  pane: RefObject<HTMLElement | null>,
  shown: Shown | null,
  onResize: () => void,
): void {
  useEffect(() => {
    const element = pane.current
    if (element === null || shown === null) return
    let width = element.clientWidth
    let wasInView = true
    let isMoved = false
    const options = { capture: true, passive: true }
    const move = () => {
      isMoved = true
    }
    // What scrolls by itself, as a pane of another width does, says nothing of the reader.
    const look = () => {
      if (isMoved) wasInView = isShownInView(element)
      isMoved = false
    }
    const observer = new ResizeObserver(() => {
      const now = element.clientWidth
      if (now === width || now === 0) return
      width = now
      isMoved = false
      if (wasInView) onResize()
    })
    observer.observe(element)
    for (const type of movingTypes) element.addEventListener(type, move, options)
    window.addEventListener('scrollend', look, options)
    return () => {
      observer.disconnect()
      for (const type of movingTypes) element.removeEventListener(type, move, options)
      window.removeEventListener('scrollend', look, options)
    }
  }, [pane, shown, onResize])
}
