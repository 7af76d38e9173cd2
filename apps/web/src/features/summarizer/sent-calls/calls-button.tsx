import { lazy, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { OnceOpened } from '../../../ui/overlays/once-opened.tsx'
import type { SentCall } from './sent-call.ts'
import * as texts from './texts.ts'

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
        {texts.whatLeftThisDevice}
      </Button>
      <OnceOpened isOpen={isOpen}>
        <CallsDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnceOpened>
    </>
  )
}
