import { type Summary, splitDetail } from '@precis/domain'
import { RiskMark } from '../../../../ui/evidence/risk-mark.tsx'
import { ListPoint } from './point-list.tsx'
import type { ReadRisk } from './reading-order.ts'

interface Props {
  summary: Summary
  risks: readonly ReadRisk[]
  section: string
}

/** Risks, the severest first. */
export function RiskList({ summary, risks, section }: Props) {
  return (
    <ul>
      {risks.map(({ index, text, severity }) => {
        const { label, value } = splitDetail(text)
        const reason = summary.riskReasons?.[index] ?? ''
        // What comes first gives the row its direction.
        const isFirst = reason === '' && label === null
        return (
          <ListPoint key={index} summary={summary} field="risks" index={index} section={section}>
            <span className="risk">
              <RiskMark severity={severity} />
              <span className="said">
                {reason !== '' && <span className="why">{reason}</span>}
                {label !== null && <b className="tt">{label}</b>}
                <span
                  className={label === null ? 'only' : undefined}
                  {...(isFirst ? {} : { dir: 'auto' })}
                >
                  {value}
                </span>
              </span>
            </span>
          </ListPoint>
        )
      })}
    </ul>
  )
}
