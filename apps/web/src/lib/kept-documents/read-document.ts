import { findAccountKey } from './account-key.ts'
import { type DocumentRow, database } from './database.ts'
import { type Listing, listingSchema } from './listing.ts'
import { unseal } from './seal.ts'
import { StorageError } from './storage-problem.ts'

export const listingPart = 'listing'

/** A document of this device, as the list shows it. */
export interface KeptDocument {
  readonly id: string
  readonly listing: Listing
  readonly sizeBytes: number
  /** How many bytes a part of it takes; 0 when it has no such part. */
  sizeOf(part: string): number
  /** Marked for removal, and still to be had back. */
  readonly isDeleted: boolean
  /** Decrypts a part of it; null when it has no such part. */
  read(part: string): Promise<Blob | null>
}

/** All pieces of a part, or of the whole document. */
export function piecesOf(document: string, part?: string): IDBKeyRange {
  const first = part === undefined ? [document] : [document, part]
  return IDBKeyRange.bound(first, [...first, []])
}

async function readPart(key: CryptoKey, row: DocumentRow, part: string): Promise<Blob | null> {
  const expected = row.parts[part]
  if (expected === undefined) return null
  const pieces = await (await database()).getAll('pieces', piecesOf(row.id, part))
  if (pieces.length !== expected.pieces) throw new StorageError('damaged')
  return new Blob(await unseal(key, row.id, part, pieces))
}

export async function openRow(key: CryptoKey, row: DocumentRow): Promise<KeptDocument> {
  // Not through a Blob: a hundred of them take longer to read than to decrypt.
  const [listing] = await unseal(key, row.id, listingPart, [row.listing])
  const parts = Object.values(row.parts)
  return {
    id: row.id,
    listing: listingSchema.parse(JSON.parse(new TextDecoder().decode(listing))),
    sizeBytes: parts.reduce((sum, part) => sum + part.sizeBytes, row.listing.data.byteLength),
    sizeOf: (part) => row.parts[part]?.sizeBytes ?? 0,
    isDeleted: row.isDeleted,
    read: (part) => readPart(key, row, part),
  }
}

/** One document of an account. Rejects with a `StorageError` when it is not here, deleted or damaged. */
export async function findDocument(account: string, id: string): Promise<KeptDocument> {
  const row = await (await database()).get('documents', id)
  if (row?.account !== account || row.isDeleted) throw new StorageError('missing')
  const found = await findAccountKey(account)
  if (found === null) throw new StorageError('damaged')
  return openRow(found.key, row)
}

/** How many documents an account has on this device, without opening any. */
export async function countDocuments(account: string): Promise<number> {
  return (await database()).countFromIndex('documents', 'account', account)
}

/** All documents of an account, pinned ones first, then the newest. Damaged ones are only counted. */
export async function listDocuments(
  account: string,
): Promise<{ documents: KeptDocument[]; damaged: number }> {
  const rows = await (await database()).getAllFromIndex('documents', 'account', account)
  const found = await findAccountKey(account)
  const opened = await Promise.all(
    rows.map((row) => (found === null ? null : openRow(found.key, row).catch(() => null))),
  )
  const documents = opened.filter((one) => one !== null)
  documents.sort(
    ({ listing: a }, { listing: b }) =>
      Number(b.isPinned) - Number(a.isPinned) || b.addedAt - a.addedAt,
  )
  return { documents, damaged: rows.length - documents.length }
}
