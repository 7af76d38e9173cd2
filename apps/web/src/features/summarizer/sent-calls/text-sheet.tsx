import { formatCount } from '@precis/domain'
import { useMemo, useRef, useState } from 'react'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import { cutPieces } from '../hiding/text-pieces.ts'
import * as texts from './texts.ts'

interface Props {
  label: string
  text: string
}

/** A text of any length to be read part by part, and copied as a whole. */
export function TextSheet({ label, text }: Props) {
  const pieces = useMemo(() => cutPieces(text), [text])
  const [at, setAt] = useState(0)
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const piece = pieces[Math.min(at, pieces.length - 1)]
  const copy = async () => {
    if (root.current === null) return
    setSaid((await copyText(text, root.current)) ? texts.copied : texts.couldNotBeCopied)
  }
  return (
    <div className="text-sheet" ref={root}>
      <div className="bar num">
        <span>{texts.countOfCharacter(text.length)}</span>
        {pieces.length > 1 && (
          <>
            <Button variant="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {texts.previous}
              <span className="vh"> {texts.part}</span>
            </Button>
            <span>{texts.partOf(formatCount(at + 1), formatCount(pieces.length))}</span>
            <Button
              variant="quiet"
              disabled={at >= pieces.length - 1}
              onClick={() => setAt(at + 1)}
            >
              {texts.next}
              <span className="vh"> {texts.part}</span>
            </Button>
          </>
        )}
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copyAll}
        </Button>
        <span role="status">{said}</span>
      </div>
      <ScrollRegion className="words" aria-label={label} dir="auto">
        {piece === undefined ? '' : text.slice(piece.start, piece.end)}
      </ScrollRegion>
    </div>
  )
}
