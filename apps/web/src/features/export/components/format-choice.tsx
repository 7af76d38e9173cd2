import { type ExportFormatId, exportFormats } from '@precis/domain'

interface Props {
  value: ExportFormatId
  onChange: (formatId: ExportFormatId) => void
}

export function FormatChoice({ value, onChange }: Props) {
  return (
    <div className="fmts" role="radiogroup" aria-label="Format">
      {exportFormats.map((format) => (
        <label key={format.id} className={format.id === value ? 'fmt on' : 'fmt'}>
          <input
            type="radio"
            name="export-format"
            value={format.id}
            checked={format.id === value}
            onChange={() => onChange(format.id)}
          />
          <span className="r" aria-hidden="true" />
          <span className="fb">
            <b>
              {format.name} <span>{format.estimatedLength}</span>
            </b>
            <span className="ds">{format.description}</span>
            <span className="us">{format.useCase}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
