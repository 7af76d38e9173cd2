import { announceChange } from './changes.ts'
import { type DocumentRow, database } from './database.ts'
import { piecesOf } from './read-document.ts'

/** Marks a document as deleted, or takes the mark back. False when it is gone for good. */
export async function markDeleted(
  account: string,
  id: string,
  isDeleted: boolean,
): Promise<boolean> {
  const change = (await database()).transaction('documents', 'readwrite')
  const row = await change.store.get(id)
  const isHere = row?.account === account
  // A change that another tab is making does not bring it back.
  const revision = (row?.revision ?? 0) + 1
  await Promise.all([isHere && change.store.put({ ...row, revision, isDeleted }), change.done])
  if (isHere) announceChange(id)
  return isHere
}

async function removeRows(
  account: string,
  isWanted: (row: DocumentRow) => boolean,
  withKey: boolean,
): Promise<void> {
  const change = (await database()).transaction(['keys', 'documents', 'pieces'], 'readwrite')
  const documents = change.objectStore('documents')
  const rows = (await documents.index('account').getAll(account)).filter(isWanted)
  await Promise.all([
    ...rows.map(({ id }) => documents.delete(id)),
    ...rows.map(({ id }) => change.objectStore('pieces').delete(piecesOf(id))),
    withKey && change.objectStore('keys').delete(account),
    change.done,
  ])
  if (rows.length > 0) announceChange(null)
}

/** Removes for good what was marked as deleted. */
export function removeDeleted(account: string): Promise<void> {
  return removeRows(account, ({ isDeleted }) => isDeleted, false)
}

/** Removes everything of an account from this device, its key included: what a disk may still hold cannot be read without. */
export function removeAllDocuments(account: string): Promise<void> {
  return removeRows(account, () => true, true)
}
