import './check-choice.css'

interface Props {
  label: string
  /** Under the label. */
  detail: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A checkbox that says what it changes. */
export function CheckChoice({ label, detail, isOn, onChange }: Props) {
  return (
    <label className="check-choice">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label}
        <small>{detail}</small>
      </span>
    </label>
  )
}
