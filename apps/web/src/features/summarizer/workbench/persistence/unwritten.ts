import * as z from 'zod/mini'
import { noteSchema, parseWork, type SavedWork, writeKept } from './saved-work.ts'

const keyOf = (id: string) => `precis.unwritten.${id}`

const unwrittenSchema = z.object({
  known: z.object({ messages: z.int(), notes: z.array(noteSchema) }),
  work: z.unknown(),
})

/** A change to a document of this device that may not have reached it yet. */
export interface Unwritten {
  /** How many messages, and which notes, were on the device before. */
  readonly known: { readonly messages: number; readonly notes: SavedWork['notes'] }
  /** Without its text. */
  readonly work: SavedWork
}

/** Holds a change in the tab at once, until the device has it: writing there takes longer than a reload. */
export function holdUnwritten(id: string, { known, work }: Unwritten): void {
  const record = { ...work, document: { ...work.document, content: '' } }
  writeKept(keyOf(id), { known, work: record })
}

export function findUnwritten(userId: string, id: string): Unwritten | null {
  try {
    const found = unwrittenSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null'))
    const work = parseWork(found.work)
    return work.userId === userId ? { known: found.known, work } : null
  } catch {
    return null
  }
}

export function dropUnwritten(id: string): void {
  sessionStorage.removeItem(keyOf(id))
}
