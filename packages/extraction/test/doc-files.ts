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

/** Properties of a stretch of the single-byte text, as Word stores them: operation codes and operands. */
export interface DocRun {
  readonly start: number
  readonly end: number
  readonly properties: readonly number[]
  /** The number of the style of a paragraph. */
  readonly style?: number
}

interface DocOptions {
  /** Stored as single bytes, then as UTF-16: the two kinds of pieces. */
  readonly single: string
  readonly double?: string
  readonly footnotes?: string
  readonly headers?: string
  readonly comments?: string
  readonly endnotes?: string
  readonly boxes?: string
  readonly paragraphs?: readonly DocRun[]
  readonly characters?: readonly DocRun[]
  /** The stream that long paragraph properties are kept in. */
  readonly data?: Uint8Array
  readonly isEncrypted?: boolean
  readonly styles?: Uint8Array
  readonly lists?: Uint8Array
  readonly listInstances?: Uint8Array
}

const paragraphPage = 2
const characterPage = 3
const textStart = 2048

function propertyPage(runs: readonly DocRun[], kind: 'paragraph' | 'character'): Uint8Array {
  const page = new Uint8Array(512)
  const view = new DataView(page.buffer)
  const step = kind === 'paragraph' ? 13 : 1
  let free = 510
  for (const [index, { start, end, properties, style: number = 0 }] of runs.entries()) {
    view.setUint32(index * 4, textStart + start, true)
    view.setUint32(index * 4 + 4, textStart + end, true)
    const style = kind === 'paragraph' ? [number, 0] : []
    const bytes = [...style, ...properties]
    if (kind === 'paragraph' && bytes.length % 2 === 0) bytes.push(0)
    free = (free - bytes.length - 1) & ~1
    page[free] = kind === 'paragraph' ? (bytes.length + 1) / 2 : bytes.length
    page.set(bytes, free + 1)
    page[(runs.length + 1) * 4 + index * step] = free / 2
  }
  page[511] = runs.length
  return page
}

/** A Word 97 document with one piece of each kind, and the stories and properties named. */
export function docOf(options: DocOptions): Uint8Array {
  const { single, double = '', footnotes = '', headers = '', comments = '' } = options
  const { endnotes = '', boxes = '', paragraphs = [], characters = [], data } = options
  const wide = double + footnotes + headers + comments + endnotes + boxes
  const document = new Uint8Array(textStart + single.length + 1 + wide.length * 2)
  const view = new DataView(document.buffer)
  view.setUint16(0, 0xa5ec, true)
  view.setUint16(2, 0xc1, true)
  view.setUint16(0x0a, 0x0200 | (options.isEncrypted ? 0x0100 : 0), true)
  const lengths = [single.length + double.length, footnotes, headers, '', comments, endnotes, boxes]
  for (const [index, story] of lengths.entries()) {
    view.setUint32(0x4c + index * 4, typeof story === 'number' ? story : story.length, true)
  }
  document.set(propertyPage(paragraphs, 'paragraph'), paragraphPage * 512)
  document.set(propertyPage(characters, 'character'), characterPage * 512)
  for (const [at, character] of [...single].entries()) {
    document[textStart + at] = character.charCodeAt(0)
  }
  const wideStart = (textStart + single.length + 1) & ~1
  for (const [at, character] of [...wide].entries()) {
    view.setUint16(wideStart + at * 2, character.charCodeAt(0), true)
  }

  const { styles, lists, listInstances } = options
  const extra = [styles, lists, listInstances].map((bytes) => bytes ?? new Uint8Array())
  const table = new Uint8Array(128 + extra.reduce((sum, { length }) => sum + length, 0))
  const tableView = new DataView(table.buffer)
  const place = (at: number, start: number, bytes: number) => {
    view.setUint32(at, start, true)
    view.setUint32(at + 4, bytes, true)
  }
  tableView.setUint8(0, 2)
  tableView.setUint32(1, 28, true)
  tableView.setUint32(5, 0, true)
  tableView.setUint32(9, single.length, true)
  tableView.setUint32(13, single.length + wide.length, true)
  tableView.setUint32(17 + 2, (textStart * 2) | 0x40000000, true)
  tableView.setUint32(25 + 2, wideStart, true)
  place(0x1a2, 0, 33)
  let extraAt = 128
  for (const [index, bytes] of extra.entries()) {
    table.set(bytes, extraAt)
    place([0xa2, 0x2e2, 0x2ea][index] ?? 0, extraAt, bytes.length)
    extraAt += bytes.length
  }
  const mark = single.indexOf('\u0002')
  if (mark !== -1) {
    tableView.setUint32(40, mark, true)
    place(footnotes === '' ? 0x20a : 0xaa, 40, 10)
  }
  for (const [at, start, page, runs] of [
    [0x102, 64, paragraphPage, paragraphs],
    [0xfa, 80, characterPage, characters],
  ] as const) {
    tableView.setUint32(start + 8, page, true)
    if (runs.length > 0) place(at, start, 12)
  }
  const streams = { WordDocument: document, '1Table': table }
  return oleOf(data ? { ...streams, Data: data } : streams)
}
