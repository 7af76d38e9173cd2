import { useIsOnline } from '../../../lib/browser/online.ts'
import './offline-note.css'

/** Says on pages that talk to the server that there is no connection, before something is sent in vain. */
export function OfflineNote() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-note">
          <span>
            <b>You are offline.</b> Summaries, answers and exports need a connection.
          </span>
        </p>
      )}
    </div>
  )
}
