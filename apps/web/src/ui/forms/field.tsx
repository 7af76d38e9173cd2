import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

interface Props extends ComponentProps<'input'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** A button inside the field, at its end. */
  trailing?: ReactNode
}

/** A labeled input with an optional hint and error, both tied to it. */
export function TextField({ label, hint, error, trailing, className, ...input }: Props) {
  const generatedId = useId()
  const id = input.id ?? generatedId
  const isInvalid = error !== undefined && error !== ''
  const described = classNames(hint !== undefined && `${id}-hint`, isInvalid && `${id}-error`)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <input
          {...input}
          id={id}
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
          {error}
        </p>
      )}
    </div>
  )
}
