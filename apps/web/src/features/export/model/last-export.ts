import { type ExportFormatId, exportFormatIds } from '@precis/domain'
import { type FileKindId, fileKinds } from '../files/file-kinds.ts'

/** What was exported last on this device, so that the same is two clicks away. */
export interface LastExport {
  readonly formatId: ExportFormatId
  readonly kind: FileKindId
}

const storageKey = 'precis.export'

/** Null when nothing was exported yet, or when the browser keeps nothing. */
export function readLastExport(): LastExport | null {
  try {
    const [format, file] = (window.localStorage.getItem(storageKey) ?? '').split(' ')
    const formatId = exportFormatIds.find((id) => id === format)
    const kind = fileKinds.find(({ id }) => id === file)?.id
    return formatId && kind ? { formatId, kind } : null
  } catch {
    return null
  }
}

export function keepLastExport({ formatId, kind }: LastExport): void {
  try {
    window.localStorage.setItem(storageKey, `${formatId} ${kind}`)
  } catch {
    // A browser that keeps nothing only loses the short way.
  }
}
