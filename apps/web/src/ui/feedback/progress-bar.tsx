import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'

interface Props {
  /** 0 to 100. */
  value: number
  label: string
  tone?: 'accent' | 'ok' | 'warn' | 'danger'
}

export function ProgressBar({ value, label, tone = 'accent' }: Props) {
  const percent = Math.max(0, Math.min(100, Math.round(value)))
  return (
    <div
      className={classNames('bar', tone === 'accent' ? 'acc' : tone !== 'ok' && tone)}
      style={{ '--v': `${percent}%` } as CSSProperties}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i />
    </div>
  )
}
