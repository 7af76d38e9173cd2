import type { Listing } from '../../../lib/kept-documents/listing.ts'
import { findDocument, type KeptDocument } from '../../../lib/kept-documents/read-document.ts'
import { StorageError } from '../../../lib/kept-documents/storage-problem.ts'
import { addDocument, updateDocument } from '../../../lib/kept-documents/write-document.ts'
import { mergeNotes } from '../notes/notebook.ts'
import { titleOf } from '../workbench/document-title.ts'
import { parseWork, type SavedWork } from '../workbench/persistence/saved-work.ts'

/** The text is written once; what may still change is a part of its own. */
const textPart = 'text'
const recordPart = 'record'

function listingOf({ job, title, document, result }: SavedWork): Listing {
  const summary = result?.result
  const levels = summary?.riskLevels ?? []
  const count = (level: string) => levels.filter((one) => one === level).length
  return {
    title: titleOf(title, job),
    documentType: summary?.documentType ?? '',
    purpose: summary?.mainPurpose ?? '',
    pages: document.pages.length,
    addedAt: Date.now(),
    risks: { high: count('high'), medium: count('medium'), low: count('low') },
    isPinned: false,
  }
}

function recordOf(work: SavedWork): Blob {
  return new Blob([JSON.stringify({ ...work, document: { ...work.document, content: '' } })])
}

async function readPart(document: KeptDocument, part: string): Promise<string> {
  const blob = await document.read(part)
  if (blob === null) throw new StorageError('damaged')
  return blob.text()
}

async function readRecord(document: KeptDocument): Promise<SavedWork> {
  const text = await readPart(document, recordPart)
  try {
    return parseWork(JSON.parse(text))
  } catch (cause) {
    throw new StorageError('damaged', cause)
  }
}

/** Keeps finished work as a new document of this device. */
export async function addWork(id: string, work: SavedWork): Promise<void> {
  const text = new Blob([work.document.content])
  const parts = { [textPart]: text, [recordPart]: recordOf(work) }
  await addDocument(work.userId, id, listingOf(work), parts)
}

/** What of some work was kept before, as far as two tabs may both change it. */
export type KnownWork = Pick<SavedWork, 'messages' | 'notes'>

/**
 * Keeps what has changed in work that is kept. `known`: what of it was kept before; another tab may have added questions
 * and notes of its own, which stay.
 */
export async function updateWork(id: string, work: SavedWork, known: KnownWork): Promise<void> {
  await updateDocument(work.userId, id, async (now) => {
    const { messages, notes, calls } = await readRecord(now)
    const merged = [...messages, ...work.messages.slice(known.messages.length)]
    const ownCalls = new Set(work.calls.map((call) => call.id))
    const record = {
      ...work,
      messages: merged.map((one, index) => ({ ...one, id: index + 1 })),
      calls: [...calls.filter((call) => !ownCalls.has(call.id)), ...work.calls],
      notes: mergeNotes(known.notes, work.notes, notes),
    }
    const title = titleOf(work.title, work.job)
    return { listing: { ...now.listing, title }, parts: { [recordPart]: recordOf(record) } }
  })
}

/** The text of a kept document. */
export function readText(document: KeptDocument): Promise<string> {
  return readPart(document, textPart)
}

/** Finished work as it was left. Rejects with a `StorageError`. */
export async function readWork(userId: string, id: string): Promise<SavedWork> {
  const document = await findDocument(userId, id)
  const work = await readRecord(document)
  const content = await readText(document)
  return { ...work, document: { ...work.document, content } }
}
