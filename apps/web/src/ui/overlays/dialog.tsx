import { Dialog as Base } from '@base-ui/react/dialog'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { CloseIcon } from '../icons.tsx'
import * as texts from '../texts.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** CSS length; 560px when left out. */
  width?: string
  footer?: ReactNode
  /** Shown between the title and the close button. */
  headerExtra?: ReactNode
  /** For a question that must not be answered by a stray click: only its buttons and Escape close it. */
  isAlert?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/** A modal dialog, a bottom sheet on phones. Closes by its button, the backdrop and Escape, and gives the focus back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  width,
  footer,
  headerExtra,
  isAlert = false,
  initialFocus,
}: Props) {
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      disablePointerDismissal={isAlert}
    >
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Viewport className="scrim">
          <Base.Popup
            className="dialog"
            role={isAlert ? 'alertdialog' : 'dialog'}
            style={width === undefined ? undefined : ({ '--w': width } as CSSProperties)}
            initialFocus={initialFocus}
          >
            <header>
              <Base.Title>{title}</Base.Title>
              {headerExtra}
              <Base.Close className="iconbtn close" aria-label={texts.close}>
                <CloseIcon />
              </Base.Close>
            </header>
            <div className="body">{children}</div>
            {footer !== undefined && <footer>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
