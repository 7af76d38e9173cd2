import type { Citation } from '@precis/domain'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  HighlightContext,
  LitQuotesContext,
  type Shown,
  useHighlightState,
} from '../../../document-view/highlight.tsx'
import { collectQuotes, type Quote, quoteId } from '../../../document-view/quotes.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { TooltipHost } from '../../../ui/overlays/tooltip.tsx'
import { factLine } from '../file-facts.ts'
import type { Notebook } from '../notes/notebook.ts'
import { resultCoverage } from '../page-review/coverage.ts'
import { useReadingFacts } from '../progress/use-reading-facts.ts'
import type { Conversation } from '../questions/conversation.ts'
import { QuestionDock } from '../questions/question-dock.tsx'
import { CallsButton } from '../sent-calls/calls-button.tsx'
import type { SentCall } from '../sent-calls/sent-call.ts'
import { FileChoice } from '../shelf/file-choice.tsx'
import { DocumentsSide } from '../shelf/side/documents-side.tsx'
import type { SourceMemory } from '../source-view/source-memory.ts'
import { SourcePane } from '../source-view/source-pane.tsx'
import { titleOf } from '../workbench/document-title.ts'
import type { Complete } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import type { ExportSlot } from './export/export-slot.ts'
import { type LoadCalendar, useDetailDates } from './export/use-detail-dates.ts'
import { useExportSource } from './export/use-export-source.ts'
import { PaneTabs, type PaneView } from './pane-tabs.tsx'
import { type ResultActions, ResultContext } from './points/result-context.ts'
import { ActionBar, DocumentBar, ReturnBar } from './result-bars.tsx'
import { Splitter, useSourceWidth } from './splitter.tsx'
import { SummaryPane } from './summary-pane.tsx'
import * as texts from './texts.ts'

interface Props {
  workbench: Workbench
  state: Complete
  conversation: Conversation
  notebook: Notebook
  calls: readonly SentCall[]
  isReturn: boolean
  onAnother: () => void
  onCompare: () => void
  announce: (text: string) => void
  renderExport: (slot: ExportSlot) => ReactNode
  sourceMemory: RefObject<SourceMemory>
  loadCalendar: LoadCalendar
}

function useQuotes(cited: readonly Citation[], conversation: Conversation, shown: Citation | null) {
  const { messages } = conversation
  return useMemo(
    () =>
      collectQuotes([
        ...cited,
        ...messages.flatMap((message) => message.citations),
        ...(shown ? [shown] : []),
      ]),
    [cited, messages, shown],
  )
}

/** The chip that leads to a quote, if it is on the page. */
function chipOf({ id }: Quote): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a.chip[data-quotes~="${id}"]`)
}

/** Has Escape lead back to the point from the source, and from the chip whose words are still on their way. */
function useEscapeFromSource(shown: Shown | null, goBack: () => void) {
  useEffect(() => {
    if (shown === null) return
    const press = (event: KeyboardEvent) => {
      const at = document.activeElement
      const isInSource = at === document.body || at?.closest('#pane-document') != null
      const isLeaving = isInSource || at?.id === shown.chip
      if (event.key === 'Escape' && !event.defaultPrevented && isLeaving) goBack()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shown, goBack])
}

/** The document beside its summary: every point one step from the words it rests on. */
export function ResultScreen(props: Props) {
  const { workbench, state, conversation, notebook, announce } = props
  const { document: source, job, result } = state
  const summary = result.result
  const title = titleOf(state.title, job)
  const isPaged = source.kind === 'pdf' || source.kind === 'photo'
  const [view, setView] = useState<PaneView>('summary')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [lit, setLit] = useState<readonly string[]>([])
  const splitting = useSourceWidth()
  const [isExporting, setIsExporting] = useState(false)

  const { highlight, goBack } = useHighlightState(source, {
    onShow(place) {
      setIsSheetOpen(true)
      announce(`${place} highlighted`)
    },
    onBack(section) {
      setIsSheetOpen(false)
      setView(section === 'Ask' ? 'ask' : 'summary')
    },
  })
  const { shown, placeOf } = highlight
  /** What somebody turns to is not half covered by a passage looked at before. */
  const turnTo = useCallback((next: PaneView) => {
    setIsSheetOpen(false)
    setView(next)
  }, [])
  useEscapeFromSource(shown, goBack)
  useEffect(() => {
    // On a small screen the source now lies over the lower half: its point stays above.
    if (isSheetOpen && shown)
      document.getElementById(shown.chip)?.scrollIntoView({ block: 'nearest' })
  }, [isSheetOpen, shown])
  const shownNearest = useMemo(() => {
    if (shown === null) return null
    const near = conversation.messages.flatMap((message) => message.nearest)
    return near.find((citation) => quoteId(citation) === shown.quote) ?? null
  }, [shown, conversation.messages])
  const quotes = useQuotes(summary.citations, conversation, shownNearest)

  const showQuote = (quote: Quote) => {
    const chip = chipOf(quote)
    highlight.show(quote, chip?.id ?? '', chip?.dataset['section'] ?? texts.summary)
  }

  const reading = useReadingFacts(source)
  const coverage = useMemo(
    () => resultCoverage(source, summary.coverage),
    [source, summary.coverage],
  )
  const exportSource = useExportSource({
    workbench,
    state,
    title,
    placeOf,
    coverage: coverage.sentence,
    notebook,
  })
  const dates = useDetailDates(exportSource, props.loadCalendar)
  const askAbout = useCallback(
    (words: string) => {
      // The question can be typed once it is on screen.
      flushSync(() => turnTo('ask'))
      workbench.type(`“${words}”: `)
      document.querySelector<HTMLInputElement>('#question')?.focus()
    },
    [workbench, turnTo],
  )
  const shared = useMemo<ResultActions>(() => {
    const { pin, unpin, keepPoint } = workbench
    return { title, notebook, pin, unpin, keepPoint, askAbout, announce }
  }, [title, notebook, workbench, askAbout, announce])
  const actions = {
    onAnother: props.onAnother,
    onExport: () => setIsExporting(true),
  }
  const facts = factLine(
    source.pages.length > 0 && texts.countOfPage(source.pages.length),
    reading !== null && texts.countOfWord(reading.words),
  )

  return (
    <HighlightContext value={highlight}>
      <LitQuotesContext value={lit}>
        <ResultContext value={shared}>
          <div
            className="work-full"
            data-view={view}
            data-sheet={(isSheetOpen && view !== 'document') || undefined}
          >
            <DocumentsSide userId={workbench.userId} onNew={props.onAnother} />
            <DocumentBar
              title={title}
              fileName={job.kind === 'paste' ? null : job.name}
              facts={facts}
              takesFocus={!props.isReturn}
              onCompare={props.onCompare}
              {...actions}
            />
            <PaneTabs view={view} onChange={turnTo} />
            <div className="bench" style={splitting.style}>
              <SourcePane
                title={title}
                document={source}
                isPaged={isPaged}
                pageCount={source.pages.length}
                quotes={quotes}
                shown={shown}
                onShow={showQuote}
                onLight={setLit}
                closeButton={
                  shown !== null && (
                    <IconButton
                      className="close-sheet"
                      label={texts.backTo(shown.section)}
                      onClick={goBack}
                    >
                      <CloseIcon />
                    </IconButton>
                  )
                }
                pageImages={workbench.getPageImages()}
                memory={props.sourceMemory}
              >
                {shown !== null && view === 'document' && (
                  <ReturnBar section={shown.section} onBack={goBack} />
                )}
              </SourcePane>
              <Splitter width={splitting.width} onWidth={splitting.setWidth} />
              <SummaryPane
                summary={summary}
                reading={reading}
                coverage={coverage}
                dates={dates}
                device={
                  <>
                    <CallsButton calls={props.calls} text={workbench.getSent().content} />
                    {isPaged && state.keeping.status === 'kept' && (
                      <FileChoice
                        workbench={workbench}
                        state={state}
                        id={state.keeping.id}
                        problem={state.keeping.fileProblem ?? null}
                      />
                    )}
                  </>
                }
              >
                <QuestionDock
                  workbench={workbench}
                  conversation={conversation}
                  suggestions={summary.suggestedQuestions}
                />
              </SummaryPane>
            </div>
            <ActionBar {...actions} />
            {props.renderExport({
              isOpen: isExporting,
              onClose: () => setIsExporting(false),
              source: exportSource,
            })}
          </div>
          <TooltipHost />
        </ResultContext>
      </LitQuotesContext>
    </HighlightContext>
  )
}
