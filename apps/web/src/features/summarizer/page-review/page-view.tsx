import { isUnsureWord, type PageImage, type WordPlace } from '@precis/extraction'
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import type { PageBox } from './line-boxes.ts'
import type { DrawnPage } from './use-page-image.ts'

interface Props {
  number: number
  drawn: DrawnPage
  places: readonly WordPlace[]
  /** The word that is being looked at in the text. */
  current: WordPlace | null
  /** The lines of the passage that was asked for. */
  cited: readonly PageBox[]
}

const withoutImage = {
  drawing: 'Drawing the page…',
  failed: 'No picture of this page could be drawn.',
  gone: 'The picture needs the file, which is no longer open in this tab. Choose it again to see its pages.',
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

/** The picture of a page, its doubtful words and the one being looked at marked. */
export function PageView({ number, drawn, places, current, cited }: Props) {
  const [isLarge, setIsLarge] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const box = current?.boxes[0] ?? cited[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the word is elsewhere once the picture has grown
  useEffect(() => {
    if (box && scroller.current) bringIntoView(scroller.current, box)
  }, [box, isLarge, drawn])
  const unsure = places.flatMap(({ boxes }) => boxes.filter(isUnsureWord))
  return (
    <section className="page-view" aria-label="Picture of the page">
      <div
        className="page-scroll"
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        data-large={isLarge || undefined}
      >
        {drawn.status === 'drawn' ? (
          <PageCanvas image={drawn.image} label={`Page ${number} as it looks`}>
            {cited.map((line) => (
              <i
                key={`${line.left} ${line.top}`}
                className="word-box is-cited"
                style={boxStyle(line)}
              />
            ))}
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
      </div>
      {drawn.status === 'drawn' && (
        <Button
          variant="secondary"
          className="enlarge"
          aria-pressed={isLarge}
          onClick={() => setIsLarge(!isLarge)}
        >
          Enlarge
        </Button>
      )}
    </section>
  )
}

interface CanvasProps {
  image: PageImage
  label: string
  /** Marks over the picture. */
  children?: ReactNode
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

/** A page as it looks on paper, as wide as its place. */
function PageCanvas({ image, label, children }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { bitmap } = image
  useLayoutEffect(() => {
    if (!canvas.current || bitmap.width === 0) return
    canvas.current.width = bitmap.width
    canvas.current.height = bitmap.height
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return (
    <div className="page-canvas">
      <canvas ref={canvas} role="img" aria-label={label} />
      {children}
    </div>
  )
}
