import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  rtf: 'application/rtf',
  txt: 'text/plain',
  md: 'text/markdown',
  odt: 'application/vnd.oasis.opendocument.text',
  epub: 'application/epub+zip',
  html: 'text/html',
  mht: 'multipart/related',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  eml: 'message/rfc822',
}

/** The files below a folder by their extension, those of accepted kinds only. */
export function documentsIn(folder: string): Map<string, string[]> {
  const byKind = new Map<string, string[]>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const kind = extname(entry.name).slice(1).toLowerCase()
    if (!entry.isFile() || !(kind in types)) continue
    byKind.set(kind, [...(byKind.get(kind) ?? []), join(entry.parentPath, entry.name)].sort())
  }
  return byKind
}

/** A file on disk as a browser would hand it over. */
export function openDocument(path: string): File {
  const kind = extname(path).slice(1).toLowerCase()
  return new File([readFileSync(path)], basename(path), { type: types[kind] ?? '' })
}
