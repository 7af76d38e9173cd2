import { joinBytes, viewOf } from '../../document/bytes.ts'
import { append } from '../../document/compose/append.ts'

const headerBytes = 512
const endOfChain = 0xfffffffa
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

/** The pieces of a chain, joined, no more than fill `mostBytes`: a damaged chain may go in circles. */
function readChain(
  start: number,
  mostBytes: number,
  pieceAt: (sector: number) => Uint8Array,
  next: (sector: number) => number,
): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  for (let sector = start; sector < endOfChain && length < mostBytes; sector = next(sector)) {
    const piece = pieceAt(sector)
    if (piece.length === 0) break
    pieces.push(piece)
    length += piece.length
  }
  return joinBytes(pieces)
}

function numbersIn(bytes: Uint8Array): number[] {
  const view = viewOf(bytes)
  return Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true))
}

class Sectors {
  readonly #bytes: Uint8Array
  readonly #sectorBytes: number
  /** The sectors that hold the table of what follows each sector. */
  readonly #table: readonly number[]

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#sectorBytes = 1 << Math.min(16, viewOf(bytes).getUint16(30, true))
    this.#table = this.#readTable()
  }

  chain(start: number): Uint8Array {
    return readChain(
      start,
      this.#bytes.length,
      (sector) => this.#sector(sector),
      (sector) => this.#next(sector),
    )
  }

  #sector(sector: number): Uint8Array {
    const at = Math.max(headerBytes, this.#sectorBytes) + sector * this.#sectorBytes
    return this.#bytes.subarray(at, at + this.#sectorBytes)
  }

  /** The header lists the first sectors of the table. The others are listed in a chain of their own. */
  #readTable(): number[] {
    const sectors = numbersIn(this.#bytes.subarray(76, headerBytes))
    let next = viewOf(this.#bytes).getUint32(68, true)
    const most = Math.ceil(this.#bytes.length / this.#sectorBytes)
    for (let count = 0; next < endOfChain && count < most; count += 1) {
      const listed = this.#sector(next)
      if (listed.length < this.#sectorBytes) break
      append(sectors, numbersIn(listed))
      next = sectors.pop() ?? endOfChain
    }
    return sectors.filter((sector) => sector < endOfChain)
  }

  #next(sector: number): number {
    const perSector = this.#sectorBytes / 4
    const listed = this.#sector(this.#table[Math.floor(sector / perSector)] ?? endOfChain)
    const at = (sector % perSector) * 4
    return at + 4 <= listed.length ? viewOf(listed).getUint32(at, true) : endOfChain
  }
}

function readEntries(directory: Uint8Array): Entry[] {
  const view = viewOf(directory)
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
  const view = viewOf(bytes)
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
    const table = numbersIn(sectors.chain(view.getUint32(60, true)))
    const store = root ? sectors.chain(root.start) : new Uint8Array(0)
    const stream = readChain(
      start,
      Math.min(size, store.length),
      (sector) => store.subarray(sector * miniSectorBytes, (sector + 1) * miniSectorBytes),
      (sector) => table[sector] ?? endOfChain,
    )
    return stream.subarray(0, size)
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
