import type { PageSpan } from '@precis/extraction'
import type { FileProblem } from '../../../../lib/kept-documents/storage-problem.ts'
import { isKeepingOn } from '../../shelf/keeping/keeping-setting.ts'
import type { KeptFile } from '../../shelf/kept-file.ts'
import { createShelfKeeper, type KeepWork, type ShelfKeeper } from '../../shelf/shelf-keeper.ts'
import type { WorkStore } from '../work-store.ts'
import { workToKeep } from './kept-state.ts'
import type { SavedWork } from './saved-work.ts'
import { noteFinished } from './tab-storage.ts'
import type { WorkKeeper } from './work-keeper.ts'

/** Work of this device that a workbench begins with. */
export interface OpenedWork {
  readonly id: string
  readonly work: SavedWork
  /** Null where it is not kept. */
  readonly file: KeptFile | null
}

interface Options {
  readonly userId: string
  readonly store: WorkStore
  /** Holds what is not finished, and what cannot or must not be kept on the device. */
  readonly tab: WorkKeeper
  /** Keeps finished work on the device; in the tab alone when left out. */
  readonly shelf?: (() => Promise<KeepWork>) | undefined
  readonly opened?: OpenedWork | undefined
  /** Keeps the file with a document, where that is wanted of every document. */
  keepFile(id: string, pages: readonly PageSpan[]): Promise<FileProblem | null>
}

/** Keeps the work of a workbench so that a reload loses nothing: in the tab until it is finished, then on the device. */
export function createKeeping({ userId, store, tab, shelf, opened, keepFile }: Options) {
  const shelfKeepers = new Map<number, ShelfKeeper>()
  /** Runs that are the device's from then on, even if it refuses a later change. */
  const onDevice = new Set<number>(opened === undefined ? [] : [0])
  let keepingFile: Promise<void> = Promise.resolve()
  const stopped = new AbortController()

  /** Says of a finished document when another tab has deleted it, or brought it back. */
  const watch = async (run: number, id: string) => {
    const found = await shelf?.().catch(() => undefined)
    if (found === undefined || stopped.signal.aborted) return
    const stop = found.watchWork(userId, id, (isHere) => {
      const { work } = store.getState()
      if (work.status !== 'complete' || work.run !== run) return
      const isKnownGone = work.keeping.status === 'failed' && work.keeping.problem === 'missing'
      if (isHere !== isKnownGone) return
      const keeping = isHere
        ? ({ status: 'kept', id } as const)
        : ({ status: 'failed', problem: 'missing' } as const)
      store.send({ type: 'keeping', run, keeping })
    })
    stopped.signal.addEventListener('abort', stop, { once: true })
  }
  if (opened !== undefined) void watch(0, opened.id)

  const keepFileOf = async (run: number, id: string) => {
    const { work } = store.getState()
    if (work.status !== 'complete' || work.run !== run) return
    const fileProblem = await keepFile(id, work.document.pages)
    if (fileProblem === null) return
    store.send({ type: 'keeping', run, keeping: { status: 'kept', id, fileProblem } })
  }

  const shelfKeeperOf = (run: number, load: () => Promise<KeepWork>) => {
    const made = createShelfKeeper({
      load,
      known: run === 0 ? opened : undefined,
      onChange(keeping) {
        const { work } = store.getState()
        const isCurrent = 'run' in work && work.run === run
        if (keeping.status === 'kept' && !onDevice.has(run)) {
          onDevice.add(run)
          if (isCurrent) {
            noteFinished(keeping.id)
            tab.drop()
          }
          keepingFile = keepFileOf(run, keeping.id)
          void watch(run, keeping.id)
        }
        store.send({ type: 'keeping', run, keeping })
      },
    })
    shelfKeepers.set(run, made)
    return made
  }

  return {
    keep(): void {
      const state = store.getState()
      const { work } = state
      const saved = workToKeep(userId, state)
      if (saved === null) return
      const isOnDevice = work.status === 'complete' && onDevice.has(work.run)
      if (!isOnDevice) tab.save(saved)
      if (work.status !== 'complete' || shelf === undefined) return
      if (!isOnDevice && !isKeepingOn()) return
      const keeper = shelfKeepers.get(work.run) ?? shelfKeeperOf(work.run, shelf)
      keeper.save(saved)
    },
    /** Resolves when nothing is being written to the device. */
    async settled(): Promise<void> {
      await Promise.all([...shelfKeepers.values()].map((one) => one.settled()))
      await keepingFile
    },
    stop: () => stopped.abort(),
  }
}
