import { type AnalysisMode, analysisModeSchema, analysisModes, modeInfo } from '@precis/domain'
import { useIsHydrated } from '../../../../lib/browser/hydrated.ts'
import { useConfig } from '../../../../lib/http/config.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useIsNarrow } from '../../../../ui/layout/use-is-narrow.ts'
import type { Choices } from '../../workbench/work-state.ts'
import * as texts from '../texts.ts'
import { canTranslate, summaryLanguages } from './languages.ts'
import './options.css'

const widestOneRowPx = 899

interface Props {
  value: Choices
  onChange: (choices: Choices) => void
}

/** What the analysis looks for, and in which language it answers. One row of lists on small screens. */
export function AnalysisOptions(props: Props) {
  const isHydrated = useIsHydrated()
  const isOneRow = useIsNarrow(widestOneRowPx)
  return (
    <>
      {(isOneRow || !isHydrated) && <OptionRow {...props} />}
      {(!isOneRow || !isHydrated) && <OptionIndex {...props} />}
    </>
  )
}

function OptionRow({ value, onChange }: Props) {
  return (
    <div className="options is-row">
      <SelectField
        label={texts.analysisMode}
        value={value.mode}
        onChange={(mode) => onChange({ ...value, mode: analysisModeSchema.parse(mode) })}
      >
        {analysisModes.map((mode) => (
          <option key={mode} value={mode}>
            {modeInfo[mode].name}
          </option>
        ))}
      </SelectField>
      <LanguageChoice value={value} onChange={onChange} ownLanguage={texts.documentsOwn} />
      <p className="looks-for">{modeInfo[value.mode].looksFor}</p>
    </div>
  )
}

function OptionIndex({ value, onChange }: Props) {
  const { engine } = useConfig()
  return (
    <div className="options is-index">
      <ModeChoice value={value.mode} onChange={(mode) => onChange({ ...value, mode })} />
      <LanguageChoice
        value={value}
        onChange={onChange}
        ownLanguage={texts.documentsOwnLanguage}
        isQuiet
      />
      {!canTranslate(engine) && <p className="language">{texts.pointsQuoteTheDocument}</p>}
    </div>
  )
}

interface LanguageProps extends Props {
  ownLanguage: string
  isQuiet?: boolean
}

/** Only where the engine can answer in another language than the document's. */
function LanguageChoice({ value, onChange, ownLanguage, isQuiet = false }: LanguageProps) {
  const { engine } = useConfig()
  if (!canTranslate(engine)) return null
  return (
    <SelectField
      label={texts.summaryLanguage}
      className="language"
      isQuiet={isQuiet}
      value={value.language ?? ''}
      onChange={(code) => onChange({ ...value, language: code === '' ? null : code })}
    >
      <option value="">{ownLanguage}</option>
      {summaryLanguages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

interface ModeProps {
  value: AnalysisMode
  onChange: (mode: AnalysisMode) => void
}

/** What the analysis should look for. */
function ModeChoice({ value, onChange }: ModeProps) {
  return (
    <fieldset className="modes">
      <legend>{texts.analysisMode}</legend>
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
