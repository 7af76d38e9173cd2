import type { Citation, ExportInput } from '@precis/domain'
import { countOf } from '@precis/domain'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { HighlightContext, useHighlightState } from '../../../document-view/highlight.tsx'
import { collectQuotes, quoteId } from '../../../document-view/quotes.ts'
import { TooltipHost } from '../../../ui/overlays/tooltip.tsx'
import { factLine } from '../file-facts.ts'
import { resultCoverage } from '../page-review/coverage.ts'
import { useReadingFacts } from '../progress/use-reading-facts.ts'
import type { Conversation } from '../questions/conversation.ts'
import { QuestionDock } from '../questions/question-dock.tsx'
import { SourcePane } from '../source-view/source-pane.tsx'
import { titleOf } from '../workbench/document-title.ts'
import type { Complete } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { buildExportInput } from './export-input.ts'
import { PaneTabs, type PaneView } from './pane-tabs.tsx'
import { ActionBar, DocumentBar, ReturnBar } from './result-bars.tsx'
import { SummaryPane } from './summary-pane.tsx'

/** What an export is made from. */
export interface ExportSource {
  title: string
  documentId: string
  input: ExportInput
  /** BCP 47; the document's own when null. */
  language: string | null
}

export interface ExportSlot {
  isOpen: boolean
  onClose: () => void
  source: ExportSource
}

interface Props {
  workbench: Workbench
  state: Complete
  conversation: Conversation
  isReturn: boolean
  onAnother: () => void
  announce: (text: string) => void
  renderExport: (slot: ExportSlot) => ReactNode
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

/** Has Escape lead back to the point, unless it is pressed outside the source. */
function useEscapeFromSource(goBack: (() => void) | null) {
  useEffect(() => {
    if (goBack === null) return
    const press = (event: KeyboardEvent) => {
      const at = document.activeElement
      const isInSource = at === document.body || at?.closest('#pane-document') != null
      if (event.key === 'Escape' && !event.defaultPrevented && isInSource) goBack()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [goBack])
}

/** The document beside its summary: every point one step from the words it rests on. */
export function ResultScreen(props: Props) {
  const { workbench, state, conversation, announce } = props
  const { document: source, job, result } = state
  const summary = result.result
  const title = titleOf(state.title, job)
  const [view, setView] = useState<PaneView>('summary')
  const [isExporting, setIsExporting] = useState(false)

  const { highlight, goBack } = useHighlightState(source, {
    onShow(place) {
      setView('document')
      announce(`${place} highlighted`)
    },
    onBack: (section) => setView(section === 'Ask' ? 'ask' : 'summary'),
  })
  const { shown, placeOf } = highlight
  useEscapeFromSource(shown === null ? null : goBack)
  const shownNearest = useMemo(() => {
    if (shown === null) return null
    const near = conversation.messages.flatMap((message) => message.nearest)
    return near.find((citation) => quoteId(citation) === shown.quote) ?? null
  }, [shown, conversation.messages])
  const quotes = useQuotes(summary.citations, conversation, shownNearest)

  const reading = useReadingFacts(source)
  const coverage = useMemo(
    () => resultCoverage(source, summary.coverage),
    [source, summary.coverage],
  )
  const exportSource = useMemo(
    () => ({
      title,
      documentId: result.documentId,
      language: job.language,
      input: buildExportInput({
        title,
        summary,
        source,
        mode: job.mode,
        placeOf,
        coverage: coverage.sentence,
        date: new Date(),
      }),
    }),
    [title, result.documentId, job.language, job.mode, source, summary, placeOf, coverage],
  )
  const actions = { onAnother: props.onAnother, onExport: () => setIsExporting(true) }
  const facts = factLine(
    source.pages.length > 0 && countOf(source.pages.length, 'page'),
    reading !== null && countOf(reading.words, 'word'),
  )

  return (
    <HighlightContext value={highlight}>
      <div className="work-full" data-view={view}>
        <DocumentBar
          title={title}
          fileName={job.kind === 'paste' ? null : job.name}
          facts={facts}
          takesFocus={!props.isReturn}
          {...actions}
        />
        <PaneTabs view={view} onChange={setView} />
        <div className="bench">
          <SourcePane title={title} quotes={quotes} pageImages={workbench.getPageImages()}>
            {shown !== null && <ReturnBar section={shown.section} onBack={goBack} />}
          </SourcePane>
          <SummaryPane summary={summary} reading={reading} coverage={coverage}>
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
    </HighlightContext>
  )
}
