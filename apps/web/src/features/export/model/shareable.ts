import { canShareFile } from '../../../lib/browser/share-file.ts'
import { type FileKind, type FileKindId, fileKinds, type Missing } from '../files/file-kinds.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const types: Readonly<Partial<Record<FileKindId, string>>> = {
  word: `${office}.wordprocessingml.document`,
  pdf: 'application/pdf',
  powerpoint: `${office}.presentationml.presentation`,
  spreadsheet: `${office}.spreadsheetml.sheet`,
  email: 'message/rfc822',
  calendar: 'text/calendar',
  markdown: 'text/markdown',
}

/**
 * The kind of file to share: the one wanted where the browser shares such files, else the first that it does; null where it
 * shares none. Browsers differ much in what they let through.
 */
export function shareableKind(wanted: FileKindId | null, missing: Missing): FileKind | null {
  const can = ({ id, extension }: FileKind) => {
    const type = types[id]
    return type !== undefined && missing[id] === undefined && canShareFile(`a.${extension}`, type)
  }
  const first = fileKinds.find(({ id }) => id === wanted)
  return first !== undefined && can(first) ? first : (fileKinds.find(can) ?? null)
}
