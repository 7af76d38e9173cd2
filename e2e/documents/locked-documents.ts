import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oleOf } from '../../packages/extraction/test/doc-files.ts'
import { agreementDocx, type UploadedFile } from './documents.ts'

/** What opens `lockedPdf()`. */
export const lockedPdfPassword = 'Größe 7 quay'

/** Three clauses of the agreement as an encrypted PDF. */
export function lockedPdf(): UploadedFile {
  const buffer = readFileSync(join(import.meta.dirname, 'fixtures/locked-agreement.pdf'))
  return { name: 'locked-agreement.pdf', mimeType: 'application/pdf', buffer }
}

/** A Word file as Word encrypts it: the package is one stream of a compound file. */
export function lockedDocx(): UploadedFile {
  const sealed = new Uint8Array(6_000).map((_, index) => (index * 7_919) % 256)
  const buffer = Buffer.from(oleOf({ EncryptionInfo: sealed, EncryptedPackage: sealed }))
  return { ...agreementDocx(), name: 'locked-agreement.docx', buffer }
}
