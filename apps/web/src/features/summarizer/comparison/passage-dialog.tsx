import type { ExtractedDocument } from '@precis/extraction'
import { pageAt } from '@precis/extraction'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { quoteId } from '../../../document-view/quotes.ts'
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { PageImages } from '../page-images/page-images.ts'
import { PageSheet } from '../source-view/pages/page-sheet.tsx'
import { useWidth } from '../source-view/pages/use-width.ts'
import * as texts from './texts.ts'

export interface OpenPassage {
  readonly name: string
  readonly place: string
  readonly document: ExtractedDocument
  /** Null where the file is not at hand, or has no pages. */
  readonly pageImages: PageImages | null
  readonly start: number
  readonly end: number
}

const around = 2_500
const portrait = 1 / Math.SQRT2
const nothing: readonly never[] = []

function bringIntoView(mark: Element | null | undefined) {
  mark?.scrollIntoView({ block: 'center' })
}

/** Brings the passage into view, and again when the window is turned. */
function keepInView(mark: HTMLElement | null) {
  if (mark?.parentElement == null) return
  const observer = new ResizeObserver(() => bringIntoView(mark))
  observer.observe(mark.parentElement)
  return () => observer.disconnect()
}

function PassageText({ document, start, end }: OpenPassage) {
  const { content } = document
  const page = pageAt(document, start)
  const from = Math.max(0, Math.max(page?.start ?? 0, start - around))
  const to = Math.min(
    content.length,
    Math.max(end, Math.min(page?.end ?? content.length, end + around)),
  )
  return (
    <ScrollRegion className="passage-text" dir="auto" aria-label={texts.textOfThePage}>
      {content.slice(from, start)}
      <mark ref={keepInView}>{content.slice(start, end)}</mark>
      {content.slice(end, to)}
    </ScrollRegion>
  )
}

interface PageProps {
  passage: OpenPassage
  number: number
  pageImages: PageImages
}

function PassagePage({ passage, number, pageImages }: PageProps) {
  const { document, start, end } = passage
  const area = useRef<HTMLElement>(null)
  const widthPx = useWidth(area)
  const [shape, setShape] = useState(portrait)
  const id = quoteId({ start, end })
  const quotes = useMemo(() => [{ id, start, end }], [id, start, end])
  const learnShape = useCallback((_: number, known: number) => setShape(known), [])
  const showWords = useCallback(
    () => bringIntoView(area.current?.querySelector('[data-quote=active]')),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of another width has its words elsewhere
  useEffect(showWords, [showWords, widthPx])
  return (
    <ScrollRegion className="passage-page" aria-label={texts.thePage} ref={area}>
      {widthPx > 0 && (
        <PageSheet
          number={number}
          document={document}
          pageImages={pageImages}
          widthPx={widthPx}
          shape={shape}
          quotes={quotes}
          found={nothing}
          active={id}
          turn={0}
          isAtRest
          activeFound={null}
          onShape={learnShape}
          onWords={showWords}
        />
      )}
    </ScrollRegion>
  )
}

/** The page of a version with the passage marked, as it looks or else as text; the text around it where there are no pages. */
export function PassageDialog({ passage, onClose }: { passage: OpenPassage; onClose: () => void }) {
  const { document, pageImages, start } = passage
  const page = pageImages && pageAt(document, start)
  return (
    <Dialog isOpen onClose={onClose} title={`${passage.place}, ${passage.name}`} width="720px">
      {pageImages && page ? (
        <PassagePage passage={passage} number={page.number} pageImages={pageImages} />
      ) : (
        <PassageText {...passage} />
      )}
    </Dialog>
  )
}
