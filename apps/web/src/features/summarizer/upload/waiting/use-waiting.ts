import { useEffect, useState } from 'react'
import { useSession } from '../../../../lib/auth/session-context.ts'
import type { WaitingDocument } from '../../../../lib/waiting-document/waiting-document.ts'
import {
  bindWaiting,
  noteFor,
  onReceived,
  readNote,
} from '../../../../lib/waiting-document/waiting-note.ts'

const load = () => import('../../../../lib/waiting-document/waiting-document.ts')

export interface Waiting {
  readonly name: string
  /** Undefined while it is being opened, null where it is gone. */
  readonly document: WaitingDocument | null | undefined
  /** Forgets it, here and in the browser's database. */
  drop(): void
}

/** The document that waits in this tab for the user. What waits for another account is removed. */
export function useWaiting(): Waiting | null {
  const { user } = useSession()
  const email = user?.email
  const [note, setNote] = useState(() => (email === undefined ? null : noteFor(email)))
  const [document, setDocument] = useState<WaitingDocument | null>()
  const [received, setReceived] = useState(0)

  useEffect(() => onReceived(() => setReceived((count) => count + 1)), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was received is looked for like the first one.
  useEffect(() => {
    if (email === undefined || readNote() === null) return
    let isLeft = false
    const open = async () => {
      const { dropWaiting, openWaiting } = await load()
      const mine = noteFor(email)
      if (mine !== null) bindWaiting(email)
      const found = mine && (await openWaiting(mine).catch(() => null))
      if (found === null) await dropWaiting()
      if (isLeft) return
      setNote(mine)
      setDocument(found)
    }
    open().catch(() => {
      if (!isLeft) setDocument(null)
    })
    return () => {
      isLeft = true
    }
  }, [email, received])

  if (note === null) return null
  return {
    name: note.name,
    document,
    drop() {
      setNote(null)
      load()
        .then(({ dropWaiting }) => dropWaiting())
        .catch(() => undefined)
    },
  }
}
