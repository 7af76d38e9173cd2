import { viewOf } from '../../document/bytes.ts'
import { readDamagedZip } from './read-damaged-zip.ts'
import { unpack, ZipError } from './unpack.ts'
import type { ZipEntry } from './zip-entry.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const maxEntries = 20_000
const utf8 = new TextDecoder()
const encryptedFlag = 1
const stored = 0
const deflated = 8

function findEnd(view: DataView): number | null {
  const least = Math.max(0, view.byteLength - 65_557)
  for (let at = view.byteLength - 22; at >= least; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return null
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const packedBytes = view.getUint32(at + 20, true)
  const declaredBytes = view.getUint32(at + 24, true)
  const nameLength = view.getUint16(at + 28, true)
  const localAt = view.getUint32(at + 42, true)
  const name = utf8.decode(bytes.subarray(at + 46, at + 46 + nameLength))
  return {
    name: name.replaceAll('\\', '/').replace(/^\/+/, ''),
    read(maxBytes) {
      if ((flags & encryptedFlag) !== 0) throw new ZipError('encrypted entry')
      if (declaredBytes > maxBytes) throw new ZipError('entry too large')
      if (view.getUint32(localAt, true) !== localSignature) throw new ZipError('bad local header')
      const start =
        localAt + 30 + view.getUint16(localAt + 26, true) + view.getUint16(localAt + 28, true)
      const end = Math.min(start + packedBytes, bytes.length)
      if (method === stored) return bytes.subarray(start, end)
      if (method !== deflated) throw new ZipError('unknown compression')
      return unpack(bytes.subarray(start, end), maxBytes)
    },
  }
}

/** What a directory lists, and whether it fits the files. */
interface Directory {
  readonly entries: Map<string, ZipEntry>
  /** Those that it says rightly where they are. */
  readonly placed: Map<string, ZipEntry>
  readonly isSound: boolean
}

/**
 * Lists a ZIP archive without inflating anything. Sizes are checked as declared and again while inflating, so a
 * small archive cannot fill the memory. A damaged directory is made up for by the headers of the files. Throws
 * `ZipError`, or `RangeError` for offsets outside the file.
 */
export function readZip(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = viewOf(bytes)
  const end = findEnd(view)
  const listed = end === null ? null : tryDirectory(bytes, view, end)
  if (listed?.isSound) return listed.entries
  try {
    const count = end === null || listed ? null : view.getUint16(end + 10, true)
    // What the directory places rightly is read as it says, its checksum right or wrong.
    return new Map([...readDamagedZip(bytes, count), ...(listed?.placed ?? [])])
  } catch (error) {
    if (listed) return listed.entries
    throw end === null ? new ZipError('no end of central directory') : error
  }
}

function tryDirectory(bytes: Uint8Array, view: DataView, end: number): Directory | null {
  try {
    const count = view.getUint16(end + 10, true)
    return readDirectory(bytes, view, view.getUint32(end + 16, true), count)
  } catch {
    return null
  }
}

function readDirectory(bytes: Uint8Array, view: DataView, start: number, count: number): Directory {
  const entries = new Map<string, ZipEntry>()
  const placed = new Map<string, ZipEntry>()
  let at = start
  for (let index = 0; index < Math.min(count, maxEntries); index += 1) {
    if (view.getUint32(at, true) !== entrySignature) throw new ZipError('bad central directory')
    const entry = readEntry(bytes, view, at)
    entries.set(entry.name, entry)
    const localAt = view.getUint32(at + 42, true)
    if (localAt + 4 <= bytes.length && view.getUint32(localAt, true) === localSignature)
      placed.set(entry.name, entry)
    at +=
      46 +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true)
  }
  const isCountTooSmall =
    count < maxEntries && at + 4 <= bytes.length && view.getUint32(at, true) === entrySignature
  return { entries, placed, isSound: placed.size === entries.size && !isCountTooSmall }
}
