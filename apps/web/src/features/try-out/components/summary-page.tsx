import { type ListField, rowsOfDetail, type Summary, severityOf, splitDetail } from '@precis/domain'
import type { ReactNode } from 'react'
import { RiskMark } from '../../../ui/evidence/risk-mark.tsx'
import * as texts from '../texts.ts'
import { Point } from './point.tsx'

interface Props {
  summary: Summary
}

interface PointsProps extends Props {
  title: string
  field: ListField
  draw: (text: string, index: number) => ReactNode
}

function Points({ title, field, draw, summary }: PointsProps) {
  if (summary[field].length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {summary[field].map((text, index) => (
          <Point key={keyOf(text, index)} summary={summary} field={field} index={index}>
            {draw(text, index)}
          </Point>
        ))}
      </ul>
    </>
  )
}

const keyOf = (text: string, index: number) => `${index}-${text.slice(0, 40)}`
const plain = (text: string) => <p dir="auto">{text}</p>

function detail(text: string) {
  return rowsOfDetail(text).map((row) => {
    const { label, value } = splitDetail(row)
    return (
      <p key={row} dir="auto">
        {label !== null && <b>{label}: </b>}
        {value}
      </p>
    )
  })
}

/** What the document is and what matters in it, each point beside the way to its passage. */
export function SummaryPage({ summary }: Props) {
  const risk = (text: string, index: number) => (
    <>
      <RiskMark severity={severityOf(summary, index)} />
      <p dir="auto">{text}</p>
    </>
  )
  return (
    <div className="try-points">
      <p className="kind">
        <span>{texts.documentType}</span> <b>{summary.documentType}</b>
      </p>
      {summary.mainPurpose !== '' && (
        <>
          <h4>{texts.mainPurpose}</h4>
          <Point as="div" className="purpose" field="mainPurpose" index={0} summary={summary}>
            <p dir="auto">{summary.mainPurpose}</p>
          </Point>
        </>
      )}
      <Points title={texts.keyPoints} field="keyPoints" draw={plain} summary={summary} />
      <Points
        title={texts.criticalDetails}
        field="criticalDetails"
        draw={detail}
        summary={summary}
      />
      <Points title={texts.risks} field="risks" draw={risk} summary={summary} />
    </div>
  )
}
