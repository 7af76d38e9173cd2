import type { ReadingProgress } from '@precis/extraction'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import * as texts from './texts.ts'
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
    <section className="recognition" aria-label={texts.pagesWithoutUsableText}>
      <div className="note">
        <div className="b">
          <b>{texts.theTextOfCannotBeUsed(texts.countOfPage(total))}</b>
          {isSkipping ? (
            <p role="status">{texts.thePageBeingReadIsFinished}</p>
          ) : (
            <p className="num">
              {texts.onThisDeviceNothingIsSent(
                total === 1 ? texts.itIsReadFromItsPicture : texts.theyAreReadFromTheirPictures,
                left,
              )}
            </p>
          )}
        </div>
        {!isAllThereIs && !isSkipping && (
          <div className="a">
            <Button variant="secondary" onClick={skip}>
              {texts.skipThesePages}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
