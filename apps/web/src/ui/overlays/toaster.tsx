import { lazy, Suspense, useEffect, useState } from 'react'
import { hasWaitingToast, onFirstToast } from './toast.ts'

const ToastList = lazy(() => import('./toast-list.tsx').then((m) => ({ default: m.ToastList })))

/** Where toasts appear. What shows them is fetched with the first one. */
export function Toaster() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (hasWaitingToast()) setIsNeeded(true)
    return onFirstToast(() => setIsNeeded(true))
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  )
}
