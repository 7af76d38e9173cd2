import { formatCount, type Policy } from '@precis/domain'
import { type RefObject, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { factLine, fileType, formatSize } from '../file-facts.ts'
import { PaneTabs, type PaneView } from '../result/pane-tabs.tsx'
import { Splitter, useSourceWidth } from '../result/splitter.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { SidePlaceholder } from '../shelf/side/side-placeholder.tsx'
import type { SourceMemory } from '../source-view/source-memory.ts'
import { SourcePane } from '../source-view/source-pane.tsx'
import type { Analyzing } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { DraftPane } from './draft-pane.tsx'
import { RecognitionNote } from './recognition-note.tsx'
import { stageName } from './stage-list.tsx'
import * as texts from './texts.ts'

interface Props {
  state: Analyzing
  policy: Policy
  workbench: Workbench
  sourceMemory: RefObject<SourceMemory>
}

function detail({ stage, reading, part }: Analyzing): string {
  if (stage === 'extracting' && reading !== null && reading.total > 0) {
    const page = Math.min(reading.done + 1, reading.total)
    const verb = reading.stage === 'recognizing' ? texts.recognizingPage : texts.page
    return `${verb} ${formatCount(page)} of ${formatCount(reading.total)}`
  }
  if (stage === 'analyzing' && part !== null && part.parts > 1) {
    return texts.partOf(formatCount(Math.max(1, part.part)), formatCount(part.parts))
  }
  return stageName(stage)
}

function isPaged({ job, document }: Analyzing): boolean {
  if (document !== null) return document.kind === 'pdf' || document.kind === 'photo'
  return job.kind === 'photos' || (job.kind === 'file' && fileType(job.name) === 'PDF')
}

const noQuotes: readonly never[] = []
const showNothing = () => undefined

/** The workbench while a summary is made: the document lies where it will lie, the draft grows where the summary will stand. */
export function ProgressScreen({ state, policy, workbench, sourceMemory }: Props) {
  const { job, document, stage, percent, reading } = state
  const [view, setView] = useState<PaneView>('summary')
  const splitting = useSourceWidth()
  const pageCount = document?.pages.length ?? state.pageCount
  const facts = factLine(
    job.kind === 'file' && fileType(job.name),
    job.sizeBytes !== null && formatSize(job.sizeBytes),
    pageCount > 0 && texts.countOfPage(pageCount),
  )
  return (
    <div className="work-full is-working" data-view={view}>
      <SidePlaceholder />
      <div className="docbar">
        <div className="t">
          <ScreenTitle takesFocus>{job.name}</ScreenTitle>
          <p className="num">{facts}</p>
        </div>
        <p className="pct num">
          <b>{percent}%</b> <span>{detail(state)}</span>
        </p>
        <Button variant="secondary" className="cancel" onClick={workbench.cancel}>
          {texts.cancel}
        </Button>
        <ProgressBar value={percent} label={stageName(stage)} />
      </div>
      <PaneTabs view={view} onChange={setView} hasQuestions={false} />
      <div className="bench" style={splitting.style}>
        <SourcePane
          title={job.name}
          document={document}
          isPaged={isPaged(state)}
          pageCount={pageCount}
          quotes={noQuotes}
          shown={null}
          onShow={showNothing}
          onLight={showNothing}
          pageImages={workbench.getPageImages()}
          memory={sourceMemory}
        />
        <Splitter width={splitting.width} onWidth={splitting.setWidth} />
        <DraftPane state={state} policy={policy} workbench={workbench} />
        {document === null && reading?.stage === 'recognizing' && job.kind === 'file' && (
          <RecognitionNote
            reading={reading}
            pageCount={pageCount}
            onSkip={workbench.skipRecognition}
          />
        )}
      </div>
    </div>
  )
}
