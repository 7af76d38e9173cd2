import { FileError } from '@precis/domain'
import type { ExtractedDocument } from '../document.ts'
import type { FileKind } from '../validate-file.ts'

export function readDoc(_bytes: Uint8Array, _claimed: FileKind): ExtractedDocument {
  throw new FileError('unreadable')
}
