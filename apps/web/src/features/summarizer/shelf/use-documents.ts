import { useEffect, useState } from 'react'
import { onDocumentsChanged } from '../../../lib/kept-documents/changes.ts'
import { type KeptDocument, listDocuments } from '../../../lib/kept-documents/read-document.ts'
import { problemOf, type StorageProblem } from '../../../lib/kept-documents/storage-problem.ts'

export interface Documents {
  readonly documents: readonly KeptDocument[]
  /** How many cannot be opened any more. */
  readonly damaged: number
}

/** The documents that this device keeps for a user; null while they are being read. Kept up to date with other tabs. */
export function useDocuments(userId: string) {
  const [list, setList] = useState<Documents | null>(null)
  const [problem, setProblem] = useState<StorageProblem | null>(null)

  useEffect(() => {
    let isLeft = false
    const read = () =>
      listDocuments(userId).then(
        (next) => {
          if (isLeft) return
          setList(next)
          setProblem(null)
        },
        (error) => {
          if (!isLeft) setProblem(problemOf(error))
        },
      )
    void read()
    const stop = onDocumentsChanged(() => void read())
    return () => {
      isLeft = true
      stop()
    }
  }, [userId])
  return { list, problem, setProblem }
}
