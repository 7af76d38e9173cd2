import { countOf } from '@precis/domain'
import type { ReadingProgress } from '@precis/extraction'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { timeLeft } from './time-left.ts'

interface Props {
  /** Of the pages that are recognized. */
  reading: ReadingProgress
  pageCount: number
  onSkip: () => void
}

/** Why pages are being recognized, how long it takes, and how to do without. */
export function RecognitionNote({ reading, pageCount, onSkip }: Props) {
  const { done, total } = reading
  const began = useRef({ at: performance.now(), done })
  const elapsedMs = performance.now() - began.current.at
  const left = timeLeft(elapsedMs, done - began.current.done, total - done)
  const isAllThereIs = total === pageCount && done === 0
  const [isSkipping, setIsSkipping] = useState(false)
  const skip = () => {
    setIsSkipping(true)
    onSkip()
  }
  return (
    <section className="recognition" aria-label="Pages without usable text">
      <div className="note">
        <div className="b">
          <b>The text of {countOf(total, 'page')} cannot be used</b>
          {isSkipping ? (
            <p role="status">The page being read is finished first. Those after it stay unread.</p>
          ) : (
            <p className="num">
              {total === 1 ? 'It is read from its picture' : 'They are read from their pictures'},
              on this device. {left} Nothing is sent for this.
            </p>
          )}
        </div>
        {!isAllThereIs && !isSkipping && (
          <div className="a">
            <Button variant="secondary" onClick={skip}>
              Skip these pages
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
