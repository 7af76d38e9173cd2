import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface Props extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Says that its action is under way and takes no further presses; give it a label that says so too. */
  isBusy?: boolean
}

export function Button({ variant, size, isBlock, className, isBusy = false, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ variant, size, isBlock, className })}
      disabled={isBusy || button.disabled}
      aria-busy={isBusy || undefined}
    />
  )
}
