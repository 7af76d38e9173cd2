import { type ExtractedDocument, sectionAt } from '@precis/extraction'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Shown } from '../../../document-view/highlight.tsx'
import type { Quote } from '../../../document-view/quotes.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useIsNarrow } from '../../../ui/layout/use-is-narrow.ts'
import type { PageImages } from '../page-images/page-images.ts'
import { CitationRail } from './citation-rail.tsx'
import { CitationStepper } from './citation-stepper.tsx'
import { FindBar } from './find/find-bar.tsx'
import { useFind } from './find/use-find.ts'
import { useMarkedWords } from './find/use-marked-words.ts'
import { PageRail } from './pages/page-rail.tsx'
import { PageView } from './pages/page-view.tsx'
import { isPassageInView } from './passage/passage-in-view.ts'
import { firstPlace, type Jump, type SourcePlace } from './passage/place-in-source.ts'
import { useKeepInView } from './passage/use-keep-in-view.ts'
import type { SourceMemory } from './source-memory.ts'
import { SourceTools } from './source-tools.tsx'
import { TextView } from './text-view.tsx'
import * as texts from './texts.ts'
import { useSourceKeys } from './use-source-keys.ts'
import { type SourceMode, ViewSwitch } from './view-switch.tsx'

interface Props {
  title: string
  /** Null while the file is being read. */
  document: ExtractedDocument | null
  /** Whether it is a file whose pages have a look of their own: a PDF or photos. */
  isPaged: boolean
  /** Pages as far as they are counted. */
  pageCount: number
  quotes: readonly Quote[]
  shown: Shown | null
  onShow: (quote: Quote) => void
  /** The quotes under the pointer, by their ids. */
  onLight: (quotes: readonly string[]) => void
  /** The pages as they look; null without the file, or where it has none. */
  pageImages: PageImages | null
  memory: RefObject<SourceMemory>
  /** Closes the source where it lies over the result, on small screens. */
  closeButton?: ReactNode
  /** The way back to the point, on small screens. */
  children?: ReactNode
}

const textSizes = [0.875, 1, 1.125, 1.25, 1.5, 1.75]
const widestWithoutThumbnailsPx = 1_279
const widestPhonePx = 479
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

function useSteps(steps: readonly number[], first: number) {
  const [at, setAt] = useState(Math.max(0, steps.indexOf(first)))
  return {
    size: steps[at] ?? 1,
    canGrow: at < steps.length - 1,
    canShrink: at > 0,
    change: (by: 1 | -1) => setAt((now) => Math.min(steps.length - 1, Math.max(0, now + by))),
  }
}

const isSame = (one: SourcePlace, other: SourcePlace) =>
  one.page === other.page && one.from === other.from && one.to === other.to

/** The document itself, as its pages look or as text, with the quoted passages marked. */
export function SourcePane(props: Props) {
  const { document: source, isPaged, quotes, shown, onShow, pageImages, memory } = props
  const images = isPaged ? pageImages : null
  const [chosen, setChosen] = useState(memory.current.mode)
  const isPhone = useIsNarrow(widestPhonePx)
  // A whole page as wide as a phone has letters that nobody can read. A window that is made smaller shows what it showed.
  const [firstMode] = useState<SourceMode>(isPhone ? 'text' : 'page')
  const mode: SourceMode = images === null ? 'text' : (chosen ?? firstMode)
  const [jump, setJump] = useState<Jump | null>(() => {
    const { page } = memory.current
    return page === null || page === 1 ? null : { to: 'page', page }
  })
  const [place, setPlace] = useState<SourcePlace>(firstPlace)
  const keepPlace = useCallback(
    (next: SourcePlace) => setPlace((now) => (isSame(now, next) ? now : next)),
    [],
  )
  const hasRoom = !useIsNarrow(widestWithoutThumbnailsPx)
  const hasThumbnails = hasRoom && mode === 'page'
  const pane = useRef<HTMLElement>(null)
  const findButton = useRef<HTMLButtonElement>(null)
  const find = useFind(source?.content ?? '')
  const text = useSteps(textSizes, memory.current.textSize)
  const zoom = useSteps(zooms, memory.current.zoom)
  useEffect(() => {
    memory.current = { mode: chosen, page: place.page, zoom: zoom.size, textSize: text.size }
  }, [memory, chosen, place.page, zoom.size, text.size])

  const turn = shown?.turn
  useEffect(() => {
    if (turn !== undefined) setJump({ to: 'passage' })
  }, [turn])
  const isKept = useKeepInView(
    pane,
    mode === 'page' ? jump : null,
    shown?.isQuiet === false,
    useCallback((takesFocus) => setJump({ to: 'passage', isAgain: true, takesFocus }), []),
  )
  const { match } = find
  useEffect(() => {
    if (match) setJump({ to: 'match' })
  }, [match])

  const { pageCount } = props
  const turnTo = useCallback(
    (page: number) => {
      if (page >= 1 && page <= pageCount) setJump({ to: 'page', page })
    },
    [pageCount],
  )
  const switchTo = (next: SourceMode) => {
    if (next === mode || (next === 'page' && images === null)) return
    if (isKept() || (pane.current && isPassageInView(pane.current))) setJump({ to: 'passage' })
    else if (place.page !== null) setJump({ to: 'page', page: place.page })
    setChosen(next)
  }
  const at = shown === null ? -1 : quotes.findIndex(({ id }) => id === shown.quote)
  const step = (by: 1 | -1) => {
    const before = quotes.filter(({ start }) => start < place.offset).length
    const from = at >= 0 ? at : by === 1 ? before - 1 : before
    const next = quotes[(from + by + quotes.length) % Math.max(1, quotes.length)]
    if (next) onShow(next)
  }
  useSourceKeys({
    '1': () => switchTo('page'),
    '2': () => switchTo('text'),
    '[': () => step(-1),
    ']': () => step(1),
  })
  useMarkedWords(pane, {
    onLight: props.onLight,
    onChoose: (id) => {
      const quote = quotes.find((one) => one.id === id)
      if (quote) onShow(quote)
    },
  })
  const closeFind = () => {
    find.close()
    requestAnimationFrame(() => findButton.current?.focus())
  }
  const length = Math.max(1, source?.content.length ?? 0)
  const section = source && (sectionAt(source, place.offset)?.title.trim() || null)

  return (
    <section
      className={classNames('pane src', hasThumbnails && 'has-thumbnails')}
      ref={pane}
      aria-label={texts.sourceDocument}
      id="pane-document"
    >
      <h2 className="vh">{texts.sourceDocument}</h2>
      <div className="tools">
        {find.isOpen ? (
          <FindBar
            text={find.text}
            count={find.found.length}
            current={find.current}
            onType={find.type}
            onStep={find.step}
            onClose={closeFind}
          />
        ) : (
          <>
            {isPaged && <ViewSwitch mode={mode} hasPages={images !== null} onChange={switchTo} />}
            <SourceTools
              page={place.page}
              pages={pageCount}
              percent={Math.round(place.to * 100)}
              section={section}
              size={mode === 'page' ? zoom : text}
              sized={mode}
              canFind={source !== null}
              findButton={findButton}
              onPage={(by) => turnTo((place.page ?? 1) + by)}
              onFind={find.open}
            >
              {quotes.length > 0 && <CitationStepper at={at} count={quotes.length} onStep={step} />}
            </SourceTools>
            {props.closeButton}
          </>
        )}
      </div>
      {isPaged && images === null && <p className="src-note">{texts.theFileIsNotKeptHere}</p>}
      {mode === 'page' && images !== null ? (
        <PageView
          document={source}
          count={Math.max(1, pageCount)}
          pageImages={images}
          quotes={quotes}
          shown={shown}
          find={find}
          zoom={zoom.size}
          jump={jump}
          onPlace={keepPlace}
        />
      ) : source === null ? (
        <div className="scroll">
          <div className="sheet is-empty" />
        </div>
      ) : (
        <TextView
          document={source}
          title={props.title}
          quotes={quotes}
          shown={shown}
          find={find}
          size={text.size}
          jump={jump}
          onPlace={keepPlace}
        />
      )}
      {hasThumbnails && images !== null ? (
        <PageRail
          document={source}
          count={Math.max(1, pageCount)}
          pageImages={images}
          quotes={quotes}
          current={place.page ?? 1}
          onPage={turnTo}
        />
      ) : (
        <CitationRail
          length={length}
          quotes={quotes}
          inView={place}
          active={shown?.quote ?? null}
        />
      )}
      {props.children}
    </section>
  )
}
