import { formatCount, type Policy } from '@precis/domain'

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
    `This file has ${megabytes(sizeBytes)}. The try-out takes up to ${megabytes(tryOut.maxFileBytes)}.`,
  )
}

export function checkPages(pages: number, { tryOut }: Policy): void {
  if (pages <= tryOut.maxPages) return
  throw new OverLimit(
    `This document has ${formatCount(pages)} pages. The try-out takes up to ${formatCount(tryOut.maxPages)}.`,
  )
}

export function checkLength(characters: number, { tryOut }: Policy): void {
  if (characters <= tryOut.maxCharacters) return
  throw new OverLimit(
    `This text has ${formatCount(characters)} characters. The try-out takes up to ${formatCount(tryOut.maxCharacters)}.`,
  )
}
