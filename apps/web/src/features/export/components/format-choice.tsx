import { type ExportFormatId, exportFormats } from '@precis/domain'
import { RadioRows } from '../../../ui/forms/radio-rows.tsx'
import * as texts from '../texts.ts'

interface Props {
  value: ExportFormatId
  onChange: (formatId: ExportFormatId) => void
}

const rows = exportFormats.map(({ id, name, estimatedLength, description, useCase }) => ({
  value: id,
  name,
  aside: estimatedLength,
  description,
  note: useCase,
}))

export function FormatChoice({ value, onChange }: Props) {
  return <RadioRows label={texts.format} value={value} rows={rows} onChange={onChange} />
}
