import { type RefObject, useEffect } from 'react'
import { type Shown, shownWords } from '../../../document-view/highlight.tsx'
import { scrollBehavior } from '../../../ui/layout/scroll-behavior.ts'

/** Part of the page's height that stays above a passage. */
const above = 0.3

function scrollTo(target: HTMLElement, page: HTMLElement): void {
  const offset = target.getBoundingClientRect().top - page.getBoundingClientRect().top
  const top = page.scrollTop + offset - page.clientHeight * above
  const isNear = Math.abs(top - page.scrollTop) < 3 * page.clientHeight
  page.scrollTo({ top, behavior: scrollBehavior(isNear) })
  const { top: edge, bottom } = page.getBoundingClientRect()
  const isOutside = edge > window.innerHeight * 0.6 || bottom < window.innerHeight * 0.4
  if (isOutside) page.scrollIntoView({ block: 'start', behavior: scrollBehavior(true) })
}

/** Brings the passage that is shown into view on its page, and the focus to it. */
export function useScrollToShown(shown: Shown | null, page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = page.current?.querySelector<HTMLElement>(shownWords)
    if (shown === null || !page.current || !target) return
    scrollTo(target, page.current)
    target.focus({ preventScroll: true })
  }, [shown, page])
}
