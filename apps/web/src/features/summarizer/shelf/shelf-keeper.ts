import { problemOf } from '../../../lib/kept-documents/storage-problem.ts'
import type { SavedWork } from '../workbench/persistence/saved-work.ts'
import { dropUnwritten, holdUnwritten } from '../workbench/persistence/unwritten.ts'
import type { Keeping } from '../workbench/work-state.ts'

/** What keeps finished work on the device. Its code is fetched with the first document. */
export type KeepWork = Pick<typeof import('./kept-work.ts'), 'addWork' | 'updateWork' | 'watchWork'>

export interface ShelfKeeper {
  /** Keeps the work as it is now; while an earlier state is being written, only the last one waits. */
  save(work: SavedWork): void
  /** Resolves when nothing is being written. */
  settled(): Promise<void>
}

interface Options {
  readonly load: () => Promise<KeepWork>
  /** The id that it is kept under, and what that holds; a new document when left out. */
  readonly known?: { readonly id: string; readonly work: SavedWork } | undefined
  readonly onChange: (keeping: Keeping) => void
}

/** Keeps one finished document on this device. */
export function createShelfKeeper({ load, known, onChange }: Options): ShelfKeeper {
  const id = known?.id ?? crypto.randomUUID()
  let kept = known?.work ?? null
  let waiting: SavedWork | null = null
  let writing: Promise<void> = Promise.resolve()
  let isWriting = false

  const knownOf = ({ messages, notes }: SavedWork) => ({ messages: messages.length, notes })
  const write = async (work: SavedWork) => {
    const { addWork, updateWork } = await load()
    if (kept === null) await addWork(id, work)
    else await updateWork(id, work, knownOf(kept))
    kept = work
    if (waiting === null) dropUnwritten(id)
    else holdUnwritten(id, { known: knownOf(work), work: waiting })
  }
  const run = async () => {
    isWriting = true
    for (let work = waiting; work !== null; work = waiting) {
      waiting = null
      try {
        await write(work)
        onChange({ status: 'kept', id })
      } catch (error) {
        onChange({ status: 'failed', problem: problemOf(error) })
      }
    }
    isWriting = false
  }
  return {
    save(work) {
      waiting = work
      if (kept !== null) holdUnwritten(id, { known: knownOf(kept), work })
      if (!isWriting) writing = run()
    },
    settled: () => writing,
  }
}
