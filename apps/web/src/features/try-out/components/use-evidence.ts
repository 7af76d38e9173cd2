import type { Quote } from '@precis/analysis'
import { type ExtractedDocument, placer } from '@precis/extraction'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { scrollBehavior } from '../../../ui/layout/scroll-behavior.ts'
import type { Evidence, Shown } from './evidence.ts'

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

/** Which passage of the document is looked at: a chip takes the reader there, Escape or `goBack` returns. */
export function useEvidence(
  source: ExtractedDocument,
  page: RefObject<HTMLElement | null>,
  onShow: (placeName: string) => void,
) {
  const [shown, setShown] = useState<Shown | null>(null)
  const placeOf = useMemo(() => placer(source), [source])

  const show = useCallback(
    (quote: Quote, chip: string) => {
      setShown((before) => ({ quote: quote.id, chip, turn: (before?.turn ?? 0) + 1 }))
      onShow(placeOf(quote.start).name)
    },
    [placeOf, onShow],
  )
  useEffect(() => {
    const target = page.current?.querySelector<HTMLElement>('[data-quote=active]')
    if (shown === null || !page.current || !target) return
    scrollTo(target, page.current)
    target.focus({ preventScroll: true })
  }, [shown, page])

  const goBack = useCallback(() => {
    const chip = shown === null ? null : document.getElementById(shown.chip)
    chip?.focus({ preventScroll: true })
    chip?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const evidence = useMemo<Evidence>(() => ({ placeOf, shown, show }), [placeOf, shown, show])
  return { evidence, goBack }
}
