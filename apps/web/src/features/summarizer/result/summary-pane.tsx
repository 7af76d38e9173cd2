import type { Summary } from '@precis/domain'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Coverage } from '../../../document-view/reading-coverage.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { NoteList } from '../notes/note-list.tsx'
import type { ReadingFacts } from '../progress/measure-reading.ts'
import { Abstract } from './abstract.tsx'
import type { DetailDates } from './export/use-detail-dates.ts'
import { DetailList } from './points/detail-list.tsx'
import { PointList } from './points/point-list.tsx'
import { readingOrder } from './points/reading-order.ts'
import { useResultActions } from './points/result-context.ts'
import { RiskList } from './points/risk-list.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { SummaryProse } from './summary-prose.tsx'
import { absenceSentence, sectionsOf, unjudgedSentence } from './summary-sections.ts'
import * as texts from './texts.ts'

interface SectionProps {
  id: string
  name: string
  /** A section without points is left out. */
  count: number
  children: ReactNode
}

function Section({ id, name, count, children }: SectionProps) {
  if (count === 0) return null
  return (
    <section className="blk" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`} tabIndex={-1}>
        {name}
      </h2>
      {children}
    </section>
  )
}

interface Props {
  summary: Summary
  /** Null until it is measured. */
  reading: ReadingFacts | null
  coverage: Coverage
  dates: DetailDates
  /** What left the device, and what stays on it. */
  device: ReactNode
  children: ReactNode
}

/** The result in the order of its reader: what it is, what it says, what may hurt, what to keep in mind, what to do. */
export function SummaryPane({ summary, reading, coverage, dates, device, children }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { notebook } = useResultActions()
  const { plain, risks, details, elsewhere } = useMemo(() => readingOrder(summary), [summary])
  const { conclusions, recommendations } = plain
  const absence = absenceSentence(summary)
  const unjudged = unjudgedSentence(summary)
  const list = (field: keyof typeof plain) => ({
    ...{ summary, field, points: plain[field], elsewhere: elsewhere[field] },
  })
  return (
    <section className="pane res" aria-label={texts.result}>
      <SectionTabs sections={sectionsOf(summary, notebook.notes.length > 0)} scroller={scroller} />
      <div className="scroll" ref={scroller} id="pane-summary">
        <div className="flow">
          <Abstract summary={summary} reading={reading} />
          <div className="blk cover">
            <Notice tone={coverage.isComplete ? 'info' : 'warn'}>{coverage.sentence}</Notice>
            <div className="device">{device}</div>
          </div>
          <SummaryProse summary={summary} />
          <Section id="kp" name="Key Points" count={plain.keyPoints.length}>
            <PointList {...list('keyPoints')} section={texts.keyPoints} isOrdered />
          </Section>
          <Section id="rk" name="Risks" count={risks.length}>
            <RiskList summary={summary} risks={risks} section={texts.risks} />
          </Section>
          <Section id="cd" name="Critical Details" count={details.length}>
            <DetailList
              summary={summary}
              details={details}
              elsewhere={elsewhere.criticalDetails}
              dates={dates}
              section={texts.criticalDetails}
            />
          </Section>
          <Section
            id="cr"
            name="Conclusions & Recommendations"
            count={conclusions.length + recommendations.length}
          >
            {conclusions.length > 0 && <h3>{texts.conclusions}</h3>}
            <PointList {...list('conclusions')} section={texts.conclusions} />
            {recommendations.length > 0 && <h3>{texts.recommendations}</h3>}
            <PointList {...list('recommendations')} section={texts.recommendations} />
          </Section>
          <Section id="nt" name="Notes" count={notebook.notes.length}>
            <NoteList />
          </Section>
          {unjudged !== null && <p className="blk absent">{unjudged}</p>}
          {absence !== null && <p className="blk absent">{absence}</p>}
        </div>
      </div>
      {children}
    </section>
  )
}
