import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useConfig } from '../../../lib/http/config.tsx'
import { problemOf, type StorageProblem } from '../../../lib/kept-documents/storage-problem.ts'
import { currentWorkbench, openFromShelf, shownWorkbench } from './current-workbench.ts'
import type { WorkbenchState } from './work-store.ts'
import type { Workbench } from './workbench.ts'

/** Supplies another workbench than the tab's own. */
export const WorkbenchContext = createContext<Workbench | null>(null)

/** `opening` while a kept document is read from this device. */
type Found =
  | { readonly status: 'open'; readonly workbench: Workbench }
  | { readonly status: 'opening' }
  | { readonly status: 'problem'; readonly problem: StorageProblem }

interface Opening {
  readonly id: string
  readonly problem: StorageProblem | null
}

/** The user's workbench: of a document of this device, or the one for a new document where no id is given. */
export function useWorkbench(userId: string, id: string | undefined): Found {
  const supplied = use(WorkbenchContext)
  const { policy, engine, modelHost } = useConfig()
  const [opening, setOpening] = useState<Opening | null>(null)
  const shown = id === undefined ? null : shownWorkbench(userId, id)
  const isWanted = id !== undefined && shown === null

  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    const tell = (problem: StorageProblem | null) => {
      if (!isLeft) setOpening({ id, problem })
    }
    const load = async () => {
      const [{ readWork }, { readFile }] = await Promise.all([
        import('../shelf/kept-work.ts'),
        import('../shelf/kept-file.ts'),
      ])
      const [work, file] = await Promise.all([readWork(userId, id), readFile(userId, id)])
      if (!isLeft) openFromShelf({ userId, policy, engine, modelHost }, { id, work, file })
    }
    load().then(
      () => tell(null),
      (error) => tell(problemOf(error)),
    )
    return () => {
      isLeft = true
    }
  }, [isWanted, userId, id, policy, engine, modelHost])

  if (id === undefined) {
    const workbench = supplied ?? currentWorkbench({ userId, policy, engine, modelHost })
    return { status: 'open', workbench }
  }
  if (shown !== null) return { status: 'open', workbench: shown }
  return opening?.id === id && opening.problem !== null
    ? { status: 'problem', problem: opening.problem }
    : { status: 'opening' }
}

export function useWorkbenchState({ subscribe, getState }: Workbench): WorkbenchState {
  return useSyncExternalStore(subscribe, getState, getState)
}
