import { viewOf } from '../../document/bytes.ts'
import type { Place } from './file-information.ts'

/** A range of the document stream and the property bytes that hold for it. */
export interface PropertyRun {
  readonly start: number
  readonly end: number
  readonly style: number
  readonly properties: Uint8Array
}

const pageBytes = 512
const maxPages = 20_000
const maxLongBytes = 32 * 1024 * 1024
const longCodes: ReadonlySet<number> = new Set([0x6645, 0x6646])

/** Two bytes as a number; those that are missing count as zeros. */
function uint16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
}

function readPageNumbers(table: Uint8Array, { at, bytes }: Place, isOld: boolean): number[] {
  const view = viewOf(table)
  const size = isOld ? 2 : 4
  const count = Math.min(maxPages, Math.floor((bytes - 4) / (4 + size)))
  const numbers = new Set<number>()
  for (let index = 0; index < count; index += 1) {
    const place = at + (count + 1) * 4 + index * size
    if (place + size > table.length) break
    numbers.add(isOld ? view.getUint16(place, true) : view.getUint32(place, true) & 0x3fffff)
  }
  return [...numbers]
}

function paragraphProperties(page: Uint8Array, offset: number): [number, Uint8Array] {
  const words = page[offset] ?? 0
  const at = words === 0 ? offset + 2 : offset + 1
  const bytes = words === 0 ? (page[offset + 1] ?? 0) * 2 : words * 2 - 1
  const style = uint16(page, at)
  return [style, page.subarray(at + 2, at + bytes)]
}

function readPage(
  page: Uint8Array,
  kind: 'paragraph' | 'character',
  isOld: boolean,
): PropertyRun[] {
  const count = page[pageBytes - 1] ?? 0
  const view = viewOf(page)
  const paragraphStep = isOld ? 7 : 13
  const step = kind === 'paragraph' ? paragraphStep : 1
  const runs: PropertyRun[] = []
  for (let index = 0; index < count; index += 1) {
    const offsetAt = (count + 1) * 4 + index * step
    if (offsetAt >= pageBytes) break
    const offset = (page[offsetAt] ?? 0) * 2
    const range = {
      start: view.getUint32(index * 4, true),
      end: view.getUint32(index * 4 + 4, true),
    }
    if (offset === 0) runs.push({ ...range, style: 0, properties: page.subarray(0, 0) })
    else if (kind === 'paragraph') {
      const [style, properties] = paragraphProperties(page, offset)
      // Properties of Word 6 and 95 have other codes.
      runs.push({ ...range, style, properties: isOld ? properties.subarray(0, 0) : properties })
    } else {
      const bytes = page[offset] ?? 0
      runs.push({ ...range, style: 0, properties: page.subarray(offset + 1, offset + 1 + bytes) })
    }
  }
  return runs
}

interface PropertyPlaces {
  readonly stream: Uint8Array
  readonly table: Uint8Array
  readonly place: Place
  readonly kind: 'paragraph' | 'character'
  /** Of Word 6 or 95, of which only the styles of paragraphs are read. */
  readonly isOld: boolean
  /** The stream that holds properties too long for a page, as those of wide table rows are. */
  readonly readData: () => Uint8Array | null
}

function longProperties(data: Uint8Array, at: number): Uint8Array {
  const bytes = uint16(data, at)
  return data.subarray(at + 2, at + 2 + bytes)
}

/** Reads the formatted pages that a table points to, in the order of the stream. */
export function readPropertyRuns(places: PropertyPlaces): PropertyRun[] {
  const { stream, table, place, kind, isOld } = places
  let data: Uint8Array | null = null
  let longBytes = 0
  const whole = (run: PropertyRun): PropertyRun => {
    const { properties } = run
    const code = uint16(properties, 0)
    if (kind === 'character' || !longCodes.has(code) || properties.length < 6) return run
    if (longBytes > maxLongBytes) return run
    const view = viewOf(properties)
    data ??= places.readData() ?? new Uint8Array(0)
    const long = longProperties(data, view.getUint32(2, true))
    longBytes += long.length
    return { ...run, properties: long }
  }
  return readPageNumbers(table, place, isOld)
    .map((number) => stream.subarray(number * pageBytes, (number + 1) * pageBytes))
    .filter((page) => page.length === pageBytes)
    .flatMap((page) => readPage(page, kind, isOld))
    .map(whole)
    .sort((a, b) => a.start - b.start)
}

const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3]
const tableDefinition = 0xd608

/** Goes through a list of properties; `value` is the operand's first bytes as a number. */
export function forEachProperty(
  properties: Uint8Array,
  visit: (code: number, value: number) => void,
): void {
  let at = 0
  while (at + 2 <= properties.length) {
    const code = uint16(properties, at)
    at += 2
    const fixed = operandBytes[code >> 13] ?? 1
    if (fixed > 0) {
      let value = 0
      for (let index = 0; index < fixed; index += 1)
        value += (properties[at + index] ?? 0) * 256 ** index
      visit(code, value)
      at += fixed
    } else if (code === tableDefinition) {
      at += uint16(properties, at) + 1
    } else at += (properties[at] ?? 0) + 1
  }
}
