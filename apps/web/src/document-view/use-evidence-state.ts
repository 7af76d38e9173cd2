import { quoteId } from '@precis/analysis'
import type { Citation } from '@precis/domain'
import { type ExtractedDocument, placer } from '@precis/extraction'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Evidence, Shown } from './evidence.ts'

interface EvidenceState {
  readonly evidence: Evidence
  /** Gives the focus back to the chip that was followed. */
  goBack(): void
}

/** Which passage is looked at, and the way back from it: Escape, or {@link EvidenceState.goBack}. */
export function useEvidenceState(
  source: ExtractedDocument,
  onShow: (placeName: string) => void,
  onBack: (section: string) => void,
): EvidenceState {
  const [shown, setShown] = useState<Shown | null>(null)
  const placeOf = useMemo(() => placer(source), [source])
  const callbacks = useRef({ onShow, onBack })
  callbacks.current = { onShow, onBack }

  const show = useCallback(
    (citation: Citation, chip: string, section: string) => {
      const { start, end } = citation
      setShown((before) => ({
        quote: quoteId(citation),
        chip,
        section,
        start,
        end,
        turn: (before?.turn ?? 0) + 1,
      }))
      callbacks.current.onShow(placeOf(start).name)
    },
    [placeOf],
  )

  const goBack = useCallback(() => {
    if (shown === null) return
    callbacks.current.onBack(shown.section)
    requestAnimationFrame(() => {
      const chip = document.getElementById(shown.chip)
      chip?.scrollIntoView({ block: 'nearest' })
      chip?.focus({ preventScroll: true })
    })
  }, [shown])

  useEffect(() => {
    if (shown === null) return
    const press = (event: KeyboardEvent) => {
      const at = document.activeElement
      const isInSource = at === document.body || at?.closest('#pane-document') != null
      if (event.key === 'Escape' && !event.defaultPrevented && isInSource) goBack()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shown, goBack])

  const evidence = useMemo(
    () => ({ document: source, placeOf, shown, show }),
    [source, placeOf, shown, show],
  )
  return { evidence, goBack }
}
