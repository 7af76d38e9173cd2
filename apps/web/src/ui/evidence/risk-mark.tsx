import * as texts from '../texts.ts'
import './risk-mark.css'

const words = { high: texts.high, medium: texts.medium, low: texts.low } as const

/** A severity as a word beside one, two or three bars. */
export function RiskMark({ severity }: { severity: keyof typeof words }) {
  return (
    <span className={`sev ${severity}`} dir="ltr">
      <i aria-hidden="true">
        <b />
        <b />
        <b />
      </i>
      {words[severity]}
    </span>
  )
}
