import { classNames } from '../class-names.ts'

interface Props<Value extends string> {
  /** Unique on the page. */
  name: string
  legend: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  isDisabled?: boolean
  className?: string
}

/** One of a few short words, all in sight. */
export function ChoiceRow<Value extends string>(props: Props<Value>) {
  return (
    <fieldset className={classNames('choice-row', props.className)} disabled={props.isDisabled}>
      <legend>{props.legend}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
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
