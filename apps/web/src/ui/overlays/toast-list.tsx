import { Toast as Base } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { CloseIcon } from '../icons.tsx'
import './toast.css'
import * as texts from '../texts.ts'
import { takeToasts } from './toast.ts'

const shownMs = 6_000

function Shown() {
  const { toasts, add } = Base.useToastManager()
  useEffect(() => takeToasts((text) => add({ description: text })), [add])
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} className="toast">
      <Base.Content className="toast-content">
        <Base.Description />
        <Base.Close className="iconbtn" aria-label={texts.dismiss}>
          <CloseIcon />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ))
}

/** The toasts of the moment. They leave by themselves, and wait while somebody points at them or has the focus on them. */
export function ToastList() {
  return (
    <Base.Provider timeout={shownMs}>
      <Base.Portal>
        <Base.Viewport className="toasts">
          <Shown />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}
