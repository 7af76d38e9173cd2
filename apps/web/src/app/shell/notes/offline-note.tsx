import './offline-note.css'
import { useSyncExternalStore } from 'react'
import * as texts from '../../texts.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** False while the device knows that it has no connection; true does not promise one. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Says on pages that talk to the server that there is no connection, before something is sent in vain. */
export function OfflineNote() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-note">
          <span>
            <b>{texts.youAreOffline}</b> {texts.summariesAnswersAndExportsNeed}
          </span>
        </p>
      )}
    </div>
  )
}
