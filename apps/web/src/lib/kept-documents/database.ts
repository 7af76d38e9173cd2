import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { announceChange } from './changes.ts'
import type { Sealed } from './seal.ts'
import { StorageError } from './storage-problem.ts'

/** What can be read without the key: whose it is, and how much room it takes. */
export interface DocumentRow {
  readonly id: string
  readonly account: string
  /** Rises with each change, so that one tab does not write over what another has written. */
  readonly revision: number
  /** Goes for good when the list is left. */
  readonly isDeleted: boolean
  readonly listing: Sealed
  /** How many pieces each part has, and how many bytes they take. */
  readonly parts: Readonly<Record<string, { readonly pieces: number; readonly sizeBytes: number }>>
}

export interface PieceRow extends Sealed {
  readonly document: string
  readonly part: string
  readonly number: number
}

export interface AccountKey {
  readonly account: string
  /** Tells this key from one that was made after everything had been removed. */
  readonly id: string
  readonly key: CryptoKey
}

interface Schema extends DBSchema {
  keys: { key: string; value: AccountKey }
  documents: { key: string; value: DocumentRow; indexes: { account: string } }
  pieces: { key: [string, string, number]; value: PieceRow }
}

export type Database = IDBPDatabase<Schema>

const name = 'precis-documents'
const version = 1

let opening: Promise<Database> | null = null
/** Another tab holds up an opening: later ones would wait behind it without a word. */
let isHeldUp = false

async function open(): Promise<Database> {
  if (typeof indexedDB === 'undefined') throw new StorageError('denied')
  if (isHeldUp) throw new StorageError('blocked')
  const forget = () => {
    opening = null
  }
  return new Promise((resolve, reject) => {
    const opened = openDB<Schema>(name, version, {
      upgrade(database) {
        database.createObjectStore('keys', { keyPath: 'account' })
        const documents = database.createObjectStore('documents', { keyPath: 'id' })
        documents.createIndex('account', 'account')
        database.createObjectStore('pieces', { keyPath: ['document', 'part', 'number'] })
      },
      blocked() {
        isHeldUp = true
        reject(new StorageError('blocked'))
      },
      // Another tab brings a newer build or removes everything: it must not wait for this one.
      blocking(_current, _next, event) {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      terminated: forget,
    })
    const letGo = () => {
      if (!isHeldUp) return
      isHeldUp = false
      opening = opened
      announceChange(null)
    }
    opened.then(letGo, letGo)
    opened.then(resolve, reject)
  })
}

/** The database of kept documents, opened once. Rejects with what keeps it from being opened; the next call tries again. */
export async function database(): Promise<Database> {
  opening ??= open()
  const mine = opening
  try {
    return await mine
  } catch (error) {
    if (opening === mine) opening = null
    throw error
  }
}

/** Lets go of the database. For tests. */
export async function closeDatabase(): Promise<void> {
  const mine = opening
  opening = null
  ;(await mine)?.close()
}
