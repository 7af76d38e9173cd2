import {
  checksOf,
  citationsOf,
  type ListField,
  type Summary,
  severityOf,
  splitDetail,
} from '@precis/domain'
import { CitationChips } from '../../../document-view/citation-chips.tsx'
import { CheckMarks, Point } from '../../../document-view/point.tsx'
import { RiskMark } from '../../../ui/evidence/risk-mark.tsx'

interface Props {
  summary: Summary
  field: ListField
  section: string
  isOrdered?: boolean
}

const keyOf = (text: string, index: number) => `${index}-${text.slice(0, 40)}`

export function PointList({ summary, field, section, isOrdered = false }: Props) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {summary[field].map((text, index) => (
        <Point
          key={keyOf(text, index)}
          citations={citationsOf(summary, field, index)}
          checks={checksOf(summary.checks, field, index)}
          section={section}
        >
          {text}
        </Point>
      ))}
    </List>
  )
}

interface DetailProps {
  text: string
  index: number
  summary: Summary
  section: string
}

function DetailRow({ text, index, summary, section }: DetailProps) {
  const { label, value } = splitDetail(text)
  const citations = citationsOf(summary, 'criticalDetails', index)
  const checks = checksOf(summary.checks, 'criticalDetails', index)
  if (label === null) {
    return (
      <tr>
        <td colSpan={2} className="whole" dir="auto">
          <CitationChips citations={citations} section={section} />
          {value}
          <CheckMarks checks={checks} />
        </td>
      </tr>
    )
  }
  return (
    <tr>
      <th scope="row" dir="auto">
        <CitationChips citations={citations} section={section} />
        {label}
      </th>
      <td dir="auto">
        {value}
        <CheckMarks checks={checks} />
      </td>
    </tr>
  )
}

/** Details as a table of label and value; those without a label take the whole row. */
export function DetailTable({ summary, section }: { summary: Summary; section: string }) {
  return (
    <table className="kv">
      <tbody>
        {summary.criticalDetails.map((text, index) => (
          <DetailRow
            key={keyOf(text, index)}
            text={text}
            index={index}
            summary={summary}
            section={section}
          />
        ))}
      </tbody>
    </table>
  )
}

export function RiskList({ summary, section }: { summary: Summary; section: string }) {
  return (
    <ul>
      {summary.risks.map((text, index) => {
        const { label, value } = splitDetail(text)
        return (
          <Point
            key={keyOf(text, index)}
            className="risk"
            citations={citationsOf(summary, 'risks', index)}
            checks={[]}
            section={section}
          >
            <RiskMark severity={severityOf(summary, index)} />
            <div>
              {label !== null && (
                <b className="tt" dir="auto">
                  {label}
                </b>
              )}
              <p dir="auto" className={label === null ? 'only' : undefined}>
                {value}
              </p>
              <CheckMarks checks={checksOf(summary.checks, 'risks', index)} />
            </div>
          </Point>
        )
      })}
    </ul>
  )
}
