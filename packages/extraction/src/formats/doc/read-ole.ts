const headerBytes = 512
const endOfChain = 0xfffffffa
const noStream = 0xffffffff
const streamType = 2
const rootType = 5
const entryBytes = 128
const miniSectorBytes = 64
const maxEntries = 100_000

/** A file system in a file, as old Office documents are; the streams of its top folder by name, in any case of letters. */
export interface OleFile {
  has(name: string): boolean
  /** The stream's bytes, or null when there is none of that name. */
  read(name: string): Uint8Array | null
}

interface Entry {
  readonly name: string
  readonly type: number
  readonly start: number
  readonly size: number
  /** Neighbors in the folder, and the first entry of the folder that this entry is. */
  readonly left: number
  readonly right: number
  readonly child: number
}

class Sectors {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #sectorBytes: number
  readonly #fat: number[] = []

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#sectorBytes = 1 << Math.min(16, this.#view.getUint16(30, true))
    this.#readFat()
  }

  #at(sector: number): number {
    return Math.max(headerBytes, this.#sectorBytes) + sector * this.#sectorBytes
  }

  #readFat(): void {
    const count = Math.ceil(this.#bytes.length / this.#sectorBytes)
    const sectors: number[] = []
    for (let index = 0; index < 109; index += 1) {
      sectors.push(this.#view.getUint32(76 + index * 4, true))
    }
    let next = this.#view.getUint32(68, true)
    const perSector = this.#sectorBytes / 4 - 1
    for (let guard = 0; next < endOfChain && guard < count; guard += 1) {
      const at = this.#at(next)
      if (at + this.#sectorBytes > this.#bytes.length) break
      for (let index = 0; index < perSector; index += 1) {
        sectors.push(this.#view.getUint32(at + index * 4, true))
      }
      next = this.#view.getUint32(at + perSector * 4, true)
    }
    for (const sector of sectors) {
      const at = this.#at(sector)
      if (sector >= endOfChain || this.#fat.length > count) continue
      for (let index = 0; index < this.#sectorBytes / 4; index += 1) {
        const place = at + index * 4
        this.#fat.push(
          place + 4 <= this.#bytes.length ? this.#view.getUint32(place, true) : noStream,
        )
      }
    }
  }

  chain(start: number): Uint8Array {
    const pieces: Uint8Array[] = []
    let length = 0
    let sector = start
    while (sector < endOfChain && length < this.#bytes.length) {
      const at = this.#at(sector)
      if (at >= this.#bytes.length) break
      const piece = this.#bytes.subarray(at, at + this.#sectorBytes)
      pieces.push(piece)
      length += piece.length
      sector = this.#fat[sector] ?? endOfChain
    }
    return concatenate(pieces, length)
  }
}

function concatenate(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function readEntries(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const entries: Entry[] = []
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    if (entries.length >= maxEntries) break
    const nameBytes = Math.min(64, view.getUint16(at + 64, true))
    const name = new TextDecoder('utf-16le').decode(
      directory.subarray(at, at + Math.max(0, nameBytes - 2)),
    )
    entries.push({
      name,
      type: directory[at + 66] ?? 0,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
    })
  }
  return entries
}

/** The entries of the top folder; documents within the document have streams of the same names. */
function topEntries(entries: readonly Entry[], root: Entry | undefined): Entry[] {
  const found = new Set<Entry>()
  const open = root ? [root.child] : []
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    open.push(entry.right, entry.left)
  }
  return [...found]
}

/** Opens a compound file. Throws `RangeError` when the file is cut off within its header. */
export function readOle(bytes: Uint8Array): OleFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectors = new Sectors(bytes)
  const entries = readEntries(sectors.chain(view.getUint32(48, true)))
  const miniLimit = view.getUint32(56, true)
  const root = entries.find(({ type }) => type === rootType)
  const streams = [...topEntries(entries, root), ...entries].filter(
    ({ type }) => type === streamType,
  )
  const find = (name: string) =>
    streams.find((entry) => entry.name.toLowerCase() === name.toLowerCase())

  const readMini = ({ start, size }: Entry): Uint8Array => {
    const fatBytes = sectors.chain(view.getUint32(60, true))
    const fat = new DataView(fatBytes.buffer)
    const store = root ? sectors.chain(root.start) : new Uint8Array(0)
    const pieces: Uint8Array[] = []
    let length = 0
    let sector = start
    const most = Math.min(size, store.length)
    while (sector < endOfChain && length < most && (sector + 1) * 4 <= fatBytes.length) {
      const piece = store.subarray(sector * miniSectorBytes, (sector + 1) * miniSectorBytes)
      pieces.push(piece)
      length += miniSectorBytes
      sector = fat.getUint32(sector * 4, true)
    }
    const total = pieces.reduce((sum, piece) => sum + piece.length, 0)
    return concatenate(pieces, total).subarray(0, size)
  }

  return {
    has: (name) => find(name) !== undefined,
    read(name) {
      const entry = find(name)
      if (!entry) return null
      if (entry.size < miniLimit) return readMini(entry)
      return sectors.chain(entry.start).subarray(0, entry.size)
    },
  }
}
