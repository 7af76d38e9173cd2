import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import './select.css'

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string
  /** `option` elements. */
  children: ReactNode
  onChange: (value: string) => void
  /** Label and choice on one line, as plain text with a mark. */
  isQuiet?: boolean
}

/** A labeled choice from a list; the browser's own, so that phones show theirs. */
export function SelectField({
  label,
  children,
  onChange,
  isQuiet = false,
  className,
  ...select
}: Props) {
  const id = useId()
  return (
    <div className={classNames('select', isQuiet && 'is-quiet', className)}>
      <label htmlFor={id}>{label}</label>
      <span className="control">
        <select {...select} id={id} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      </span>
    </div>
  )
}
