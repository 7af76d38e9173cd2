import { useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import * as texts from '../texts.ts'

interface Props {
  isOpen: boolean
  onCancel: () => void
  onLeave: () => void
}

/** Asks before a finished summary is lost that this device could not keep. */
export function UnkeptDialog({ isOpen, onCancel, onLeave }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      initialFocus={cancel}
      title={texts.thisSummaryIsNotSaved}
      width="460px"
      isAlert
      footer={
        <>
          <Button ref={cancel} variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {texts.continueWithoutIt}
          </Button>
        </>
      }
    >
      <p>{texts.itIsNotKept}</p>
    </Dialog>
  )
}
