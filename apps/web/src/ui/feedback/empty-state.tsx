import type { ReactNode } from 'react'
import './empty-state.css'

interface Props {
  /** What there is not, and what to do about it. Read out when it appears. */
  title: string
  /** Ways on. */
  children?: ReactNode
}

/** Stands where a list would, when there is nothing to list. */
export function EmptyState({ title, children }: Props) {
  return (
    <div className="empty">
      <p role="status">{title}</p>
      {children !== undefined && <div className="empty-ways">{children}</div>}
    </div>
  )
}
