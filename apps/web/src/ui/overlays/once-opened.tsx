import { type ReactNode, Suspense, useState } from 'react'

interface Props {
  isOpen: boolean
  /** A dialog whose code is fetched when it is first drawn. */
  children: ReactNode
}

/** Draws a dialog from its first opening on. It then stays, so that closing it gives the focus back. */
export function OnceOpened({ isOpen, children }: Props) {
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return hasOpened && <Suspense>{children}</Suspense>
}
