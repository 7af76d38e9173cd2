import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface Props extends ComponentProps<'button'> {
  isActive?: boolean
}

/** A reference to a place in the source. With `onClick` it leads there; without, it only says that there is none. */
export function Chip({ isActive = false, className, onClick, children, ...button }: Props) {
  if (onClick === undefined) {
    return <span className={classNames('chip none', className)}>{children}</span>
  }
  return (
    <button
      type="button"
      {...button}
      onClick={onClick}
      className={classNames('chip', isActive && 'is-active', className)}
    >
      {children}
    </button>
  )
}
