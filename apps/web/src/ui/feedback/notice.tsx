import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons.tsx'
import * as texts from '../texts.ts'

interface Props {
  tone?: 'info' | 'ok' | 'warn' | 'danger'
  title?: string
  children?: ReactNode
  /** A button or link beside the text. */
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  className?: string
}

/** A message with a bar in its margin. `danger` interrupts a screen reader, the others wait their turn. */
export function Notice({ tone = 'info', title, children, action, onDismiss, className }: Props) {
  return (
    <div
      className={classNames('note', tone !== 'info' && tone, className)}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <div className="b">
        {title !== undefined && <b>{title}</b>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {(action !== undefined || onDismiss !== undefined) && (
        <div className="a">
          {action}
          {onDismiss !== undefined && (
            <IconButton label={texts.dismiss} onClick={onDismiss}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
      )}
    </div>
  )
}
