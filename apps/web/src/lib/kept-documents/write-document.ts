import { accountKey, findAccountKey } from './account-key.ts'
import { announceChange } from './changes.ts'
import { type AccountKey, type DocumentRow, database } from './database.ts'
import type { Listing } from './listing.ts'
import { type KeptDocument, listingPart, openRow, piecesOf } from './read-document.ts'
import { type Sealed, seal } from './seal.ts'
import { StorageError } from './storage-problem.ts'

/** What is kept of a document, by the name of the part; null for a part that goes. */
export type Parts = Readonly<Record<string, Blob | null>>

interface SealedDocument {
  readonly listing: Sealed
  readonly parts: Readonly<Record<string, readonly Sealed[] | null>>
}

/** Another tab was faster more often than anybody would believe. */
const mostTurns = 10

async function sealAll(
  { key }: AccountKey,
  id: string,
  listing: Listing,
  parts: Parts,
): Promise<SealedDocument> {
  const [first] = await seal(key, id, listingPart, new Blob([JSON.stringify(listing)]))
  if (first === undefined) throw new StorageError('damaged')
  const sealed: Record<string, readonly Sealed[] | null> = {}
  for (const [part, bytes] of Object.entries(parts)) {
    sealed[part] = bytes === null ? null : await seal(key, id, part, bytes)
  }
  return { listing: first, parts: sealed }
}

function sizeOf(pieces: readonly Sealed[]): number {
  return pieces.reduce((sum, { iv, data }) => sum + iv.byteLength + data.byteLength, 0)
}

async function abort(change: { abort(): void }): Promise<void> {
  change.abort()
}

/**
 * Writes all of it or nothing; false when key or document are no longer what they were. Everything has been encrypted
 * before: within a transaction nothing but the database may be waited for.
 */
async function put(key: AccountKey, before: DocumentRow, sealed: SealedDocument): Promise<boolean> {
  const change = (await database()).transaction(['keys', 'documents', 'pieces'], 'readwrite')
  const documents = change.objectStore('documents')
  const pieces = change.objectStore('pieces')
  const keyNow = await change.objectStore('keys').get(key.account)
  const now = await documents.get(before.id)
  if (keyNow?.id !== key.id || (now?.revision ?? 0) !== before.revision) {
    await change.done
    return false
  }
  const sizes = { ...before.parts }
  const writes: Promise<unknown>[] = [change.done]
  try {
    for (const [part, list] of Object.entries(sealed.parts)) {
      writes.push(pieces.delete(piecesOf(before.id, part)))
      delete sizes[part]
      if (list === null) continue
      sizes[part] = { pieces: list.length, sizeBytes: sizeOf(list) }
      for (const [number, one] of list.entries()) {
        writes.push(pieces.put({ document: before.id, part, number, ...one }))
      }
    }
    const revision = before.revision + 1
    writes.push(documents.put({ ...before, revision, listing: sealed.listing, parts: sizes }))
    await Promise.all(writes)
  } catch (error) {
    await Promise.allSettled([...writes, abort(change)])
    throw error
  }
  announceChange(before.id)
  return true
}

/** Keeps a new document. Rejects with nothing kept when that cannot be. */
export async function addDocument(
  account: string,
  id: string,
  listing: Listing,
  parts: Parts,
): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const key = await accountKey(account)
    const sealed = await sealAll(key, id, listing, parts)
    const row = { id, account, revision: 0, isDeleted: false, listing: sealed.listing, parts: {} }
    if (await put(key, row, sealed)) return
  }
  throw new StorageError('blocked')
}

/**
 * Changes a kept document; parts that `change` leaves out stay as they are. When another tab was faster, it is asked again
 * with what is there then. Rejects when the document is gone or deleted.
 */
export async function updateDocument(
  account: string,
  id: string,
  change: (now: KeptDocument) => Promise<{ readonly listing: Listing; readonly parts?: Parts }>,
): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const key = await findAccountKey(account)
    const row = await (await database()).get('documents', id)
    const isHere = row?.account === account && !row.isDeleted
    if (key === null || !isHere) throw new StorageError('missing')
    const { listing, parts = {} } = await change(await openRow(key.key, row))
    if (await put(key, row, await sealAll(key, id, listing, parts))) return
  }
  throw new StorageError('blocked')
}
