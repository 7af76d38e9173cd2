import { useEffect, useState } from 'react'
import { useSession } from '../../../lib/auth/session.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import * as texts from '../../texts.ts'
import { countKept } from './count-kept.ts'

const loadRemoval = () => import('../../../lib/kept-documents/remove-documents.ts')

/** Signing out, with the choice whether the documents that this device keeps for the user stay on it. */
export function useLeaving(known?: number) {
  const { user, signOut } = useSession()
  const [kept, setKept] = useState(known ?? 0)
  const [isKeeping, setIsKeeping] = useState(true)
  const userId = user?.id

  useEffect(() => {
    if (known !== undefined) return
    let isLeft = false
    void countKept(userId).then((count) => {
      if (!isLeft) setKept(count)
    })
    return () => {
      isLeft = true
    }
  }, [userId, known])

  const leave = async () => {
    const isRemoving = kept > 0 && !isKeeping && userId !== undefined
    await signOut()
    if (!isRemoving) return
    try {
      // Afterwards, so that nothing is still being written.
      await (await loadRemoval()).removeAllDocuments(userId)
      showToast(texts.yourDocumentsWereRemoved)
    } catch {
      showToast(texts.yourDocumentsCouldNotBeRemoved)
    }
  }
  return { kept, isKeeping, setIsKeeping, leave }
}
