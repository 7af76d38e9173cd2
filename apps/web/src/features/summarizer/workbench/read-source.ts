import type { Policy } from '@precis/domain'
import { createReader, type Reader, readPastedText } from '@precis/extraction'
import type { ReadSource } from './source.ts'

/** Reads files in a worker, and tidies pasted text. The worker starts with the first file. */
export function createReadSource(policy: Policy): ReadSource {
  let reader: Reader | null = null
  return async (source, options) => {
    if (source.kind === 'paste') return readPastedText(source.text)
    reader ??= createReader({ maxFileBytes: policy.maxFileBytes })
    if (source.kind === 'photos') return reader.readPhotos(source.files, options)
    return reader.read(source.file, options)
  }
}
