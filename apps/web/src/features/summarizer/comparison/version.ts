import { type AnalysisResult, analysisResultSchema } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import * as z from 'zod/mini'
import { findDocument } from '../../../lib/kept-documents/read-document.ts'
import { updateDocument } from '../../../lib/kept-documents/write-document.ts'
import { type KeptFile, readFile } from '../shelf/kept-file.ts'
import { readWork } from '../shelf/kept-work.ts'
import { titleOf } from '../workbench/document-title.ts'
import { readDocumentSchema } from '../workbench/persistence/saved-work.ts'
import type { FileSource } from '../workbench/source.ts'
import type { Workbench } from '../workbench/workbench.ts'

/** A file as it was handed in, and what opens it. */
export interface VersionFile {
  readonly source: FileSource
  readonly password: string | undefined
}

/** The other version of a document that is open. */
export interface Version {
  /** Its id in My documents; null for a file or a pasted text. */
  readonly id: string | null
  readonly name: string
  readonly document: ExtractedDocument
  /** In the memory of this tab alone; null when it is not there. */
  readonly file: VersionFile | null
  /** Whether it is the later one. */
  readonly isLater: boolean
  /** What an analysis of the changes came to, and what it was made of. */
  readonly analysis: { readonly content: string; readonly result: AnalysisResult } | null
}

const versionSchema = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  document: readDocumentSchema,
  isLater: z.boolean(),
  analysis: z.nullable(z.object({ content: z.string(), result: analysisResultSchema })),
})

/** Kept with the open document, and goes with it. */
const versionPart = 'version'
const inTab = new WeakMap<Workbench, Version>()

/** What is in the address of a comparison with it. */
export function addressOf({ id }: Version): string {
  return id ?? 'version'
}

function keptId(workbench: Workbench): string | null {
  const { work } = workbench.getState()
  return work.status === 'complete' && work.keeping.status === 'kept' ? work.keeping.id : null
}

/** Holds on to a version, on the device where the open document is kept. Never rejects: the tab has it in any case. */
export async function keepVersion(workbench: Workbench, version: Version): Promise<void> {
  inTab.set(workbench, version)
  const id = keptId(workbench)
  if (id === null) return
  const { file: _, ...kept } = version
  const part = new Blob([JSON.stringify(kept)])
  await updateDocument(workbench.userId, id, async ({ listing }) => ({
    listing,
    parts: { [versionPart]: part },
  })).catch(() => undefined)
}

/** Files are kept only once they were opened, without a password. */
function fileOf({ source }: KeptFile): VersionFile {
  return { source, password: undefined }
}

async function readKept(workbench: Workbench): Promise<Version | null> {
  const id = keptId(workbench)
  if (id === null) return null
  const blob = await (await findDocument(workbench.userId, id)).read(versionPart)
  if (blob === null) return null
  const version = versionSchema.parse(JSON.parse(await blob.text()))
  const kept = version.id === null ? null : await readFile(workbench.userId, version.id)
  return { ...version, file: kept && fileOf(kept) }
}

/** A version out of My documents. Rejects with a `StorageError`. */
export async function versionOfKept(userId: string, id: string): Promise<Version> {
  const [work, file] = await Promise.all([readWork(userId, id), readFile(userId, id)])
  const pages = work.document.pages.map((page, index) => {
    const words = file?.words[index]
    return words ? { ...page, words } : page
  })
  return {
    id,
    name: titleOf(work.title, work.job),
    document: { ...work.document, pages },
    file: file && fileOf(file),
    isLater: false,
    analysis: null,
  }
}

/** The version that an address names; null when it is no longer here. */
export async function findVersion(workbench: Workbench, address: string): Promise<Version | null> {
  const known = inTab.get(workbench) ?? (await readKept(workbench).catch(() => null))
  if (known !== null && addressOf(known) === address) {
    inTab.set(workbench, known)
    return known
  }
  if (address === 'version') return null
  return versionOfKept(workbench.userId, address).catch(() => null)
}
