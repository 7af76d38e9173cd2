/** What happened to a document of this device; `null` when it may be any of them. */
type Listener = (id: string | null) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

function open(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('precis-documents')
    channel.onmessage = ({ data }) => tell(typeof data === 'string' ? data : null)
  }
  return channel
}

function tell(id: string | null): void {
  for (const listener of listeners) listener(id)
}

/** Tells this tab and the others that a document was added, changed or removed. */
export function announceChange(id: string | null): void {
  tell(id)
  open()?.postMessage(id)
}

/** Hears of changes of this tab and of the others. */
export function onDocumentsChanged(listener: Listener): () => void {
  listeners.add(listener)
  open()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }
}
