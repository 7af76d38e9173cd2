import type { ExtractedDocument } from '@precis/extraction'
import { useMemo } from 'react'
import type { Quote } from '../../../../document-view/quotes.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { PageCanvas } from '../../page-images/page-canvas.tsx'
import type { PageImages } from '../../page-images/page-images.ts'
import { usePageImage } from '../../page-images/use-page-image.ts'
import * as texts from '../texts.ts'
import { pageRuns } from './page-runs.ts'
import { textWidth } from './text-width.ts'

interface Props {
  id: string
  number: number
  count: number
  /** Where it is in the list, in pixels. */
  top: number
  /** Null while the file is being read. */
  document: ExtractedDocument | null
  pageImages: PageImages
  /** Those of its page. */
  quotes: readonly Quote[]
  isCurrent: boolean
  /** Whether there is time to draw it. */
  mayDraw: boolean
  onPage: (page: number) => void
}

const widthPx = 96
const noRuns: readonly never[] = []
const percent = (share: number) => `${share * 100}%`

/** One page in the list of pages: its number, how it looks, and where it is quoted. */
export function PageThumbnail(props: Props) {
  const { number, document, quotes, isCurrent, mayDraw, onPage } = props
  const page = document?.pages[number - 1] ?? null
  const turn = page?.turn ?? 0
  const asked = useMemo(() => (mayDraw ? { number, turn } : null), [mayDraw, number, turn])
  const drawn = usePageImage(props.pageImages, asked, widthPx, { mayWait: true })
  const image = drawn.status === 'drawn' ? drawn.image : null
  const quoted = useMemo(() => {
    if (image === null || document === null || page === null || quotes.length === 0) return noRuns
    const words = page.words ?? image.words
    const runs = pageRuns(document, page, words, { quotes, found: [] }, textWidth)
    return runs.filter((run) => run.quotes.length > 0)
  }, [image, document, page, quotes])
  const cited = quotes.length > 0 ? `, ${texts.countOfCitation(quotes.length)}` : ''
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list around it takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the list around it has the focus
    <div
      id={props.id}
      className={classNames('page-thumb', image === null && 'is-bare')}
      role="option"
      aria-label={texts.pageOf2(number, cited)}
      aria-selected={isCurrent}
      aria-setsize={props.count}
      aria-posinset={number}
      style={{ transform: `translateY(${props.top}px)` }}
      onClick={() => onPage(number)}
    >
      <b className="num" aria-hidden="true">
        {number}
      </b>
      <span className="look">
        {image !== null && (
          <PageCanvas image={image}>
            {quoted.map(({ left, top, width, height }, index) => {
              const key = index
              return (
                <i
                  key={key}
                  style={{
                    left: percent(left),
                    top: percent(top),
                    width: percent(width),
                    height: percent(height),
                  }}
                />
              )
            })}
          </PageCanvas>
        )}
      </span>
    </div>
  )
}
