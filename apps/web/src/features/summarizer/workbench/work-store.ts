import {
  emptyNotebook,
  type Notebook,
  type NotebookEvent,
  reduceNotebook,
} from '../notes/notebook.ts'
import {
  type Conversation,
  type ConversationEvent,
  noConversation,
  reduceConversation,
} from '../questions/conversation.ts'
import { guardLeaving, tellWork } from './leave-guard.ts'
import { reduceWork } from './reduce-work.ts'
import type { WorkEvent, WorkState } from './work-state.ts'

export interface WorkbenchState {
  readonly work: WorkState
  readonly conversation: Conversation
  readonly notebook: Notebook
}

/** Holds what a workbench shows. Every change goes through an event. */
export interface WorkStore {
  getState(): WorkbenchState
  subscribe(listener: () => void): () => void
  send(event: WorkEvent): void
  tell(event: ConversationEvent): void
  note(event: NotebookEvent): void
  /** Forgets its listeners. */
  close(): void
}

/** A new document begins without questions and notes. */
function reduceWorkbench(state: WorkbenchState, event: WorkEvent): WorkbenchState {
  const work = reduceWork(state.work, event)
  const isNew = event.type === 'started' || event.type === 'reset'
  return isNew
    ? { work, conversation: noConversation, notebook: emptyNotebook }
    : { ...state, work }
}

export function createWorkStore(first: WorkbenchState): WorkStore {
  let state = first
  const listeners = new Set<() => void>()
  const set = (next: WorkbenchState) => {
    const before = state
    const isSame =
      next.work === before.work &&
      next.conversation === before.conversation &&
      next.notebook === before.notebook
    if (isSame) return
    state = next
    if (next.work !== before.work) {
      guardLeaving(next.work)
      tellWork(before.work, next.work)
    }
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (event) => set(reduceWorkbench(state, event)),
    tell: (event) => set({ ...state, conversation: reduceConversation(state.conversation, event) }),
    note: (event) => set({ ...state, notebook: reduceNotebook(state.notebook, event) }),
    close: () => listeners.clear(),
  }
}
