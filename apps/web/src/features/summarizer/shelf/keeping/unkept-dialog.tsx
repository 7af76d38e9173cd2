import { useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

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
      title="This summary is not kept"
      width="460px"
      isAlert
      footer={
        <>
          <Button ref={cancel} variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onLeave}>
            Continue without it
          </Button>
        </>
      }
    >
      <p>
        It is not kept on this device. Another document takes its place; export it first if you
        still need it.
      </p>
    </Dialog>
  )
}
