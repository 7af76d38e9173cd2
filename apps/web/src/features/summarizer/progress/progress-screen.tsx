import { countOf, formatCount, type Policy } from '@precis/domain'
import { lazy, Suspense } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { factLine, fileType, formatSize } from '../file-facts.ts'
import { PrivacyLine } from '../privacy-line.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { type Analyzing, hasWords } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { leavingCost } from './leaving-cost.ts'
import { PageThumbnails } from './page-thumbnails.tsx'
import { ReadingFacts } from './reading-facts.tsx'
import { StageList, stageName } from './stage-list.tsx'
import { SummaryDraft } from './summary-draft.tsx'
import { SummaryPreview } from './summary-preview.tsx'

const ImagePages = lazy(async () => ({
  default: (await import('../page-review/image-pages.tsx')).ImagePages,
}))

interface Props {
  state: Analyzing
  policy: Policy
  workbench: Workbench
}

function pagesOf(state: Analyzing): { total: number; done: number } {
  if (state.document) {
    const total = Math.max(1, state.document.pages.length)
    return { total, done: total }
  }
  return { total: state.reading?.total ?? 0, done: state.reading?.done ?? 0 }
}

function detail(state: Analyzing): string {
  const { stage, reading, part } = state
  if (stage === 'extracting' && reading !== null && reading.total > 0) {
    const page = Math.min(reading.done + 1, reading.total)
    const verb = reading.stage === 'recognizing' ? 'Recognizing page' : 'Page'
    return `${verb} ${formatCount(page)} of ${formatCount(reading.total)}`
  }
  if (stage === 'analyzing' && part !== null && part.parts > 1) {
    return `Part ${formatCount(Math.max(1, part.part))} of ${formatCount(part.parts)}`
  }
  return stageName(stage)
}

export function ProgressScreen({ state, policy, workbench }: Props) {
  const { job, document, partial, preview } = state
  const { total, done } = pagesOf(state)
  const ocrLanguage = document ? document.ocrLanguage : state.reading?.language
  const hasPages = document ? document.pages.length > 0 : total > 0
  const facts = factLine(
    job.kind === 'file' && fileType(job.name),
    job.sizeBytes !== null && formatSize(job.sizeBytes),
    hasPages && countOf(total, 'page'),
  )
  return (
    <div className="wrap summarizer-page">
      <div className="summarizer-head">
        <div>
          <ScreenTitle takesFocus>{job.name}</ScreenTitle>
          <p className="num">{facts}</p>
        </div>
      </div>
      <div className="prog">
        <div className="left">
          {hasWords(partial) ? (
            <SummaryDraft partial={partial} />
          ) : preview && document ? (
            <SummaryPreview preview={preview} document={document} />
          ) : (
            <PageThumbnails total={total} done={done} isScanning={state.stage !== 'analyzing'} />
          )}
        </div>
        <div className="right">
          <div className="pct">
            <b className="num">{state.percent}%</b>
            <span className="num">{detail(state)}</span>
          </div>
          <ProgressBar value={state.percent} label={stageName(state.stage)} />
          <StageList stage={state.stage} />
          {document && <ReadingFacts document={document} mode={job.mode} />}
          {ocrLanguage !== undefined && partial === null && (
            <Suspense>
              <ImagePages state={state} language={ocrLanguage} workbench={workbench} />
            </Suspense>
          )}
          <PrivacyLine>
            <p>{leavingCost(state, policy)}</p>
          </PrivacyLine>
          <Button variant="secondary" className="cancel" onClick={workbench.cancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  )
}
