import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDatabase, database } from '../../../lib/kept-documents/database.ts'
import { findDocument } from '../../../lib/kept-documents/read-document.ts'
import { addDocument, updateDocument } from '../../../lib/kept-documents/write-document.ts'
import type { FileSource } from '../workbench/source.ts'
import { fileBytes, keepFile, readFile, removeFile } from './kept-file.ts'

const listing = {
  title: 'Lease of a workshop',
  documentType: 'Lease',
  purpose: '',
  pages: 1,
  addedAt: 1,
  risks: { high: 0, medium: 0, low: 0 },
  isPinned: false,
}
const box = { text: 'Rent', left: 0.1, top: 0.2, width: 0.3, height: 0.04, confidence: 91 }
const scanned = { number: 1, start: 0, end: 4, source: 'ocr', words: [box] } as const
const written = { number: 2, start: 4, end: 8, source: 'text' } as const
const file = new File(['%PDF-', 'Quillfeather'], 'Pacht/Größe 😀.pdf', { type: 'application/pdf' })
const pdf: FileSource = { kind: 'file', file }
const photos: FileSource = {
  kind: 'photos',
  files: ['one', 'second', ''].map((word) => new File([word], `${word}.jpg`)),
}

const textOf = async (id: string) => (await (await findDocument('mara', id)).read('text'))?.text()

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await addDocument('mara', 'd1', listing, { text: new Blob(['Rent']) })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closeDatabase()
  vi.unstubAllGlobals()
})

describe('the file of a document', () => {
  it('is not kept until somebody says so', async () => {
    expect(await fileBytes('mara', 'd1')).toBe(0)
    expect(await readFile('mara', 'd1')).toBeNull()
  })

  it('comes back as it was handed in, with the places of recognized words', async () => {
    expect(await keepFile('mara', 'd1', pdf, [scanned, written])).toBeNull()
    const kept = await readFile('mara', 'd1')
    if (kept?.source.kind !== 'file') throw new Error('no file')
    expect(kept.words).toEqual([[box], null])
    expect(kept.source.file).toMatchObject({ name: file.name, type: file.type })
    expect(await kept.source.file.text()).toBe('%PDF-Quillfeather')
    expect(await fileBytes('mara', 'd1')).toBeGreaterThan(file.size)
    expect(await readFile('otto', 'd1')).toBeNull()
  })

  it('may be several photos', async () => {
    await keepFile('mara', 'd1', photos, [])
    const kept = await readFile('mara', 'd1')
    if (kept?.source.kind !== 'photos') throw new Error('no photos')
    const texts = await Promise.all(kept.source.files.map((photo) => photo.text()))
    expect(texts).toEqual(['one', 'second', ''])
    expect(kept.source.files.map(({ name }) => name)).toEqual(['one.jpg', 'second.jpg', '.jpg'])
  })

  it('holds none of its words in the clear', async () => {
    await keepFile('mara', 'd1', pdf, [scanned])
    const rows = await (await database()).getAll('pieces')
    expect(rows.map(({ part }) => part).sort()).toEqual(['about-file', 'file', 'text'])
    for (const { data } of rows) {
      expect(Buffer.from(data).toString('latin1')).not.toMatch(/Quillfeather|Rent|Pacht/)
    }
  })

  it('stays with a later change of the document, and goes alone', async () => {
    await keepFile('mara', 'd1', pdf, [])
    await updateDocument('mara', 'd1', async () => ({ listing: { ...listing, isPinned: true } }))
    expect(await readFile('mara', 'd1')).not.toBeNull()
    expect(await removeFile('mara', 'd1')).toBeNull()
    expect(await readFile('mara', 'd1')).toBeNull()
    expect(await (await database()).count('pieces')).toBe(1)
    expect(await textOf('d1')).toBe('Rent')
  })
})

describe('a file that cannot be kept', () => {
  it('was moved or changed', async () => {
    const gone = new File(['x'], 'gone.pdf')
    vi.spyOn(gone, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('Changed', 'NotReadableError')),
    } as unknown as Blob)
    expect(await keepFile('mara', 'd1', { kind: 'file', file: gone }, [])).toBe('unread')
    expect(await fileBytes('mara', 'd1')).toBe(0)
  })

  it('has no room: the document stays as it was', async () => {
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (this.name === 'pieces') throw new DOMException('Full', 'QuotaExceededError')
      return put.apply(this, row)
    })
    expect(await keepFile('mara', 'd1', pdf, [])).toBe('full')
    expect(await readFile('mara', 'd1')).toBeNull()
    expect(await textOf('d1')).toBe('Rent')
  })

  it('belongs to a document that is gone', async () => {
    expect(await keepFile('mara', 'd2', pdf, [])).toBe('missing')
    expect(await removeFile('mara', 'd2')).toBe('missing')
  })
})
