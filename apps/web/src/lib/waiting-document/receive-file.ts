import { storeDocument } from './waiting-document.ts'
import { tellReceived } from './waiting-note.ts'

interface LaunchQueue {
  setConsumer(
    consume: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void,
  ): void
}

function askWorker(id: string): Promise<File | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data instanceof File ? data : null)
    navigator.serviceWorker.controller?.postMessage({ shared: id }, [port2])
  })
}

async function receive(file: File | null): Promise<void> {
  if (file === null) return
  await storeDocument({ kind: 'file', file }, null)
  tellReceived()
}

/** Has a file wait in this tab that the system opens with Precis, or that another application shared under this id. */
export function receiveFiles(sharedId: string | null): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files }) => {
    const [first] = files ?? []
    first?.getFile().then(receive, () => undefined)
  })
  if (sharedId !== null) void askWorker(sharedId).then(receive, () => undefined)
}
