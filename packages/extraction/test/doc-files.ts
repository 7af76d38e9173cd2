const sectorBytes = 512
const endOfChain = 0xfffffffe
const fatSector = 0xfffffffd
const free = 0xffffffff

function padded(bytes: Uint8Array): Uint8Array {
  const least = Math.max(4096, Math.ceil(bytes.length / sectorBytes) * sectorBytes)
  const whole = new Uint8Array(least)
  whole.set(bytes)
  return whole
}

/** A compound file with the given streams, each padded to at least 4096 bytes. */
export function oleOf(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const fat = new Uint32Array(sectorBytes / 4).fill(free)
  fat[0] = fatSector
  fat[1] = endOfChain
  const directory = new Uint8Array(sectorBytes)
  const sectors: Uint8Array[] = []
  const entry = (index: number, name: string, type: number, start: number, size: number) => {
    const view = new DataView(directory.buffer, index * 128, 128)
    for (const [at, character] of [...name].entries()) {
      view.setUint16(at * 2, character.charCodeAt(0), true)
    }
    view.setUint16(64, (name.length + 1) * 2, true)
    view.setUint8(66, type)
    view.setUint32(116, start, true)
    view.setUint32(120, size, true)
  }
  entry(0, 'Root Entry', 5, endOfChain, 0)
  let next = 2
  for (const [index, [name, bytes]] of Object.entries(streams).entries()) {
    const data = padded(bytes)
    const count = data.length / sectorBytes
    entry(index + 1, name, 2, next, data.length)
    for (let at = 0; at < count; at += 1) {
      fat[next + at] = at === count - 1 ? endOfChain : next + at + 1
    }
    next += count
    sectors.push(data)
  }
  const file = new Uint8Array((next + 1) * sectorBytes)
  const view = new DataView(file.buffer)
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  view.setUint16(30, 9, true)
  view.setUint32(44, 1, true)
  view.setUint32(48, 1, true)
  view.setUint32(56, 4096, true)
  view.setUint32(60, endOfChain, true)
  view.setUint32(68, endOfChain, true)
  for (let at = 0; at < 109; at += 1) view.setUint32(76 + at * 4, at === 0 ? 0 : free, true)
  file.set(new Uint8Array(fat.buffer), sectorBytes)
  file.set(directory, 2 * sectorBytes)
  let at = 3 * sectorBytes
  for (const data of sectors) {
    file.set(data, at)
    at += data.length
  }
  return file
}

interface DocOptions {
  /** Stored as single bytes, then as UTF-16: the two kinds of pieces. */
  readonly single: string
  readonly double?: string
  readonly footnotes?: string
  readonly isEncrypted?: boolean
}

const textStart = 2048

/** A Word 97 document with one piece of each kind and no formatting. */
export function docOf({
  single,
  double = '',
  footnotes = '',
  isEncrypted,
}: DocOptions): Uint8Array {
  const wide = double + footnotes
  const document = new Uint8Array(textStart + single.length + 1 + wide.length * 2)
  const view = new DataView(document.buffer)
  view.setUint16(0, 0xa5ec, true)
  view.setUint16(2, 0xc1, true)
  view.setUint16(0x0a, 0x0200 | (isEncrypted ? 0x0100 : 0), true)
  view.setUint32(0x4c, single.length + double.length, true)
  view.setUint32(0x50, footnotes.length, true)
  for (const [at, character] of [...single].entries()) {
    document[textStart + at] = character.charCodeAt(0)
  }
  const wideStart = (textStart + single.length + 1) & ~1
  for (const [at, character] of [...wide].entries()) {
    view.setUint16(wideStart + at * 2, character.charCodeAt(0), true)
  }

  const table = new Uint8Array(64)
  const tableView = new DataView(table.buffer)
  tableView.setUint8(0, 2)
  tableView.setUint32(1, 28, true)
  tableView.setUint32(5, 0, true)
  tableView.setUint32(9, single.length, true)
  tableView.setUint32(13, single.length + wide.length, true)
  tableView.setUint32(17 + 2, (textStart * 2) | 0x40000000, true)
  tableView.setUint32(25 + 2, wideStart, true)
  view.setUint32(0x1a2, 0, true)
  view.setUint32(0x1a6, 33, true)
  const mark = single.indexOf('\u0002')
  if (mark !== -1) {
    tableView.setUint32(40, mark, true)
    view.setUint32(0xaa, 40, true)
    view.setUint32(0xae, 10, true)
  }
  return oleOf({ WordDocument: document, '1Table': table })
}
