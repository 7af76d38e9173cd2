import { viewOf } from '../../document/bytes.ts'
import { checksum } from './checksum.ts'
import { unpack, ZipError } from './unpack.ts'
import type { ZipEntry } from './zip-entry.ts'

const localSignature = 0x04034b50
const directorySignature = 0x02014b50
const descriptorSignature = 0x08074b50
const headerBytes = 30
const descriptorBytes = 16
const maxEntries = 20_000
const isEncrypted = 1
const hasDescriptor = 8
const utf8 = new TextDecoder()

interface Sizes {
  readonly sum: number
  readonly packedBytes: number
  readonly declaredBytes: number
  /** Where the next file begins. */
  readonly next: number
}

/** Sizes that were written behind the data, which begins at `start`; null when there are none that fit. */
function sizesBehind(view: DataView, bytes: Uint8Array, start: number): Sizes | null {
  for (let at = bytes.indexOf(0x50, start); at !== -1; at = bytes.indexOf(0x50, at + 1)) {
    if (at + descriptorBytes > bytes.length) return null
    if (view.getUint32(at, true) !== descriptorSignature) continue
    const packedBytes = view.getUint32(at + 8, true)
    if (packedBytes !== at - start) continue
    return {
      sum: view.getUint32(at + 4, true),
      packedBytes,
      declaredBytes: view.getUint32(at + 12, true),
      next: at + descriptorBytes,
    }
  }
  return null
}

function sizesAt(view: DataView, bytes: Uint8Array, at: number, start: number): Sizes | null {
  if ((view.getUint16(at + 6, true) & hasDescriptor) !== 0) return sizesBehind(view, bytes, start)
  const packedBytes = view.getUint32(at + 18, true)
  return {
    sum: view.getUint32(at + 14, true),
    packedBytes,
    declaredBytes: view.getUint32(at + 22, true),
    next: start + packedBytes,
  }
}

/**
 * Lists a ZIP archive whose directory is damaged by the headers before each file. Every file is checked against its
 * checksum. Throws `ZipError` unless all files are there, one directly behind the other: `count` of them, or all up to where the
 * directory begins.
 */
export function readDamagedZip(bytes: Uint8Array, count: number | null): Map<string, ZipEntry> {
  const view = viewOf(bytes)
  const entries = new Map<string, ZipEntry>()
  let at = 0
  for (let index = 0; index < Math.min(count ?? maxEntries, maxEntries); index += 1) {
    const signature = at + headerBytes > bytes.length ? 0 : view.getUint32(at, true)
    if (index > 0 && signature === directorySignature) break
    if (signature !== localSignature) throw new ZipError('files are missing')
    const nameStart = at + headerBytes
    const nameEnd = nameStart + view.getUint16(at + 26, true)
    const start = nameEnd + view.getUint16(at + 28, true)
    const flags = view.getUint16(at + 6, true)
    const method = view.getUint16(at + 8, true)
    const sizes = sizesAt(view, bytes, at, start)
    if (!sizes || sizes.next > bytes.length || (flags & isEncrypted) !== 0) {
      throw new ZipError('broken file header')
    }
    const name = utf8.decode(bytes.subarray(nameStart, nameEnd))
    const packed = bytes.subarray(start, start + sizes.packedBytes)
    entries.set(name, {
      name,
      read(maxBytes) {
        if (sizes.declaredBytes > maxBytes) throw new ZipError('entry too large')
        const data = method === 0 ? packed : unpack(packed, maxBytes)
        if (checksum(data) !== sizes.sum) throw new ZipError('wrong checksum')
        return data
      },
    })
    at = sizes.next
  }
  return entries
}
