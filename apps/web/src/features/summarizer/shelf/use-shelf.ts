import { useCallback, useEffect, useState } from 'react'
import { onDocumentsChanged } from '../../../lib/kept-documents/changes.ts'
import { type KeptDocument, listDocuments } from '../../../lib/kept-documents/read-document.ts'
import { markDeleted, removeDeleted } from '../../../lib/kept-documents/remove-documents.ts'
import { problemOf, type StorageProblem } from '../../../lib/kept-documents/storage-problem.ts'
import { updateDocument } from '../../../lib/kept-documents/write-document.ts'
import { closeShown } from '../workbench/current-workbench.ts'
import { removeFile } from './kept-file.ts'
import { askToPersist } from './persistence.ts'

interface Documents {
  readonly documents: readonly KeptDocument[]
  /** How many cannot be opened any more. */
  readonly damaged: number
}

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

/** The documents that this device keeps for a user; null while they are being read. Kept up to date with other tabs. */
export function useShelf(userId: string) {
  const [list, setList] = useState<Documents | null>(null)
  const [problem, setProblem] = useState<StorageProblem | null>(null)

  useEffect(() => {
    let isLeft = false
    let isFirst = true
    const purge = () => void removeDeleted(userId).catch(() => undefined)
    const take = ({ documents, damaged }: Documents) => {
      if (isLeft) return
      // What a closed tab could not remove any more.
      const isLeftOver = isFirst && documents.some(({ isDeleted }) => isDeleted)
      const here = isLeftOver ? documents.filter(({ isDeleted }) => !isDeleted) : documents
      isFirst = false
      setList({ documents: here, damaged })
      setProblem(null)
      if (isLeftOver) purge()
    }
    const read = () =>
      listDocuments(userId).then(take, (error) => {
        if (!isLeft) setProblem(problemOf(error))
      })
    void read()
    const stop = onDocumentsChanged(() => void read())
    window.addEventListener('pagehide', purge)
    return () => {
      isLeft = true
      stop()
      window.removeEventListener('pagehide', purge)
      purge()
    }
  }, [userId])

  const attempt = useCallback((work: Promise<unknown>) => {
    work.catch((error) => setProblem(problemOf(error)))
  }, [])

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
      for (const { id } of list?.documents ?? []) actions.remove(id)
    },
  }
  return { list, problem, actions }
}
