import type { Policy } from '@precis/domain'
import { lazy, Suspense } from 'react'
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import { PrivacyLine } from '../privacy-line.tsx'
import { type Analyzing, hasWords } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { leavingCost } from './leaving-cost.ts'
import { ReadingFacts } from './reading-facts.tsx'
import { StageList } from './stage-list.tsx'
import { SummaryDraft } from './summary-draft.tsx'
import { SummaryPreview } from './summary-preview.tsx'
import * as texts from './texts.ts'

const ImagePages = lazy(async () => ({
  default: (await import('../page-review/image-pages.tsx')).ImagePages,
}))

interface Props {
  state: Analyzing
  policy: Policy
  workbench: Workbench
}

/** Where the summary will stand: what is written of it so far, and below what there is to know until it is finished. */
export function DraftPane({ state, policy, workbench }: Props) {
  const { job, document, partial, preview, reading, stage } = state
  const ocrLanguage = document ? document.ocrLanguage : reading?.language
  return (
    <section className="pane res" aria-label={texts.result}>
      <div className="toc" aria-hidden="true" />
      <ScrollRegion className="scroll" id="pane-summary" aria-label={texts.draft}>
        <div className="flow">
          <div className="blk">
            <ReadingFacts document={document} mode={job.mode} />
            {ocrLanguage !== undefined && partial === null && (
              <Suspense>
                <ImagePages state={state} language={ocrLanguage} workbench={workbench} />
              </Suspense>
            )}
          </div>
          {hasWords(partial) ? (
            <SummaryDraft partial={partial} />
          ) : preview && document ? (
            <SummaryPreview preview={preview} document={document} />
          ) : (
            <div className="blk ghost" aria-hidden="true">
              <i />
              <i />
              <i />
            </div>
          )}
        </div>
      </ScrollRegion>
      <div className="under-way">
        <StageList stage={stage} />
        <PrivacyLine>
          <p>{leavingCost(state, policy)}</p>
        </PrivacyLine>
      </div>
    </section>
  )
}
