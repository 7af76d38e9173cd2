import './pages.css'
import type { ExtractedDocument } from '@precis/extraction'
import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { Bracket } from '../../../../document-view/highlight.tsx'
import type { Quote, Range } from '../../../../document-view/quotes.ts'
import { SourceText } from '../../../../document-view/source-text.tsx'
import { PageCanvas } from '../../page-images/page-canvas.tsx'
import type { PageImages } from '../../page-images/page-images.ts'
import { usePageImage } from '../../page-images/use-page-image.ts'
import * as texts from '../texts.ts'
import { PageLayer } from './page-layer.tsx'
import { pageRuns } from './page-runs.ts'
import { textWidth } from './text-width.ts'

interface Props {
  number: number
  /** Null while the file is being read. */
  document: ExtractedDocument | null
  pageImages: PageImages
  widthPx: number
  /** Width by height, as far as it is known. */
  shape: number
  quotes: readonly Quote[]
  found: readonly Range[]
  active: string | null
  turn: number
  /** Whether the view stands still: words come only then, so that none hold up the scrolling. */
  isAtRest: boolean
  activeFound: number | null
  onShape: (number: number, shape: number) => void
  /** The words of the page have come, with those that are marked. */
  onWords: (number: number) => void
}

const sharpest = 2
const widestPx = 2_400
const stepPx = 160

/** How wide a page is drawn: in steps, so that a small change draws nothing anew. */
function drawnWidth(cssPx: number): number {
  const wanted = cssPx * Math.min(sharpest, window.devicePixelRatio || 1)
  return Math.min(widestPx, Math.ceil(wanted / stepPx) * stepPx)
}

/** One page as it looks, its words over it. Where it cannot be drawn, its text stands in. */
export const PageSheet = memo(function PageSheet(props: Props) {
  const { number, document, widthPx, quotes, found, active, isAtRest, onShape, onWords } = props
  const page = document?.pages[number - 1] ?? null
  const turn = page?.turn ?? 0
  const asked = useMemo(() => ({ number, turn }), [number, turn])
  const drawn = usePageImage(props.pageImages, asked, drawnWidth(widthPx))
  const image = drawn.status === 'drawn' ? drawn.image : null
  const shape = image === null ? props.shape : image.bitmap.width / Math.max(1, image.bitmap.height)

  const [hasRested, setHasRested] = useState(isAtRest)
  useEffect(() => {
    if (isAtRest) startTransition(() => setHasRested(true))
  }, [isAtRest])

  const runs = useMemo(() => {
    if (image === null || !hasRested) return null
    const words = page?.words ?? image.words
    if (document === null || page === null) {
      return [...words].map((word) => ({ ...word, quotes: [], found: null }))
    }
    const reaches = (range: Range) => range.start < page.end && range.end > page.start
    const matches = found.map((range, index) => ({ ...range, index })).filter(reaches)
    return pageRuns(
      document,
      page,
      words,
      { quotes: quotes.filter(reaches), found: matches },
      textWidth,
    )
  }, [document, page, image, hasRested, quotes, found])

  useEffect(() => {
    if (image !== null) onShape(number, shape)
  }, [image, number, shape, onShape])
  const isWritten = runs !== null || drawn.status === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener is told again when the words change
  useEffect(() => {
    if (isWritten) onWords(number)
  }, [isWritten, runs, number, onWords])

  if (drawn.status === 'failed') {
    return (
      <article
        className="sheet is-text"
        aria-label={texts.pageOf(number)}
        style={{ width: widthPx }}
      >
        <p className="page-said">
          {texts.thisPageCannotBeDrawn}
          {page !== null && texts.hereIsItsTextInstead}
        </p>
        {document !== null && page !== null && (
          <SourceText
            document={document}
            stretch={page}
            quotes={quotes}
            found={found}
            active={active}
            activeFound={props.activeFound}
          />
        )}
        {active !== null && <Bracket turn={props.turn} />}
      </article>
    )
  }
  return (
    <article
      className="page-sheet"
      aria-label={texts.pageOf(number)}
      aria-busy={image === null || undefined}
      style={{ width: widthPx, height: widthPx / shape }}
    >
      {image !== null && (
        <PageCanvas image={image}>
          {runs !== null && (
            <PageLayer runs={runs} shape={shape} active={active} activeFound={props.activeFound} />
          )}
        </PageCanvas>
      )}
      {active !== null && runs !== null && <Bracket turn={props.turn} />}
    </article>
  )
})
