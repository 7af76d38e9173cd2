import './sent-calls.css'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextSheet } from './text-sheet.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  text: string
}

/** A text that will be sent, or was, as it stands. */
export function ExactTextDialog({ isOpen, onClose, title, text }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} width="760px">
      <TextSheet label={title} text={text} />
    </Dialog>
  )
}
