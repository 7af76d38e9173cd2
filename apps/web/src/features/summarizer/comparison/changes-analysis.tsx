import type { Passages } from '@precis/analysis'
import { type Citation, type CreditView, listFields, type Summary } from '@precis/domain'
import type { ReactNode } from 'react'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { costSentence } from '../workbench/failure.ts'
import type { Failure } from '../workbench/work-state.ts'
import type { Side } from './change-row.tsx'
import * as texts from './texts.ts'

interface Sides<T> {
  readonly before: T
  readonly after: T
}

interface OfferProps {
  credit: CreditView | null
  noCreditsPanel: ReactNode
  /** Names are to be hidden from whoever analyzes. */
  isHiding: boolean
  isBusy: boolean
  failure: Failure | null
  onAnalyze: () => void
  onCancel: () => void
}

/** Offers the one analysis of the changes, and says what it costs and sends. */
export function AnalysisOffer(props: OfferProps) {
  const { credit, failure, isBusy } = props
  const policy = usePolicy()
  if (credit?.state === 'none' || credit?.state === 'exhausted') {
    return <div className="well">{props.noCreditsPanel}</div>
  }
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" title={texts.theChangesCouldNotBeAnalyzed}>
          {`${failure.message} ${costSentence(failure, policy)}`}
        </Notice>
      )}
      <div className="offer">
        <p>
          {texts.whatTheChangesMean}
          {props.isHiding && ` ${texts.namesAreHiddenBeforeSending}`}
        </p>
        <Button isBusy={isBusy} onClick={props.onAnalyze}>
          {isBusy ? texts.analyzingTheChanges : texts.analyzeTheChanges}
        </Button>
        {isBusy && (
          <Button variant="secondary" onClick={props.onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </>
  )
}

const riskNames = { low: texts.lowRisk, medium: texts.mediumRisk, high: texts.highRisk } as const
const fieldNames = {
  keyPoints: texts.keyPoints,
  conclusions: texts.conclusions,
  criticalDetails: texts.criticalDetails,
  recommendations: texts.recommendations,
  risks: texts.risks,
} as const

interface Props {
  summary: Summary
  passages: Sides<Passages>
  sides: Sides<Side>
  onShow: (side: 'before' | 'after', start: number) => void
}

/** The analysis of the changes: each point with the places it rests on in both versions. */
export function ChangesAnalysis({ summary, passages, sides, onShow }: Props) {
  const places = (citations: readonly Citation[]) => {
    const seen = new Set<string>()
    return citations.flatMap(({ side, within }) => {
      const span = side && within && passages[side].placeOf(within)
      if (!side || !span) return []
      const { label, name } = sides[side].labelOf(span.start)
      const key = `${side} ${label}`
      if (seen.has(key)) return []
      seen.add(key)
      const word = side === 'before' ? texts.before : texts.after
      return [
        <button
          key={key}
          type="button"
          className="chip"
          aria-label={texts.showTheChange(word, label, name)}
          onClick={() => onShow(side, span.start)}
        >
          {word}, {label}
        </button>,
      ]
    })
  }
  const of = (field: string, index: number) =>
    summary.citations.filter((one) => one.field === field && one.index === index)
  const isDoubtful = (field: string, index: number) =>
    summary.checks.some((one) => one.field === field && one.index === index)
  const item = (field: string, index: number, text: string, extra: ReactNode = null) => (
    <li key={`${field} ${index}`}>
      <p dir="auto">
        {extra}
        {text}
      </p>
      <div className="chips">
        {places(of(field, index))}
        {isDoubtful(field, index) && <span className="chip none">{texts.notVerified}</span>}
      </div>
    </li>
  )
  return (
    <section className="changes-analysis" aria-labelledby="changes-analysis">
      <h2 id="changes-analysis">{texts.whatTheChangesMeanText}</h2>
      <ul>
        {summary.mainPurpose !== '' && item('mainPurpose', 0, summary.mainPurpose)}
        {prose(summary).map(({ text, citations }) => (
          <li key={text}>
            <p dir="auto">{text}</p>
            <div className="chips">{places(citations)}</div>
          </li>
        ))}
      </ul>
      {listFields
        .filter((field) => summary[field].length > 0)
        .map((field) => (
          <div key={field}>
            <h3>{fieldNames[field]}</h3>
            <ul>
              {summary[field].map((text, index) =>
                item(
                  field,
                  index,
                  text,
                  field === 'risks' && (
                    <b>{`${riskNames[summary.riskLevels[index] ?? 'medium']}: `}</b>
                  ),
                ),
              )}
            </ul>
          </div>
        ))}
    </section>
  )
}

/** The running text in the pieces that its citations cut it into. */
function prose({ summary, citations }: Summary): { text: string; citations: Citation[] }[] {
  const own = citations.filter(({ field }) => field === 'summary')
  const ends = [...new Set(own.flatMap(({ at }) => at?.end ?? []))].sort((a, b) => a - b)
  let from = 0
  const pieces = [...ends, summary.length].map((end) => {
    const start = from
    from = Math.max(from, end)
    const isOf = ({ at }: Citation) => at === undefined || (at.start < end && at.end > start)
    return { text: summary.slice(start, end).trim(), citations: own.filter(isOf) }
  })
  return pieces.filter(({ text }) => text !== '')
}
