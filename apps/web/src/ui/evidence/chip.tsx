import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as texts from '../texts.ts'

interface Props extends ComponentProps<'a'> {
  /** Short, as in `p. 3`. */
  label: string
  /** Where it leads, in words, for those who do not see the margin. */
  name: string
  isActive?: boolean
}

/** A link in the margin to the passage a statement rests on. */
export function Chip({ label, name, isActive = false, className, ...link }: Props) {
  return (
    <a {...link} className={classNames('chip', isActive && 'is-active', className)}>
      <span aria-hidden="true">{label}</span>
      <span className="vh">{name}</span>
    </a>
  )
}

/** Stands where a chip would, for a statement without a passage that could be found. */
export function NoPageChip() {
  return <span className="chip none">{texts.noPage}</span>
}
