import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from './button-class.ts'

type Props = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook

/** A link inside the application that looks like a button. */
export function LinkButton({ variant, size, isBlock, className, ...link }: Props) {
  return <Link {...link} className={buttonClass({ variant, size, isBlock, className })} />
}
