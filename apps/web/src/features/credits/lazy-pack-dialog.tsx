import { lazy } from 'react'
import { OnceOpened } from '../../ui/overlays/once-opened.tsx'

const PackDialog = lazy(async () => ({ default: (await import('./pack-dialog.tsx')).PackDialog }))

/** The dialog 'Get Document Pack', fetched when it is first opened. */
export function LazyPackDialog(props: { isOpen: boolean; onClose: () => void }) {
  return (
    <OnceOpened isOpen={props.isOpen}>
      <PackDialog {...props} />
    </OnceOpened>
  )
}
