import { viewOf } from '../../document/bytes.ts'
import { decodeCodePage } from '../text/code-pages.ts'
import type { FileInformation } from './file-information.ts'

/** A run of text: character positions `start` to `end`, stored from `offset` on in the document stream. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly offset: number
  readonly bytesPerCharacter: 1 | 2
}

const compressedFlag = 0x40000000

function findPieceTable(view: DataView, at: number, bytes: number): { at: number; bytes: number } {
  const end = at + bytes
  let place = at
  while (place + 5 <= end) {
    const type = view.getUint8(place)
    if (type === 2) return { at: place + 5, bytes: view.getUint32(place + 1, true) }
    if (type !== 1) break
    place += 3 + view.getUint16(place + 1, true)
  }
  throw new Error('no piece table')
}

/**
 * Reads where the pieces of the text lie. Throws when the table is broken or claims more text than the file can
 * hold.
 */
export function readPieces(
  information: FileInformation,
  table: Uint8Array,
  streamBytes: number,
): Piece[] {
  const total = information.storyLengths.reduce((sum, length) => sum + length, 0)
  if (information.pieces.bytes === 0) {
    const end = Math.min(total, Math.max(0, streamBytes - information.textStart))
    return [{ start: 0, end, offset: information.textStart, bytesPerCharacter: 1 }]
  }
  const view = viewOf(table)
  const place = findPieceTable(view, information.pieces.at, information.pieces.bytes)
  const count = Math.floor((place.bytes - 4) / 12)
  const pieces: Piece[] = []
  let length = 0
  for (let index = 0; index < count; index += 1) {
    const start = view.getUint32(place.at + index * 4, true)
    const end = view.getUint32(place.at + index * 4 + 4, true)
    const stored = view.getUint32(place.at + (count + 1) * 4 + index * 8 + 2, true)
    if (end < start) throw new Error('broken piece table')
    if (end === start) continue
    length += end - start
    if (length > streamBytes) throw new Error('more text than the file can hold')
    if (information.isOld) pieces.push({ start, end, offset: stored, bytesPerCharacter: 1 })
    else if ((stored & compressedFlag) !== 0) {
      const offset = (stored & ~compressedFlag) >>> 1
      pieces.push({ start, end, offset, bytesPerCharacter: 1 })
    } else pieces.push({ start, end, offset: stored, bytesPerCharacter: 2 })
  }
  return pieces
}

/** The text of all pieces, one UTF-16 unit for each character position; single bytes are of a code page. */
export function readPieceText(
  pieces: readonly Piece[],
  stream: Uint8Array,
  codePage: number,
): string {
  const double = new TextDecoder('utf-16le')
  return pieces
    .map(({ start, end, offset, bytesPerCharacter }) => {
      const bytes = stream.subarray(offset, offset + (end - start) * bytesPerCharacter)
      const text = bytesPerCharacter === 1 ? decodeCodePage(bytes, codePage) : double.decode(bytes)
      return text.padEnd(end - start, '\0').slice(0, end - start)
    })
    .join('')
}
