import { type DBSchema, deleteDB, openDB } from 'idb'
import type { Sealed } from '../kept-documents/seal.ts'
import { isTooOld } from './waiting-note.ts'

/** An encrypted document. Only the tab that keeps its key can read it. */
export interface WaitingRow {
  readonly id: string
  readonly heldAt: number
  readonly description: Sealed[]
  readonly content: Sealed[]
}

interface Schema extends DBSchema {
  waiting: { key: string; value: WaitingRow }
}

const name = 'precis-waiting'

async function withRows<T>(use: (database: Awaited<ReturnType<typeof open>>) => Promise<T>) {
  const database = await open()
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

function open() {
  return openDB<Schema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('waiting', { keyPath: 'id' }),
  })
}

/** Keeps a row, and removes those of tabs that were left long ago. */
export function putRow(row: WaitingRow): Promise<void> {
  return withRows(async (database) => {
    await database.put('waiting', row)
    let cursor = await database.transaction('waiting', 'readwrite').store.openCursor()
    while (cursor !== null) {
      if (isTooOld(cursor.value.heldAt)) await cursor.delete()
      cursor = await cursor.continue()
    }
  })
}

export function findRow(id: string): Promise<WaitingRow | undefined> {
  return withRows((database) => database.get('waiting', id))
}

/** Removes a row; the last one takes the database with it. */
export async function deleteRow(id: string): Promise<void> {
  const isEmpty = await withRows(async (database) => {
    await database.delete('waiting', id)
    return (await database.count('waiting')) === 0
  })
  if (isEmpty) await deleteDB(name)
}
