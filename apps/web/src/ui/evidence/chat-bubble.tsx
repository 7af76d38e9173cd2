import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './chat-bubble.css'

export function Question({ children }: { children: ReactNode }) {
  return <p className="bubble question">{children}</p>
}

interface AnswerProps {
  /** The evidence, set in the margin. */
  margin?: ReactNode
  hasFailed?: boolean
  /** The text alone. */
  children: ReactNode
  /** Under the text. */
  after?: ReactNode
}

export function Answer({ margin, hasFailed = false, children, after }: AnswerProps) {
  return (
    <div className={classNames('bubble', hasFailed && 'failed')}>
      {margin}
      <p>{children}</p>
      {after}
    </div>
  )
}

/** An answer under way: what there is of it, and a caret. It is announced once, not word by word. */
export function PendingAnswer({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="bubble">
      <span className="vh">{label}</span>
      <p className="typing" aria-hidden="true">
        {children}
      </p>
    </div>
  )
}
