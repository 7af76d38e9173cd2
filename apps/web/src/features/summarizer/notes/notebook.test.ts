import { describe, expect, it } from 'vitest'
import { emptyNotebook, mergeNotes, type Note, noteOf, reduceNotebook } from './notebook.ts'

const note = (id: string): Note => ({
  id,
  text: `Point ${id}`,
  section: 'Key Points',
  question: null,
  citations: [],
})

describe('a notebook', () => {
  it('holds what was pinned until it is taken out', () => {
    const pinned = reduceNotebook(emptyNotebook, { type: 'pinned', note: note('a') })
    expect(noteOf(pinned, { text: 'Point a', question: null })?.id).toBe('a')
    expect(noteOf(pinned, { text: 'Point a', question: 'Why?' })).toBeUndefined()
    expect(reduceNotebook(pinned, { type: 'unpinned', id: 'a' })).toEqual(emptyNotebook)
  })

  it('keeps a point once, and lets it go', () => {
    const point = { field: 'risks', index: 2 } as const
    const keep = (isKept: boolean) => ({ type: 'pointKept', point, isKept }) as const
    const twice = [keep(true), keep(true)].reduce(reduceNotebook, emptyNotebook)
    expect(twice.kept).toEqual([point])
    expect(reduceNotebook(twice, keep(false)).kept).toEqual([])
  })
})

it('notes of two tabs: added by either stays, removed by either goes', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(note) as [Note, Note, Note, Note]
  expect(mergeNotes([a, b], [b, c], [a, b, d]).map(({ id }) => id)).toEqual(['b', 'd', 'c'])
  expect(mergeNotes([a, b], [a, b], [b]).map(({ id }) => id)).toEqual(['b'])
})
