import type { ExtractedDocument } from '@precis/extraction'
import { pageAt } from '@precis/extraction'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import * as texts from './texts.ts'

export interface OpenPassage {
  readonly name: string
  readonly place: string
  readonly document: ExtractedDocument
  readonly start: number
  readonly end: number
}

const around = 2_500

function bringIntoView(mark: HTMLElement | null) {
  mark?.scrollIntoView({ block: 'center' })
}

/** The page of a version with the passage marked, or the text around it where there are no pages. */
export function PassageDialog({ passage, onClose }: { passage: OpenPassage; onClose: () => void }) {
  const { document, start, end } = passage
  const { content } = document
  const page = pageAt(document, start)
  const from = Math.max(0, Math.max(page?.start ?? 0, start - around))
  const to = Math.min(
    content.length,
    Math.max(end, Math.min(page?.end ?? content.length, end + around)),
  )
  return (
    <Dialog isOpen onClose={onClose} title={`${passage.place}, ${passage.name}`} width="720px">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="passage-text" dir="auto" tabIndex={0} aria-label={texts.textOfThePage}>
        {content.slice(from, start)}
        <mark ref={bringIntoView}>{content.slice(start, end)}</mark>
        {content.slice(end, to)}
      </section>
    </Dialog>
  )
}
