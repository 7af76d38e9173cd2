import { lazy, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { OnceOpened } from '../../../ui/overlays/once-opened.tsx'
import type { SentCall } from './sent-call.ts'

const CallsDialog = lazy(async () => ({
  default: (await import('./calls-dialog.tsx')).CallsDialog,
}))

interface Props {
  calls: readonly SentCall[]
  /** The document as it was sent. */
  text: string
}

/** Opens the list of what left this device. */
export function CallsButton(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        What left this device
      </Button>
      <OnceOpened isOpen={isOpen}>
        <CallsDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnceOpened>
    </>
  )
}
