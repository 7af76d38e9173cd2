import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onDocumentsChanged } from './changes.ts'
import { closeDatabase, database } from './database.ts'
import type { Listing } from './listing.ts'
import { findDocument, listDocuments } from './read-document.ts'
import { markDeleted, removeAllDocuments, removeDeleted } from './remove-documents.ts'
import { problemOf } from './storage-problem.ts'
import { addDocument, updateDocument } from './write-document.ts'

const listing: Listing = {
  title: 'Lease of a workshop',
  documentType: 'Commercial lease',
  purpose: 'Lets a workshop.',
  pages: 12,
  addedAt: 1_000,
  risks: { high: 1, medium: 0, low: 0 },
  isPinned: false,
}
const secret = 'Quillfeather pays £3,400 😀'

const add = (account: string, id: string, changes: Partial<Listing> = {}) =>
  addDocument(account, id, { ...listing, ...changes }, { text: new Blob([secret]) })
const textOf = async (account: string, id: string) =>
  (await (await findDocument(account, id)).read('text'))?.text()
const problem = (work: Promise<unknown>) => work.then(() => 'none', problemOf)
const idsOf = async (account: string) =>
  (await listDocuments(account)).documents.map(({ id }) => id)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(async () => {
  await closeDatabase()
  vi.unstubAllGlobals()
})

describe('a kept document', () => {
  it('comes back as it was, and to its account alone', async () => {
    await add('mara', 'd1')
    const found = await findDocument('mara', 'd1')
    expect(found.listing).toEqual(listing)
    expect(found.sizeBytes).toBeGreaterThan(secret.length)
    expect(await textOf('mara', 'd1')).toBe(secret)
    expect(await found.read('file')).toBeNull()
    expect(await problem(findDocument('otto', 'd1'))).toBe('missing')
    expect(await problem(updateDocument('otto', 'd1', async () => ({ listing })))).toBe('missing')
    expect(await markDeleted('otto', 'd1', true)).toBe(false)
    expect(await idsOf('otto')).toEqual([])
  })

  it('holds none of its words in the clear, and a key that no script can read', async () => {
    await add('mara', 'd1')
    const opened = await database()
    const rows = [await opened.getAll('documents'), await opened.getAll('pieces')].flat()
    const bytes = JSON.stringify(rows, (_name, value) =>
      value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : value,
    )
    expect(bytes).toContain('d1')
    for (const word of ['Quillfeather', 'Lease', 'workshop']) expect(bytes).not.toContain(word)
    const key = (await opened.get('keys', 'mara'))?.key
    expect(key?.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow()
  })

  it('goes in pieces with a random value each, and comes back whole', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(65_536))
    const large = new Blob(Array.from({ length: 144 }, () => bytes))
    await addDocument('mara', 'd1', listing, { file: large })
    const pieces = await (await database()).getAll('pieces')
    expect(pieces.map(({ number }) => number)).toEqual([0, 1, 2])
    expect(new Set(pieces.map(({ iv }) => iv.join())).size).toBe(3)
    const read = await (await findDocument('mara', 'd1')).read('file')
    const both = await Promise.all([read, large].map((one) => one?.arrayBuffer()))
    const [now, before] = both.map((one) => Buffer.from(one ?? new ArrayBuffer(0)))
    expect(before?.byteLength).toBe(144 * 65_536)
    expect(now?.equals(before ?? Buffer.alloc(0))).toBe(true)
  })

  it('is not opened when a piece is changed, missing or of another document', async () => {
    await add('mara', 'd1')
    await add('mara', 'd2')
    const opened = await database()
    const [one, two] = await opened.getAll('pieces')
    if (one === undefined || two === undefined) throw new Error('no pieces')
    await opened.put('pieces', { ...one, iv: two.iv, data: two.data })
    expect(await problem(textOf('mara', 'd1'))).toBe('damaged')
    const changed = two.data.slice(0)
    new Uint8Array(changed)[3] = 255 - (new Uint8Array(changed)[3] ?? 0)
    await opened.put('pieces', { ...two, data: changed })
    expect(await problem(textOf('mara', 'd2'))).toBe('damaged')
    await opened.delete('pieces', ['d2', 'text', 0])
    expect(await problem(textOf('mara', 'd2'))).toBe('damaged')
  })
})

describe('the list', () => {
  it('has pinned documents first, then the newest, and counts what cannot be opened', async () => {
    await add('mara', 'old', { addedAt: 1 })
    await add('mara', 'new', { addedAt: 3 })
    await add('mara', 'pinned', { addedAt: 2, isPinned: true })
    expect(await idsOf('mara')).toEqual(['pinned', 'new', 'old'])
    const opened = await database()
    const [one, other] = await opened.getAll('documents')
    if (one === undefined || other === undefined) throw new Error('no rows')
    await opened.put('documents', { ...one, listing: other.listing })
    expect(await listDocuments('mara')).toMatchObject({ damaged: 1 })
  })

  it('gives a deleted document back until it is removed for good', async () => {
    await add('mara', 'd1')
    await markDeleted('mara', 'd1', true)
    expect(await problem(findDocument('mara', 'd1'))).toBe('missing')
    expect((await listDocuments('mara')).documents).toMatchObject([{ isDeleted: true }])
    expect(await markDeleted('mara', 'd1', false)).toBe(true)
    expect(await textOf('mara', 'd1')).toBe(secret)
    await markDeleted('mara', 'd1', true)
    await removeDeleted('mara')
    expect(await markDeleted('mara', 'd1', false)).toBe(false)
    expect(await (await database()).count('pieces')).toBe(0)
  })

  it('keeps a document deleted that another tab is about to change', async () => {
    await add('mara', 'd1')
    const changing = updateDocument('mara', 'd1', async ({ listing }) => {
      await markDeleted('mara', 'd1', true)
      return { listing }
    })
    expect(await problem(changing)).toBe('missing')
    expect((await listDocuments('mara')).documents).toMatchObject([{ isDeleted: true }])
  })

  it('loses everything of one account, the key with it', async () => {
    await add('mara', 'd1')
    await add('otto', 'd2')
    await removeAllDocuments('mara')
    expect(await idsOf('mara')).toEqual([])
    expect(await (await database()).getAllKeys('keys')).toEqual(['otto'])
    expect(await textOf('otto', 'd2')).toBe(secret)
    await add('mara', 'd3')
    expect(await textOf('mara', 'd3')).toBe(secret)
  })
})

describe('a change', () => {
  it('leaves the parts alone that it does not name', async () => {
    await add('mara', 'd1')
    await updateDocument('mara', 'd1', async (now) => ({
      listing: { ...now.listing, isPinned: true },
      parts: { record: new Blob(['{}']) },
    }))
    expect((await findDocument('mara', 'd1')).listing.isPinned).toBe(true)
    expect(await textOf('mara', 'd1')).toBe(secret)
  })

  it('begins again with what another tab has written meanwhile', async () => {
    await add('mara', 'd1', { title: '' })
    const write = (letter: string) =>
      updateDocument('mara', 'd1', async (now) => ({
        listing: { ...now.listing, title: now.listing.title + letter },
      }))
    await Promise.all(['a', 'b', 'c'].map(write))
    const { title } = (await findDocument('mara', 'd1')).listing
    expect([...title].sort().join('')).toBe('abc')
  })

  it('is told to whoever listens', async () => {
    const heard = vi.fn()
    const stop = onDocumentsChanged(heard)
    await add('mara', 'd1')
    await markDeleted('mara', 'd1', true)
    await removeAllDocuments('mara')
    stop()
    expect(heard.mock.calls).toEqual([['d1'], ['d1'], [null]])
  })
})

describe('storage', () => {
  it('that the browser does not give is said to be denied', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await problem(listDocuments('mara'))).toBe('denied')
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('No', 'SecurityError')
      },
    })
    expect(await problem(listDocuments('mara'))).toBe('denied')
  })

  it('that is full keeps nothing of what did not fit', async () => {
    await add('mara', 'd1')
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (this.name === 'documents') throw new DOMException('Full', 'QuotaExceededError')
      return put.apply(this, row)
    })
    expect(await problem(add('mara', 'd2'))).toBe('full')
    vi.restoreAllMocks()
    expect(await idsOf('mara')).toEqual(['d1'])
    expect(await (await database()).count('pieces')).toBe(1)
  })

  it('that another tab holds with an older build is blocked, and opens once that is closed', async () => {
    const { open } = IDBFactory.prototype
    const older = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = open.call(indexedDB, 'precis-documents', 1)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    // This build asks for a newer store than the one that the other tab has open and does not close.
    const asked = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
      this: IDBFactory,
      name,
    ) {
      return open.call(this, name, 2)
    })
    expect(await problem(listDocuments('mara'))).toBe('blocked')
    expect(await problem(add('mara', 'd1'))).toBe('blocked')
    const heard = vi.fn()
    const stop = onDocumentsChanged(heard)
    older.close()
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    stop()
    await add('mara', 'd1')
    expect(await textOf('mara', 'd1')).toBe(secret)
    asked.mockRestore()
  })

  it('makes way for a newer build in another tab, and then says that this one is outdated', async () => {
    await add('mara', 'd1')
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('precis-documents', 9)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    expect(await problem(listDocuments('mara'))).toBe('outdated')
    newer.close()
  })
})
