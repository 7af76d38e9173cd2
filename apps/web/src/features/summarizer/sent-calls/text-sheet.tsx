import { countOf, formatCount } from '@precis/domain'
import { useMemo, useRef, useState } from 'react'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { cutPieces } from '../hiding/text-pieces.ts'

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
    setSaid((await copyText(text, root.current)) ? 'Copied' : 'Could not be copied')
  }
  return (
    <div className="text-sheet" ref={root}>
      <div className="bar num">
        <span>{countOf(text.length, 'character')}</span>
        {pieces.length > 1 && (
          <>
            <Button variant="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
              Previous<span className="vh"> part</span>
            </Button>
            <span>
              part {formatCount(at + 1)} of {formatCount(pieces.length)}
            </span>
            <Button
              variant="quiet"
              disabled={at >= pieces.length - 1}
              onClick={() => setAt(at + 1)}
            >
              Next<span className="vh"> part</span>
            </Button>
          </>
        )}
        <Button variant="secondary" onClick={() => void copy()}>
          Copy all
        </Button>
        <span role="status">{said}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="words" aria-label={label} tabIndex={0} dir="auto">
        {piece === undefined ? '' : text.slice(piece.start, piece.end)}
      </section>
    </div>
  )
}
