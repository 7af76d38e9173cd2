import { createContext, use, useSyncExternalStore } from 'react'
import { useConfig } from '../../../lib/http/config.tsx'
import { currentWorkbench } from './current-workbench.ts'
import type { WorkbenchState } from './work-store.ts'
import type { Workbench } from './workbench.ts'

/** Supplies another workbench than the tab's own. */
export const WorkbenchContext = createContext<Workbench | null>(null)

/** The user's workbench and its present state. */
export function useWorkbench(userId: string): { workbench: Workbench; state: WorkbenchState } {
  const supplied = use(WorkbenchContext)
  const { policy, engine } = useConfig()
  const workbench = supplied ?? currentWorkbench(userId, policy, engine)
  const state = useSyncExternalStore(workbench.subscribe, workbench.getState, workbench.getState)
  return { workbench, state }
}
