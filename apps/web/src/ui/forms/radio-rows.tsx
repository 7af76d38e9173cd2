import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import './radio-rows.css'

export interface RadioRow<Value extends string> {
  value: Value
  name: string
  /** Short, at the end of the name's line. */
  aside?: string
  description: ReactNode
  note?: ReactNode
}

interface Props<Value extends string> {
  label: string
  value: Value
  rows: readonly RadioRow<Value>[]
  onChange: (value: Value) => void
}

/** One of several, each with a description, in two columns where there is room. */
export function RadioRows<Value extends string>({ label, value, rows, onChange }: Props<Value>) {
  const group = useId()
  return (
    <div className="radio-rows" role="radiogroup" aria-label={label}>
      {rows.map((row) => (
        <label key={row.value} className={classNames('radio-row', row.value === value && 'on')}>
          <input
            type="radio"
            name={group}
            value={row.value}
            checked={row.value === value}
            onChange={() => onChange(row.value)}
          />
          <span className="dot" aria-hidden="true" />
          <span className="words">
            <b>
              {row.name} {row.aside !== undefined && <span>{row.aside}</span>}
            </b>
            <span className="description">{row.description}</span>
            {row.note !== undefined && <span className="note-line">{row.note}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
