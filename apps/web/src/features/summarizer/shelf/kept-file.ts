import type { PageSpan } from '@precis/extraction'
import * as z from 'zod/mini'
import { findDocument } from '../../../lib/kept-documents/read-document.ts'
import { type FileProblem, problemOf } from '../../../lib/kept-documents/storage-problem.ts'
import { updateDocument } from '../../../lib/kept-documents/write-document.ts'
import type { FileSource } from '../workbench/source.ts'

/** The files one after the other, and what makes files of them again. */
export const filePart = 'file'
const aboutPart = 'about-file'

const share = z.number()
const aboutSchema = z.object({
  kind: z.enum(['file', 'photos']),
  files: z.array(z.object({ name: z.string(), type: z.string(), sizeBytes: z.int() })),
  /** Of each page; null where the file itself tells them. */
  words: z.array(
    z.nullable(
      z.array(
        z.object({
          text: z.string(),
          left: share,
          top: share,
          width: share,
          height: share,
          confidence: z.exactOptional(z.number()),
        }),
      ),
    ),
  ),
})

type About = z.infer<typeof aboutSchema>

/** A file as it was handed in, and where the words of its recognized pages stand. */
export interface KeptFile {
  readonly source: FileSource
  readonly words: About['words']
}

function filesOf(source: FileSource): readonly File[] {
  return source.kind === 'file' ? [source.file] : source.files
}

function aboutOf(source: FileSource, pages: readonly PageSpan[]): About {
  return {
    kind: source.kind,
    files: filesOf(source).map(({ name, type, size }) => ({ name, type, sizeBytes: size })),
    words: pages.map(({ words }) => (words === undefined ? null : [...words])),
  }
}

async function canBeRead(files: readonly File[]): Promise<boolean> {
  try {
    await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()))
    return true
  } catch {
    return false
  }
}

/** Keeps the file with a document of this device. Resolves to what is in the way of it, or null. */
export async function keepFile(
  userId: string,
  id: string,
  source: FileSource,
  pages: readonly PageSpan[],
): Promise<FileProblem | null> {
  const files = filesOf(source)
  if (!(await canBeRead(files))) return 'unread'
  const parts = {
    [filePart]: new Blob([...files]),
    [aboutPart]: new Blob([JSON.stringify(aboutOf(source, pages))]),
  }
  try {
    await updateDocument(userId, id, async ({ listing }) => ({ listing, parts }))
    return null
  } catch (error) {
    return problemOf(error)
  }
}

/** Removes the file; the document stays. */
export async function removeFile(userId: string, id: string): Promise<FileProblem | null> {
  const parts = { [filePart]: null, [aboutPart]: null }
  try {
    await updateDocument(userId, id, async ({ listing }) => ({ listing, parts }))
    return null
  } catch (error) {
    return problemOf(error)
  }
}

/** How much room the file takes on this device; 0 when it is not kept. */
export async function fileBytes(userId: string, id: string): Promise<number> {
  return (await findDocument(userId, id)).sizeOf(filePart)
}

/** The file of a document; null when it is not kept, or cannot be opened any more: its text is there all the same. */
export async function readFile(userId: string, id: string): Promise<KeptFile | null> {
  try {
    const document = await findDocument(userId, id)
    const [bytes, about] = [await document.read(filePart), await document.read(aboutPart)]
    if (bytes === null || about === null) return null
    const { kind, files, words } = aboutSchema.parse(JSON.parse(await about.text()))
    let start = 0
    const opened = files.map(({ name, type, sizeBytes }) => {
      const part = bytes.slice(start, start + sizeBytes, type)
      start += sizeBytes
      return new File([part], name, { type })
    })
    const [file] = opened
    if (file === undefined) return null
    return { source: kind === 'file' ? { kind, file } : { kind, files: opened }, words }
  } catch {
    return null
  }
}
