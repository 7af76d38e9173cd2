import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BackIcon } from '../icons.tsx'

/** Leads one level up. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="back" to={to}>
      <BackIcon />
      {children}
    </Link>
  )
}
