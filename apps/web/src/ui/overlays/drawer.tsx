import './drawer.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { CloseIcon } from '../icons.tsx'
import * as texts from '../texts.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Its name for assistive technology. */
  label: string
  header: ReactNode
  children: ReactNode
  footer?: ReactNode
}

/** A modal panel from the right edge. */
export function Drawer({ isOpen, onClose, label, header, children, footer }: Props) {
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className="drawer" aria-label={label} initialFocus={close}>
          <header>
            {header}
            <Base.Close ref={close} className="iconbtn close" aria-label={texts.closeMenu}>
              <CloseIcon />
            </Base.Close>
          </header>
          {children}
          {footer !== undefined && <footer>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
