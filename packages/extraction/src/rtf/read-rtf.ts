import { FileError } from '@precis/domain'
import type { ExtractedDocument } from '../document.ts'

export function readRtf(_bytes: Uint8Array): ExtractedDocument {
  throw new FileError('unreadable')
}
