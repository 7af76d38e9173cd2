import { countOf } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import type { Detail } from '@precis/redaction'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceRow } from '../../../ui/forms/choice-row.tsx'
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import { HiddenText, selectedPiece, type View } from './hidden-text.tsx'
import { cutPieces, type Piece } from './text-pieces.ts'
import * as texts from './texts.ts'

interface Props {
  document: ExtractedDocument
  details: readonly Detail[]
  /** What is to be in sight; the counter tells two wishes for the same place apart. */
  shown: { readonly offset: number; readonly turn: number }
  onMark: (place: Piece) => void
}

/** What is drawn at once: a page, or a stretch of a text without pages. */
function piecesOf({ content, pages }: ExtractedDocument): Piece[] {
  const pieces =
    pages.length === 0
      ? cutPieces(content)
      : pages.flatMap(({ start, end }) => cutPieces(content, start, end))
  return pieces.filter(({ start, end }) => end > start)
}

/** The text piece by piece, as it is or as it is sent. Words that are selected can be hidden. */
export function TextPane({ document: source, details, shown, onMark }: Props) {
  const [view, setView] = useState<View>('sent')
  const pieces = useMemo(() => piecesOf(source), [source])
  const [at, setAt] = useState(0)
  const [selected, setSelected] = useState<Piece | null>(null)
  const text = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const index = pieces.findIndex(({ end }) => shown.offset < end)
    if (shown.turn > 0 && index !== -1) {
      setAt(index)
      text.current?.focus()
    }
  }, [shown, pieces])
  useEffect(() => {
    const look = () => setSelected(text.current === null ? null : selectedPiece(text.current))
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece begins at its top
  useEffect(() => {
    if (text.current) text.current.scrollTop = 0
  }, [at])

  const piece = pieces[at]
  const noun = source.pages.length === pieces.length ? 'page' : 'part'
  return (
    <section className="hiding-pane" aria-label={texts.textOfTheDocument}>
      <div className="hiding-tools">
        <ChoiceRow
          name="text-shown"
          legend={texts.show}
          value={view}
          options={[
            { value: 'original', label: texts.original },
            { value: 'sent', label: texts.asSent },
          ]}
          onChange={setView}
        />
        {pieces.length > 1 && (
          <span className="turn num">
            <Button variant="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {texts.previous}
              <span className="vh"> {noun}</span>
            </Button>
            {texts.ofLabel(at + 1, countOf(pieces.length, noun))}
            <Button
              variant="quiet"
              disabled={at === pieces.length - 1}
              onClick={() => setAt(at + 1)}
            >
              {texts.next}
              <span className="vh"> {noun}</span>
            </Button>
          </span>
        )}
        {selected === null ? (
          <span className="hint">{texts.selectAnyWordsToHideThem}</span>
        ) : (
          <Button
            variant="secondary"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(selected)}
          >
            {texts.hideSelectedWords}
          </Button>
        )}
      </div>
      <ScrollRegion className="hiding-view" id="hiding-text" ref={text} aria-label={texts.text}>
        {piece && (
          <div className="sheet">
            <HiddenText content={source.content} piece={piece} details={details} view={view} />
          </div>
        )}
      </ScrollRegion>
    </section>
  )
}
