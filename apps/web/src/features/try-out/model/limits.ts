import { formatCount, type Policy } from '@precis/domain'
import * as texts from '../texts.ts'

/** Why the try-out declines a document that the full analysis may take. */
export class OverLimit extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OverLimit'
  }
}

const megabyte = 1024 * 1024

export function megabytes(sizeBytes: number): string {
  return `${formatCount(Math.ceil((sizeBytes / megabyte) * 10) / 10)} MB`
}

/** Throws `OverLimit` for a file that only the full analysis takes; what nothing takes is left to the reader. */
export function checkSize(sizeBytes: number, { tryOut, maxFileBytes }: Policy): void {
  if (sizeBytes <= tryOut.maxFileBytes || sizeBytes > maxFileBytes) return
  throw new OverLimit(
    texts.thisFileHasTheTryOut(megabytes(sizeBytes), megabytes(tryOut.maxFileBytes)),
  )
}

export function checkPages(pages: number, { tryOut }: Policy): void {
  if (pages <= tryOut.maxPages) return
  throw new OverLimit(
    texts.thisDocumentHasPagesTheTry(formatCount(pages), formatCount(tryOut.maxPages)),
  )
}

export function checkLength(characters: number, { tryOut }: Policy): void {
  if (characters <= tryOut.maxCharacters) return
  throw new OverLimit(
    texts.thisTextHasCharactersTheTry(formatCount(characters), formatCount(tryOut.maxCharacters)),
  )
}
