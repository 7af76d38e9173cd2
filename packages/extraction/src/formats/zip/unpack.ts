import { Inflate } from 'fflate'
import { joinBytes } from '../../document/bytes.ts'

/** An archive that is broken, encrypted, or larger inside than it may be. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
}

/** A byte becomes at most 1,032, so no more than 33 MB come out of a piece before they are counted. */
const pieceBytes = 32 * 1024

/** Unpacks raw DEFLATE. Throws `ZipError` when more than `maxBytes` come out, and when the data is broken or ends early. */
export function unpack(packed: Uint8Array, maxBytes: number): Uint8Array {
  if (packed.length === 0) throw new ZipError('data ends early')
  const chunks: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((chunk) => {
    length += chunk.length
    if (length > maxBytes) throw new ZipError('entry too large')
    chunks.push(chunk)
  })
  try {
    for (let at = 0; at < packed.length; at += pieceBytes) {
      inflate.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length)
    }
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('broken data', { cause: error })
  }
  return joinBytes(chunks)
}
