import { isUnsureWord, type WordBox, type WordPlace } from '@precis/extraction'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import { PageCanvas } from '../page-images/page-canvas.tsx'
import type { DrawnPage } from '../page-images/use-page-image.ts'
import * as texts from './texts.ts'

type PageBox = Pick<WordBox, 'left' | 'top' | 'width' | 'height'>

interface Props {
  number: number
  drawn: DrawnPage
  places: readonly WordPlace[]
  /** The word that is being looked at in the text. */
  current: WordPlace | null
}

const withoutImage = {
  drawing: texts.drawingThePage,
  failed: texts.noPictureOfThisPage,
  gone: texts.thePictureNeedsTheFile,
}

/** Brings a box into view within its scroller, without moving anything around it. */
function bringIntoView(scroller: HTMLElement, box: PageBox) {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight, scrollLeft, scrollTop } = scroller
  const [x, y] = [box.left * scrollWidth, box.top * scrollHeight]
  const isInView =
    x > scrollLeft &&
    x + box.width * scrollWidth < scrollLeft + clientWidth &&
    y > scrollTop &&
    y + box.height * scrollHeight < scrollTop + clientHeight
  if (!isInView) scroller.scrollTo({ left: x - clientWidth / 2, top: y - clientHeight / 2 })
}

/** The image of a page, its doubtful words and the one being looked at marked. */
export function PageView({ number, drawn, places, current }: Props) {
  const [isLarge, setIsLarge] = useState(false)
  const scroller = useRef<HTMLElement>(null)
  const box = current?.boxes[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the word is elsewhere once the image has grown
  useEffect(() => {
    if (box && scroller.current) bringIntoView(scroller.current, box)
  }, [box, isLarge, drawn])
  const unsure = places.flatMap(({ boxes }) => boxes.filter(isUnsureWord))
  return (
    <div className="page-view">
      <ScrollRegion
        className="page-scroll"
        aria-label={texts.pictureOfThePage}
        ref={scroller}
        data-large={isLarge || undefined}
      >
        {drawn.status === 'drawn' ? (
          <PageCanvas image={drawn.image} label={texts.imageOfPage(number)}>
            {unsure.map((word) => (
              <i
                key={`${word.left} ${word.top}`}
                className="word-box is-unsure"
                style={boxStyle(word)}
              />
            ))}
            {current?.boxes.map((word) => (
              <i
                key={`${word.left} ${word.top}`}
                className="word-box is-current"
                style={boxStyle(word)}
              />
            ))}
          </PageCanvas>
        ) : (
          <p className="no-picture">{withoutImage[drawn.status]}</p>
        )}
      </ScrollRegion>
      {drawn.status === 'drawn' && (
        <Button
          variant="secondary"
          className="enlarge"
          aria-pressed={isLarge}
          onClick={() => setIsLarge(!isLarge)}
        >
          {texts.enlarge}
        </Button>
      )}
    </div>
  )
}

/** Where a word stands, in percent of the page. */
function boxStyle({ left, top, width, height }: PageBox): CSSProperties {
  const percent = (share: number) => `${share * 100}%`
  return {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  }
}
