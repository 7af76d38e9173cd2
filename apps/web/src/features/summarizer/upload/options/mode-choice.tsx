import { type AnalysisMode, analysisModes, modeInfo } from '@precis/domain'

interface Props {
  value: AnalysisMode
  onChange: (mode: AnalysisMode) => void
}

/** What the analysis should look for. */
export function ModeChoice({ value, onChange }: Props) {
  return (
    <fieldset className="modes">
      <legend>Analysis mode</legend>
      {analysisModes.map((mode) => (
        <label key={mode} className={mode === value ? 'mode on' : 'mode'}>
          <input
            type="radio"
            name="mode"
            value={mode}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          <span className="nm">{modeInfo[mode].name}</span>
          <span className="lf">{modeInfo[mode].looksFor}</span>
        </label>
      ))}
      <p className="lf-on" aria-hidden="true">
        {modeInfo[value].looksFor}
      </p>
    </fieldset>
  )
}
