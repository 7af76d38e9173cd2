import type { PointRef } from '@precis/domain'
import { createContext, use } from 'react'
import type { Note, Notebook } from '../../notes/notebook.ts'

/** What the parts of a result do together. */
export interface ResultActions {
  readonly title: string
  readonly notebook: Notebook
  pin(note: Omit<Note, 'id'>): void
  unpin(id: string): void
  keepPoint(point: PointRef, isKept: boolean): void
  /** Begins a question about these words. */
  askAbout(words: string): void
  announce(text: string): void
}

export const ResultContext = createContext<ResultActions | null>(null)

export function useResultActions(): ResultActions {
  const actions = use(ResultContext)
  if (actions === null) throw new Error('useResultActions needs a ResultContext')
  return actions
}
