import { seal, unseal } from '../kept-documents/seal.ts'
import { deleteRow, findRow, putRow } from './waiting-database.ts'
import { isTooOld, readNote, removeNote, type WaitingNote, writeNote } from './waiting-note.ts'

/** A document that waits in this tab while its reader signs up, verifies an address or pays. */
export type WaitingDocument =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'paste'; readonly text: string }

const pastedName = 'Pasted text'
const secretBytes = 32

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(secret), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function describe(document: WaitingDocument): Blob {
  const { name, type } =
    document.kind === 'file' ? document.file : { name: pastedName, type: 'text/plain' }
  return new Blob([JSON.stringify({ kind: document.kind, name, type })])
}

let lastStored = ''

/**
 * Has a document wait in this tab in place of an earlier one: encrypted in the browser's database, its key in the tab alone,
 * so that closing the tab forgets it. Rejects where the browser keeps nothing or the file can no longer be read.
 */
export async function storeDocument(
  document: WaitingDocument,
  owner: string | null,
): Promise<void> {
  const id = crypto.randomUUID()
  lastStored = id
  const secret = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(secretBytes))))
  const key = await keyOf(secret)
  const heldAt = Date.now()
  const bytes = document.kind === 'file' ? document.file : new Blob([document.text])
  await putRow({
    id,
    heldAt,
    description: await seal(key, id, 'description', describe(document)),
    content: await seal(key, id, 'content', bytes),
  })
  if (lastStored !== id) return deleteRow(id)
  await dropWaiting()
  const name = document.kind === 'file' ? document.file.name : pastedName
  writeNote({ id, name, heldAt, secret, owner })
}

/** The document of a note; null when it is too old, was used in a copy of this tab or removed by the browser. */
export async function openWaiting(note: WaitingNote): Promise<WaitingDocument | null> {
  const row = isTooOld(note.heldAt) ? undefined : await findRow(note.id)
  if (row === undefined) return null
  const key = await keyOf(note.secret)
  const [description, content] = await Promise.all([
    unseal(key, note.id, 'description', row.description),
    unseal(key, note.id, 'content', row.content),
  ])
  const { kind, name, type } = JSON.parse(await new Blob(description).text())
  return kind === 'paste'
    ? { kind, text: await new Blob(content).text() }
    : { kind: 'file', file: new File(content, name, { type }) }
}

/** Forgets what waits in this tab, or what a note speaks of that is no longer in it. */
export async function dropWaiting(written?: string): Promise<void> {
  const note = readNote(written)
  if (written === undefined) removeNote()
  if (note !== null) await deleteRow(note.id)
}
