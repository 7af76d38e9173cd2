import type { Policy } from '@precis/domain'
import { createReadSource } from './read-source.ts'
import { dropWork, saveDraft } from './saved-work.ts'
import { createWorkbench, type Workbench } from './workbench.ts'

let current: Workbench | null = null

/** The workbench of this tab; another user gets an empty one. */
export function currentWorkbench(userId: string, policy: Policy): Workbench {
  if (current?.userId !== userId) {
    current?.dispose()
    current = createWorkbench({ userId, policy, read: createReadSource(policy) })
  }
  return current
}

/** Stops what is running and removes document, result, questions and draft from this tab. For signing out. */
export function forgetWork(): void {
  current?.reset()
  current?.dispose()
  current = null
  dropWork()
  saveDraft('', '')
}
