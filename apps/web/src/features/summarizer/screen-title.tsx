import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  children: ReactNode
  /** Takes the focus, because the control that led here is gone. */
  takesFocus?: boolean
}

export function ScreenTitle({ children, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <h1 ref={heading} tabIndex={-1} dir="auto">
      {children}
    </h1>
  )
}
