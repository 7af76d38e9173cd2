import './risk-mark.css'

const words = { high: 'High', medium: 'Medium', low: 'Low' } as const

/** A severity as a word beside one, two or three bars. */
export function RiskMark({ severity }: { severity: keyof typeof words }) {
  return (
    <span className={`sev ${severity}`}>
      <i aria-hidden="true">
        <b />
        <b />
        <b />
      </i>
      {words[severity]}
    </span>
  )
}
