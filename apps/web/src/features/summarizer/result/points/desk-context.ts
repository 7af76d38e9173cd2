import type { PointRef } from '@precis/domain'
import { createContext, use } from 'react'
import type { Note, Notebook } from '../../notes/notebook.ts'

/** What the parts of a result do together. */
export interface Desk {
  readonly title: string
  readonly notebook: Notebook
  pin(note: Omit<Note, 'id'>): void
  unpin(id: string): void
  keepPoint(point: PointRef, isKept: boolean): void
  /** Begins a question about these words. */
  askAbout(words: string): void
  announce(text: string): void
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (desk === null) throw new Error('useDesk needs a DeskContext')
  return desk
}
