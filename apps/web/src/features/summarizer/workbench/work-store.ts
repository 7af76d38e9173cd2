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
import type { SentCall } from '../sent-calls/sent-call.ts'
import { guardLeaving, tellWork } from './leave-guard.ts'
import { reduceWork } from './reduce-work.ts'
import type { WorkEvent, WorkState } from './work-state.ts'

export interface WorkbenchState {
  readonly work: WorkState
  readonly conversation: Conversation
  readonly notebook: Notebook
  /** What was sent of the document, the latest last. */
  readonly calls: readonly SentCall[]
}

/** Holds what a workbench shows. Every change goes through an event. */
export interface WorkStore {
  getState(): WorkbenchState
  subscribe(listener: () => void): () => void
  send(event: WorkEvent): void
  tell(event: ConversationEvent): void
  note(event: NotebookEvent): void
  setCalls(calls: readonly SentCall[]): void
  /** Forgets its listeners. */
  close(): void
}

/** A new document begins without questions and notes; a run that is tried again is of the same one. */
function reduceWorkbench(state: WorkbenchState, event: WorkEvent): WorkbenchState {
  const work = reduceWork(state.work, event)
  if (event.type !== 'started' && event.type !== 'reset') return { ...state, work }
  const isSame =
    event.type === 'started' && state.work.status === 'error' && event.job === state.work.job
  const calls = isSame ? state.calls : []
  return { work, conversation: noConversation, notebook: emptyNotebook, calls }
}

export function createWorkStore(first: WorkbenchState): WorkStore {
  let state = first
  const listeners = new Set<() => void>()
  const set = (next: WorkbenchState) => {
    const before = state
    const isSame =
      next.work === before.work &&
      next.conversation === before.conversation &&
      next.notebook === before.notebook &&
      next.calls === before.calls
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
    setCalls: (calls) => set({ ...state, calls }),
    tell: (event) => set({ ...state, conversation: reduceConversation(state.conversation, event) }),
    note: (event) => set({ ...state, notebook: reduceNotebook(state.notebook, event) }),
    close: () => listeners.clear(),
  }
}
