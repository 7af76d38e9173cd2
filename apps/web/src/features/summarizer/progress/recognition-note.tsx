import type { ReadingProgress } from '@precis/extraction'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import * as texts from './texts.ts'
import { timeLeft } from './time-left.ts'

interface Props {
  /** Counts only pages that are recognized. */
  reading: ReadingProgress
  pageCount: number
  onSkip: () => void
}

/**
 * How many pages were finished, and in what time. The first one counts only until there is another: the recognition itself
 * has to be loaded for it.
 */
function useProgressSoFar(done: number) {
  const steps = useRef([{ at: performance.now(), done }])
  const last = steps.current.at(-1)
  if (last !== undefined && done > last.done && steps.current.length < 2) {
    steps.current = [...steps.current, { at: performance.now(), done }]
  }
  const since = steps.current.findLast((step) => step.done < done) ?? {
    at: performance.now(),
    done,
  }
  return { elapsedMs: performance.now() - since.at, done: done - since.done }
}

/** Why pages are being recognized, how long it takes, and how to do without. */
export function RecognitionNote({ reading, pageCount, onSkip }: Props) {
  const { done, total } = reading
  const soFar = useProgressSoFar(done)
  const left = timeLeft(soFar.elapsedMs, soFar.done, total - done)
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
                left || texts.howLongThatTakesIsKnown,
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
