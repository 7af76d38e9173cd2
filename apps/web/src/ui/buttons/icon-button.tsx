import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

interface Props extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon. */
  label: string
}

export function IconButton({ label, className, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={classNames('iconbtn', className)}
    />
  )
}
