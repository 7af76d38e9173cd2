import type { ExportDocument } from '../document/export-document.ts'
import type { FileKindId } from './file-kinds.ts'

type Maker = (document: ExportDocument) => Promise<Blob>

/** What writes each kind of file; loaded when it is asked for. */
const makers: Readonly<Record<FileKindId, Maker>> = {
  word: async (document) => (await import('./word/word-file.ts')).writeWordFile(document),
  email: async (document) =>
    (await import('./mail/mail-file.ts')).writeMailFile(document, new Date()),
  markdown: async (document) => {
    const { writeMarkdown } = await import('./markdown-text.ts')
    return new Blob([writeMarkdown(document)], { type: 'text/markdown;charset=utf-8' })
  },
}

/** Makes a file of an export on this device. */
export function makeFile(kind: FileKindId, document: ExportDocument): Promise<Blob> {
  return makers[kind](document)
}
