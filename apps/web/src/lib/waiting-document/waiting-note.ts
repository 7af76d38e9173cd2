import * as z from 'zod/mini'
import { waitingKey } from './waiting-key.ts'

const maxAgeMs = 2 * 60 * 60 * 1000

const noteSchema = z.object({
  id: z.string(),
  name: z.string(),
  heldAt: z.number(),
  /** The key of the document, in Base64. It is kept nowhere else. */
  secret: z.string(),
  /** The address of the account it belongs to; null until somebody signs up or in. */
  owner: z.nullable(z.string()),
})

/** What this tab knows of the document that waits in it. */
export type WaitingNote = z.infer<typeof noteSchema>

/** Whether what was kept at that time is too old to be used. */
export function isTooOld(heldAt: number): boolean {
  return Math.abs(Date.now() - heldAt) > maxAgeMs
}

/** The note in its written form; of this tab when none is given. */
export function readNote(written = sessionStorage.getItem(waitingKey)): WaitingNote | null {
  try {
    return noteSchema.parse(JSON.parse(written ?? 'null'))
  } catch {
    return null
  }
}

const plain = (email: string) => email.trim().toLowerCase()

/** The note of a document that this account may open. */
export function noteFor(email: string): WaitingNote | null {
  const note = readNote()
  return note === null || (note.owner !== null && note.owner !== plain(email)) ? null : note
}

export function writeNote(note: WaitingNote): void {
  sessionStorage.setItem(waitingKey, JSON.stringify(note))
}

export function removeNote(): void {
  sessionStorage.removeItem(waitingKey)
}

const listeners = new Set<() => void>()

/** Calls back whenever a file has come from outside the page; returns how to stop. */
export function onReceived(listen: () => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

export function tellReceived(): void {
  for (const listen of listeners) listen()
}

/** Keeps what waits for the account that signs up or in in this tab, and for no other. */
export function bindWaiting(email: string): void {
  const note = readNote()
  if (note !== null) writeNote({ ...note, owner: plain(email) })
}
