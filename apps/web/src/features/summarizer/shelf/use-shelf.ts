import { useCallback, useEffect, useMemo, useState } from 'react'
import type { KeptDocument } from '../../../lib/kept-documents/read-document.ts'
import { markDeleted, removeDeleted } from '../../../lib/kept-documents/remove-documents.ts'
import { problemOf } from '../../../lib/kept-documents/storage-problem.ts'
import { updateDocument } from '../../../lib/kept-documents/write-document.ts'
import { closeShown } from '../workbench/current-workbench.ts'
import { removeFile } from './kept-file.ts'
import { askToPersist } from './persistence.ts'
import { useDocuments } from './use-documents.ts'

export interface ShelfActions {
  remove(id: string): void
  /** Takes a removal back, until the list is left. */
  restore(id: string): void
  pin(id: string, isPinned: boolean): void
  /** Removes its file; the document stays. */
  removeFile(id: string): void
  /** Like {@link remove} for each. */
  removeAll(): void
}

/** The documents that this device keeps for a user, and what can be done with them. What is deleted goes with the list. */
export function useShelf(userId: string) {
  const { list, problem, setProblem } = useDocuments(userId)
  /** Deleted before this list was opened: what a closed tab could not remove any more. */
  const [leftOver, setLeftOver] = useState<ReadonlySet<string> | null>(null)
  if (list !== null && leftOver === null) {
    const deleted = list.documents.filter(({ isDeleted }) => isDeleted)
    setLeftOver(new Set(deleted.map(({ id }) => id)))
  }

  useEffect(() => {
    const purge = () => void removeDeleted(userId).catch(() => undefined)
    window.addEventListener('pagehide', purge)
    return () => {
      window.removeEventListener('pagehide', purge)
      purge()
    }
  }, [userId])
  useEffect(() => {
    if (leftOver !== null && leftOver.size > 0) void removeDeleted(userId).catch(() => undefined)
  }, [leftOver, userId])

  const attempt = useCallback(
    (work: Promise<unknown>) => {
      work.catch((error) => setProblem(problemOf(error)))
    },
    [setProblem],
  )

  const documents = useMemo(
    () => list?.documents.filter(({ id, isDeleted }) => !isDeleted || !leftOver?.has(id)),
    [list, leftOver],
  )
  const actions: ShelfActions = {
    remove(id) {
      closeShown(id)
      attempt(markDeleted(userId, id, true))
    },
    restore: (id) => attempt(markDeleted(userId, id, false)),
    pin(id, isPinned) {
      const change = async ({ listing }: KeptDocument) => ({ listing: { ...listing, isPinned } })
      attempt(updateDocument(userId, id, change))
      // Who pins a document counts on finding it again.
      if (isPinned) void askToPersist()
    },
    removeFile(id) {
      void removeFile(userId, id).then((found) => {
        if (found !== null && found !== 'unread') setProblem(found)
      })
    },
    removeAll() {
      for (const { id } of documents ?? []) actions.remove(id)
    },
  }
  return { documents, damaged: list?.damaged ?? 0, problem, actions }
}
