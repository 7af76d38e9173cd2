import { onDocumentsChanged } from '../../../lib/kept-documents/changes.ts'
import type { Listing } from '../../../lib/kept-documents/listing.ts'
import { findDocument, type KeptDocument } from '../../../lib/kept-documents/read-document.ts'
import { problemOf, StorageError } from '../../../lib/kept-documents/storage-problem.ts'
import { addDocument, updateDocument } from '../../../lib/kept-documents/write-document.ts'
import { mergeNotes } from '../notes/notebook.ts'
import { titleOf } from '../workbench/document-title.ts'
import { parseWork, type SavedWork } from '../workbench/persistence/saved-work.ts'
import { dropUnwritten, findUnwritten, type Unwritten } from '../workbench/persistence/unwritten.ts'

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

type Messages = SavedWork['messages']

/** Questions with their answers, without those that are among others already. */
function withoutKnown(added: Messages, known: Messages): Messages {
  const turnsOf = (messages: Messages) =>
    messages.flatMap((question, index) => {
      const answer = messages[index + 1]
      if (question.role !== 'user' || answer === undefined) return []
      return [
        { words: JSON.stringify([question.content, answer.content]), turn: [question, answer] },
      ]
    })
  const words = new Set(turnsOf(known).map((one) => one.words))
  return turnsOf(added).flatMap((one) => (words.has(one.words) ? [] : one.turn))
}

/**
 * Keeps what has changed in work that is kept. `known`: what of it was kept before; another tab may have added questions
 * and notes of its own, which stay.
 */
export async function updateWork(
  id: string,
  work: SavedWork,
  known: Unwritten['known'],
): Promise<void> {
  await updateDocument(work.userId, id, async (now) => {
    const { messages, notes, calls } = await readRecord(now)
    const added = work.messages.slice(known.messages)
    const merged = [...messages, ...withoutKnown(added, messages.slice(known.messages))]
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

/** Tells whether a document is on this device whenever any tab changes what is kept, until the returned function is called. */
export function watchWork(userId: string, id: string, tell: (isHere: boolean) => void): () => void {
  return onDocumentsChanged((changed) => {
    if (changed !== null && changed !== id) return
    findDocument(userId, id).then(
      () => tell(true),
      (error) => problemOf(error) === 'missing' && tell(false),
    )
  })
}

/** The text of a kept document. */
export function readText(document: KeptDocument): Promise<string> {
  return readPart(document, textPart)
}

/** Finished work as it was left, with what this tab had no time to write. Rejects with a `StorageError`. */
export async function readWork(userId: string, id: string): Promise<SavedWork> {
  const unwritten = findUnwritten(userId, id)
  if (unwritten !== null) {
    const written = updateWork(id, unwritten.work, unwritten.known)
    // Without room for it the document still opens; the change stays held.
    await written.then(
      () => dropUnwritten(id),
      () => undefined,
    )
  }
  const document = await findDocument(userId, id)
  const work = await readRecord(document)
  const content = await readText(document)
  return { ...work, document: { ...work.document, content } }
}
