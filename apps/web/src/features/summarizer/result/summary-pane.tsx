import type { Summary } from '@precis/domain'
import { type ReactNode, useRef } from 'react'
import type { Coverage } from '../../../document-view/reading-coverage.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ReadingFacts } from '../progress/measure-reading.ts'
import { Abstract } from './abstract.tsx'
import { DetailTable, PointList, RiskList } from './point-list.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { SummaryProse } from './summary-prose.tsx'
import { absenceSentence, sectionsOf, unjudgedSentence } from './summary-sections.ts'

interface Props {
  summary: Summary
  /** Null until it is measured. */
  reading: ReadingFacts | null
  coverage: Coverage
  children: ReactNode
}

export function SummaryPane({ summary, reading, coverage, children }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { conclusions, recommendations } = summary
  const absence = absenceSentence(summary)
  const unjudged = unjudgedSentence(summary)
  return (
    <section className="pane res" aria-label="Result">
      <SectionTabs sections={sectionsOf(summary)} scroller={scroller} />
      <div className="scroll" ref={scroller} id="pane-summary">
        <div className="flow">
          <Abstract summary={summary} reading={reading} />
          <div className="blk cover">
            <Notice tone={coverage.isComplete ? 'info' : 'warn'}>{coverage.sentence}</Notice>
          </div>
          <SummaryProse summary={summary} />
          {summary.keyPoints.length > 0 && (
            <section className="blk" id="kp" aria-labelledby="kp-h">
              <h2 id="kp-h" tabIndex={-1}>
                Key Points
              </h2>
              <PointList summary={summary} field="keyPoints" section="Key Points" isOrdered />
            </section>
          )}
          {conclusions.length + recommendations.length > 0 && (
            <section className="blk" id="cr" aria-labelledby="cr-h">
              <h2 id="cr-h" tabIndex={-1}>
                Conclusions &amp; Recommendations
              </h2>
              {conclusions.length > 0 && <h3>Conclusions</h3>}
              <PointList summary={summary} field="conclusions" section="Conclusions" />
              {recommendations.length > 0 && <h3>Recommendations</h3>}
              <PointList summary={summary} field="recommendations" section="Recommendations" />
            </section>
          )}
          {summary.criticalDetails.length > 0 && (
            <section className="blk" id="cd" aria-labelledby="cd-h">
              <h2 id="cd-h" tabIndex={-1}>
                Critical Details
              </h2>
              <DetailTable summary={summary} section="Critical Details" />
            </section>
          )}
          {summary.risks.length > 0 && (
            <section className="blk" id="rk" aria-labelledby="rk-h">
              <h2 id="rk-h" tabIndex={-1}>
                Risks
              </h2>
              <RiskList summary={summary} section="Risks" />
            </section>
          )}
          {unjudged !== null && <p className="blk absent">{unjudged}</p>}
          {absence !== null && <p className="blk absent">{absence}</p>}
        </div>
      </div>
      {children}
    </section>
  )
}
