import { useId } from 'react'
import './styles/choice-row.css'

interface Props<Value extends string> {
  legend: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few short words, all in sight. */
export function ChoiceRow<Value extends string>(props: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="choice-row">
      <legend>{props.legend}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
