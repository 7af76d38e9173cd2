import { useCallback, useEffect, useState } from 'react'
import { onDocumentsChanged } from '../../../lib/kept-documents/changes.ts'
import type { FileProblem } from '../../../lib/kept-documents/storage-problem.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { formatSize } from '../file-facts.ts'
import type { Complete } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import './file-choice.css'
import { fileBytes, keepFile, removeFile } from './kept-file.ts'
import { askToPersist } from './persistence.ts'
import { fileWords } from './storage-words.ts'
import * as texts from './texts.ts'

/** How much room the file of a document takes; null while that is not known. */
function useFileBytes(userId: string, id: string): number | null {
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const found = await fileBytes(userId, id).catch(() => null)
      if (!isLeft) setBytes(found)
    }
    void look()
    const stop = onDocumentsChanged((changed) => {
      if (changed === null || changed === id) void look()
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [userId, id])
  return bytes
}

interface Props {
  workbench: Workbench
  state: Complete
  id: string
  /** Why the file is not kept, though it was to be. */
  problem: FileProblem | null
}

/** Keeps the file with its document, or removes it. Nothing where there is neither a kept file nor one to keep. */
export function FileChoice({ workbench, state, id, problem: first }: Props) {
  const { userId } = workbench
  const bytes = useFileBytes(userId, id)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const said = problem ?? first
  const file = workbench.getFile()
  const { pages } = state.document

  const change = useCallback(async (work: Promise<FileProblem | null>) => {
    setIsBusy(true)
    setProblem(await work)
    setIsBusy(false)
  }, [])
  const press = () => {
    if (bytes !== null && bytes > 0) return change(removeFile(userId, id))
    if (file === null) return
    void change(keepFile(userId, id, file, pages))
    void askToPersist()
  }

  if (bytes === null || (bytes === 0 && file === null)) return null
  const size = formatSize(bytes > 0 ? bytes : (state.job.sizeBytes ?? 0))
  return (
    <div className="file-choice">
      <Button variant="quiet" isBusy={isBusy} onClick={() => void press()}>
        {bytes > 0 ? texts.removeTheFileFromThisDevice : texts.keepTheFileToo(size)}
      </Button>
      <p role="status">
        {bytes > 0 ? texts.theFileIsKept(size) : said !== null && fileWords[said]}
      </p>
    </div>
  )
}
