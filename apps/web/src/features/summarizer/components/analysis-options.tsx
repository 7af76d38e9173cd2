import { type AnalysisMode, analysisModeSchema, analysisModes, modeInfo } from '@precis/domain'
import { useConfig } from '../../../lib/config.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { canTranslate, summaryLanguages } from '../model/languages.ts'
import type { Choices } from '../model/work-state.ts'
import { ModeChoice } from './mode-choice.tsx'
import '../styles/options.css'

const widestOneRowPx = 899

interface Props {
  value: Choices
  onChange: (choices: Choices) => void
}

/** What the analysis looks for, and in which language it answers. One row of lists on small screens. */
export function AnalysisOptions({ value, onChange }: Props) {
  const { engine } = useConfig()
  const isOneRow = useIsNarrow(widestOneRowPx)
  const setMode = (mode: AnalysisMode) => onChange({ ...value, mode })
  const language = canTranslate(engine) ? (
    <SelectField
      label="Summary language"
      className="language"
      isQuiet={!isOneRow}
      value={value.language ?? ''}
      onChange={(code) => onChange({ ...value, language: code === '' ? null : code })}
    >
      <option value="">{isOneRow ? "Document's own" : "Document's own language"}</option>
      {summaryLanguages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  ) : null
  if (isOneRow) {
    return (
      <div className="options is-row">
        <SelectField
          label="Analysis mode"
          value={value.mode}
          onChange={(mode) => setMode(analysisModeSchema.parse(mode))}
        >
          {analysisModes.map((mode) => (
            <option key={mode} value={mode}>
              {modeInfo[mode].name}
            </option>
          ))}
        </SelectField>
        {language}
        <p className="looks-for">{modeInfo[value.mode].looksFor}</p>
      </div>
    )
  }
  return (
    <div className="options">
      <ModeChoice value={value.mode} onChange={setMode} />
      {language ?? <p className="language">Points quote the document in its own language.</p>}
    </div>
  )
}
