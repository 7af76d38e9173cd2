import { classNames } from '../class-names.ts'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'lg' | undefined
  /** As wide as its container. */
  isBlock?: boolean | undefined
  className?: string | undefined
}

const variantClass = { primary: 'btn-p', secondary: 'btn-s', quiet: 'btn-q', danger: 'btn-d' }

export function buttonClass({ variant = 'primary', size, isBlock, className }: ButtonLook): string {
  return classNames(
    'btn',
    variantClass[variant],
    size === 'lg' && 'btn-lg',
    isBlock && 'btn-block',
    className,
  )
}
