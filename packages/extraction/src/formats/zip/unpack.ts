import { Inflate, inflateSync } from 'fflate'

/** An archive that is broken, encrypted, or larger inside than it may be. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
}

/** A byte becomes at most 1,032, so no more than 33 MB come out of a piece before they are counted. */
const pieceBytes = 32 * 1024

/**
 * Unpacks raw DEFLATE of at most `maxBytes`. Room is made for the declared size, but what counts is what comes out. Throws
 * `ZipError` when that is too much, and when the data is broken or ends early.
 */
export function unpack(packed: Uint8Array, declaredBytes: number, maxBytes: number): Uint8Array {
  if (packed.length === 0) throw new ZipError('data ends early')
  return unpackAtOnce(packed, declaredBytes) ?? unpackInPieces(packed, maxBytes)
}

/** The fast way for the small parts that documents consist of; null when there is more than declared, or a fault. */
function unpackAtOnce(packed: Uint8Array, declaredBytes: number): Uint8Array | null {
  if (packed.length > pieceBytes) return null
  try {
    const whole = inflateSync(packed, { out: new Uint8Array(declaredBytes + 1) })
    return whole.length <= declaredBytes ? whole : null
  } catch {
    return null
  }
}

function unpackInPieces(packed: Uint8Array, maxBytes: number): Uint8Array {
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
  return joined(chunks, length)
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
