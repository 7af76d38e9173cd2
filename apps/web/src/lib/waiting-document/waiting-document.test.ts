import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropWaiting, openWaiting, storeDocument } from './waiting-document.ts'
import { bindWaiting, noteFor, readNote } from './waiting-note.ts'

const text = 'Quillfeather pays £3,400 😀'
const lease = new File([text], 'lease.txt', { type: 'text/plain' })
const mara = 'mara@example.test'
const other = 'other@example.test'

const store = (owner: string | null = null) => storeDocument({ kind: 'file', file: lease }, owner)
const opened = async (email = mara) => {
  const note = noteFor(email)
  return note === null ? null : openWaiting(note)
}
async function rows(): Promise<unknown[]> {
  const database = await openDB('precis-waiting')
  const all = database.objectStoreNames.contains('waiting') ? await database.getAll('waiting') : []
  database.close()
  return all
}

function tabStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  } as Storage
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('sessionStorage', tabStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a document that waits', () => {
  it('comes back as it was, a file or a text', async () => {
    await store()
    const file = await opened()
    expect(file?.kind === 'file' && [file.file.name, await file.file.text()]).toEqual([
      'lease.txt',
      text,
    ])
    await storeDocument({ kind: 'paste', text }, null)
    expect(await opened()).toEqual({ kind: 'paste', text })
  })

  it('lies in the database without a word of it in clear', async () => {
    await store()
    const written = JSON.stringify(await rows(), (_, value) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
    )
    expect(written).not.toContain('Quillfeather')
    expect(written).not.toContain('lease.txt')
  })

  it('is replaced by the next one, of which alone anything is left', async () => {
    await store()
    const first = readNote()
    await storeDocument({ kind: 'paste', text: 'another' }, null)
    expect(await opened()).toEqual({ kind: 'paste', text: 'another' })
    expect(first && (await openWaiting(first))).toBeNull()
    expect(await rows()).toHaveLength(1)
  })

  it('is the last one that was chosen when two are stored at once', async () => {
    await Promise.all([store(), storeDocument({ kind: 'paste', text: 'second' }, null)])
    expect(await opened()).toEqual({ kind: 'paste', text: 'second' })
    expect(await rows()).toHaveLength(1)
  })

  it('opens for the account that signed up in its tab, and for no other', async () => {
    await store()
    bindWaiting(' Mara@Example.test')
    expect(await opened(other)).toBeNull()
    expect(await opened(mara)).not.toBeNull()
  })

  it('cannot be opened from another tab', async () => {
    await store()
    vi.stubGlobal('sessionStorage', tabStorage())
    expect(readNote()).toBeNull()
    expect(await rows()).toHaveLength(1)
  })

  it('is gone after two hours, and what closed tabs left goes with the next one', async () => {
    await store()
    const first = readNote()
    vi.stubGlobal('sessionStorage', tabStorage())
    vi.spyOn(Date, 'now').mockReturnValue((first?.heldAt ?? 0) + 2 * 60 * 60 * 1000 + 1)
    expect(first && (await openWaiting(first))).toBeNull()
    await storeDocument({ kind: 'paste', text }, null)
    expect(await rows()).toHaveLength(1)
    vi.restoreAllMocks()
  })

  it('leaves nothing behind once it was used or removed', async () => {
    await store()
    await dropWaiting()
    expect(await opened()).toBeNull()
    expect(await rows()).toEqual([])
    await dropWaiting()
  })
})
