import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import '../styles/payment.css'

interface Props {
  tone?: 'ok' | 'danger'
  icon?: ReactNode
  title: string
  /** Beside the words where there is room, under them where not. */
  slip?: ReactNode
  children: ReactNode
}

/** One state of the payment page: its mark in the margin, its words beside it. */
export function PaymentState({ tone, icon, title, slip, children }: Props) {
  return (
    <div className="wrap pay">
      <div className="in">
        <span className={classNames('mark', tone)}>{icon}</span>
        <div className="words">
          <div role={tone === 'danger' ? 'alert' : 'status'}>
            <h1>{title}</h1>
            {children}
          </div>
          {slip}
        </div>
      </div>
    </div>
  )
}
