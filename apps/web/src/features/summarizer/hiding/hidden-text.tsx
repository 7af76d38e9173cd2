import type { Detail } from '@precis/redaction'
import { placeholderName } from './detail-groups.ts'
import type { Piece } from './text-pieces.ts'

export type View = 'original' | 'sent'

interface Props {
  content: string
  piece: Piece
  details: readonly Detail[]
  view: View
}

interface Run extends Piece {
  readonly detail: Detail | null
}

/** A stretch of the text, cut where hidden details begin and end. */
function runsOf({ start, end }: Piece, details: readonly Detail[]): Run[] {
  const hidden = details
    .filter(({ isHidden }) => isHidden)
    .flatMap((detail) => detail.places.map((place) => ({ ...place, detail })))
    .filter((place) => place.start < end && place.end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const runs: Run[] = []
  let done = start
  for (const place of hidden) {
    if (place.end <= done) continue
    if (place.start > done) runs.push({ start: done, end: place.start, detail: null })
    const from = Math.max(done, place.start)
    const to = Math.min(end, place.end)
    runs.push({ start: from, end: to, detail: place.detail })
    done = to
  }
  if (done < end) runs.push({ start: done, end, detail: null })
  return runs
}

/** A stretch of a document as it is, with what is hidden marked, or as it is sent. */
export function HiddenText({ content, piece, details, view }: Props) {
  return (
    <div className="hiding-words" dir="auto">
      {runsOf(piece, details).map(({ start, end, detail }) => {
        const text = content.slice(start, end)
        if (detail === null) {
          return (
            <span key={start} data-start={start}>
              {text}
            </span>
          )
        }
        return view === 'sent' ? (
          <span key={start} data-start={start} data-end={end} className="placeholder">
            {placeholderName(detail.placeholder)}
          </span>
        ) : (
          <mark key={start} data-start={start} className="cite">
            {text}
          </mark>
        )
      })}
    </div>
  )
}

function offsetOf(node: Node, offset: number): number | null {
  const run = node.parentElement?.closest<HTMLElement>('[data-start]')
  if (run == null) return null
  const { start, end } = run.dataset
  // A placeholder stands for all of its words.
  return end === undefined ? Number(start) + offset : Number(offset === 0 ? start : end)
}

/** What is selected within the text, as a stretch of the document; null when nothing is. */
export function selectedPiece(within: Element): Piece | null {
  const selection = window.getSelection()
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  if (!within.contains(startContainer) || !within.contains(endContainer)) return null
  const start = offsetOf(startContainer, startOffset)
  const end = offsetOf(endContainer, endOffset)
  return start === null || end === null || end <= start ? null : { start, end }
}
