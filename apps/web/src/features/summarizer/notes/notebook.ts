import type { Citation, PointRef } from '@precis/domain'

/** A point or an answer that its reader pinned. */
export interface Note {
  readonly id: string
  readonly text: string
  /** Where it stood, in words. */
  readonly section: string
  /** What it answers; null for a point of the summary. */
  readonly question: string | null
  readonly citations: readonly Citation[]
}

/** What a reader added to a finished summary. */
export interface Notebook {
  readonly notes: readonly Note[]
  /** Points without a passage that exports are to hold all the same. */
  readonly kept: readonly PointRef[]
}

export type NotebookEvent =
  | { readonly type: 'pinned'; readonly note: Note }
  | { readonly type: 'unpinned'; readonly id: string }
  | { readonly type: 'pointKept'; readonly point: PointRef; readonly isKept: boolean }

export const emptyNotebook: Notebook = { notes: [], kept: [] }

export function isSamePoint(
  one: PointRef,
  other: { readonly field: string; readonly index: number },
): boolean {
  return one.field === other.field && one.index === other.index
}

export function reduceNotebook(state: Notebook, event: NotebookEvent): Notebook {
  switch (event.type) {
    case 'pinned':
      return { ...state, notes: [...state.notes, event.note] }
    case 'unpinned':
      return { ...state, notes: state.notes.filter(({ id }) => id !== event.id) }
    case 'pointKept': {
      const others = state.kept.filter((one) => !isSamePoint(one, event.point))
      return { ...state, kept: event.isKept ? [...others, event.point] : others }
    }
  }
}

/** The note that was made of these words, if there is one. */
export function noteOf(
  { notes }: Notebook,
  { text, question }: Pick<Note, 'text' | 'question'>,
): Note | undefined {
  return notes.find((note) => note.text === text && note.question === question)
}

/** Notes of two tabs that began with the same: what either added stays, what either removed goes. */
export function mergeNotes<Kept extends { readonly id: string }>(
  before: readonly Kept[],
  mine: readonly Kept[],
  theirs: readonly Kept[],
): Kept[] {
  const ids = (notes: readonly Kept[]) => new Set(notes.map(({ id }) => id))
  const [known, here] = [ids(before), ids(mine)]
  const left = theirs.filter(({ id }) => here.has(id) || !known.has(id))
  const there = ids(theirs)
  return [...left, ...mine.filter(({ id }) => !known.has(id) && !there.has(id))]
}
