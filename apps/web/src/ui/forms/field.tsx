import {
  type ChangeEvent,
  type ComponentProps,
  type InvalidEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import * as texts from '../texts.ts'

interface Props extends ComponentProps<'input'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** What to do when the field is required and empty. */
  missing?: string
  /** A button inside the field, at its end. */
  trailing?: ReactNode
}

function problemOf({ validity, minLength }: HTMLInputElement, missing: string): string {
  if (validity.valueMissing) return missing
  return validity.tooShort ? texts.needsAtLeast(minLength) : texts.enterAnEmailAddress
}

/** A labeled input with an optional hint and error, both tied to it. What the browser would say in a bubble is said below it. */
export function TextField({
  label,
  hint,
  error,
  missing = texts.fillInThisField,
  trailing,
  className,
  ...input
}: Props) {
  const generatedId = useId()
  const [problem, setProblem] = useState('')
  const id = input.id ?? generatedId
  const shown = error || problem
  const isInvalid = shown !== ''
  const refuse = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault()
    const field = event.currentTarget
    setProblem(problemOf(field, missing))
    if (field.form?.querySelector('input:invalid') === field) field.focus()
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setProblem('')
    input.onChange?.(event)
  }
  const described = classNames(hint !== undefined && `${id}-hint`, isInvalid && `${id}-error`)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <input
          {...input}
          id={id}
          onChange={change}
          onInvalid={refuse}
          className={classNames('input', trailing !== undefined && 'has-trailing', className)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={described || undefined}
        />
        {trailing}
      </div>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isInvalid && (
        <p className="err" id={`${id}-error`} role="alert">
          {shown}
        </p>
      )}
    </div>
  )
}
