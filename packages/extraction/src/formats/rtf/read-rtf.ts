import { FileError } from '@precis/domain'
import { composeDocument } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { RtfReader } from './rtf-reader.ts'
import { scanRtf } from './scan-rtf.ts'

/**
 * Reads an RTF file: body, footnotes, comments, headers and footers, in any code page; hidden and deleted text
 * stays out. Throws `FileError('no_text')` when nothing is written in it.
 */
export function readRtf(bytes: Uint8Array): ExtractedDocument {
  const reader = new RtfReader()
  scanRtf(bytes, reader)
  const document = composeDocument('rtf', [{ blocks: reader.finish() }])
  if (document.content === '') throw new FileError('no_text')
  return document
}
