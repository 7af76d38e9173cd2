import { countWords, formatCount } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { HighlightContext, useHighlightState } from '../../../document-view/highlight.tsx'
import { collectQuotes, type Quote } from '../../../document-view/quotes.ts'
import { readingCoverage } from '../../../document-view/reading-coverage.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { summaryText } from '../model/summary-text.ts'
import type { Reading, Result, Summarizing } from '../model/try-out-state.ts'
import * as texts from '../texts.ts'
import { DocumentPage } from './document-page.tsx'
import { ProgressPage } from './progress-page.tsx'
import { ResultTools } from './result-tools.tsx'
import { SummaryPage } from './summary-page.tsx'
import { useScrollToShown } from './use-scroll-to-shown.ts'
import '../work-spread.css'

interface Props {
  state: Reading | Summarizing | Result
  onReset: () => void
  /** Says something to screen readers, once. */
  say: (message: string) => void
}

const empty: ExtractedDocument = { kind: 'paste', content: '', pages: [], sections: [] }
const noQuotes: readonly Quote[] = []

function seconds(milliseconds: number): string {
  return (Math.max(100, milliseconds) / 1000).toFixed(1)
}

function Facts({ state }: { state: Result }) {
  const { document, tookMs, isSample } = state
  const words = useMemo(() => countWords(document.content), [document])
  const { sentence, isComplete } = readingCoverage(document)
  return (
    <p className={isComplete ? 'facts' : 'facts is-partial'}>
      {isSample && texts.writtenForThisPage}
      {texts.wordsInSOnThisDevice(sentence, formatCount(words), seconds(tookMs))}
    </p>
  )
}

/** Document and summary side by side; the same two pages from the first read page to the last point. */
export function WorkSpread({ state, onReset, say }: Props) {
  const source = state.stage === 'reading' ? empty : state.document
  const page = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const spread = useRef<HTMLDivElement>(null)
  const { highlight, goBack } = useHighlightState(source, {
    onShow: (place) => say(`${place} highlighted`),
  })
  const { shown, placeOf } = highlight
  useScrollToShown(shown, page)
  const citations = state.stage === 'result' ? state.summary.citations : null
  const quotes = useMemo(
    () =>
      citations ? collectQuotes(citations.filter(({ field }) => shownFields.has(field))) : noQuotes,
    [citations],
  )
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    spread.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || shown === null) return
    event.preventDefault()
    goBack()
  }
  return (
    <div className="try-spread is-work" ref={spread}>
      <section className="try-sum" aria-label={texts.summary}>
        <div className="hd">
          <div>
            <h3 ref={title} tabIndex={-1}>
              {state.name}
            </h3>
            {state.stage === 'result' && <Facts state={state} />}
          </div>
          {state.stage === 'result' && (
            <ResultTools
              text={() => summaryText(state.name, state.summary, placeOf)}
              onReset={onReset}
              say={say}
            />
          )}
        </div>
        {state.stage === 'result' ? (
          <HighlightContext value={highlight}>
            <SummaryPage summary={state.summary} />
          </HighlightContext>
        ) : (
          <ProgressPage state={state} onCancel={onReset} />
        )}
      </section>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from the passage that has the focus */}
      <div className="try-doc" onKeyDown={press}>
        <section
          ref={page}
          className="scroll"
          aria-label={texts.yourDocument}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
        >
          {state.stage === 'reading' ? (
            <div className="sheet is-blank" />
          ) : (
            <DocumentPage document={source} name={state.name} quotes={quotes} shown={shown} />
          )}
        </section>
        {shown !== null && (
          <Button variant="secondary" className="to-point" onClick={goBack}>
            {texts.backToThePoint}
          </Button>
        )}
      </div>
    </div>
  )
}

const shownFields = new Set(['mainPurpose', 'keyPoints', 'criticalDetails', 'risks'])
