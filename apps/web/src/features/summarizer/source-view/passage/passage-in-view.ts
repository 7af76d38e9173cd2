import { shownWords } from '../../../../document-view/highlight.tsx'

/** The first line of the words that are shown, and the part of the pane that can be seen. */
function measure(pane: HTMLElement) {
  const view = pane.querySelector('.scroll')?.getBoundingClientRect()
  if (view === undefined || view.height === 0) return null
  const tools = pane.querySelector('.tools')?.getBoundingClientRect().bottom ?? 0
  const top = Math.max(0, view.top, tools)
  const bottom = Math.min(window.innerHeight, view.bottom)
  const words = pane.querySelector(shownWords)?.getClientRects()[0]
  return { top, bottom, left: view.left, right: view.right, words }
}

/** Whether the words that are shown begin in view; null while the source cannot be seen at all. */
export function isPassageInView(pane: HTMLElement): boolean | null {
  const measured = measure(pane)
  if (measured === null) return null
  const { top, bottom, left, right, words } = measured
  if (words === undefined) return false
  // Half a pixel is lost to rounding.
  const isHigh = words.top < top - 0.5
  const isLow = words.bottom > bottom + 0.5
  return !isHigh && !isLow && words.left >= left - 0.5 && words.left <= right
}
