import { viewOf } from '../../document/bytes.ts'
import {
  type ListDefinitions,
  type ListInstance,
  type ListLevel,
  maxLabel,
} from '../../document/compose/list-numbering.ts'
import type { Place } from './file-information.ts'

const formats: Readonly<Record<number, string>> = {
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  22: 'decimalZero',
  23: 'bullet',
  255: 'none',
}
const listBytes = 28
const levelBytes = 28
const instanceBytes = 16
const levelsOfList = 9

/** The level that is stored at `at`, and where the next one begins. */
function readLevel(view: DataView, at: number): { level: ListLevel; end: number } {
  const characters = view.getUint8(at + 24)
  const paragraphs = view.getUint8(at + 25)
  const textAt = at + levelBytes + characters + paragraphs
  const length = view.getUint16(textAt, true)
  let text = ''
  for (let index = 0; index < Math.min(length, maxLabel); index += 1) {
    const code = view.getUint16(textAt + 2 + index * 2, true)
    text += code < levelsOfList ? `%${code + 1}` : String.fromCharCode(code)
  }
  const format = formats[view.getUint8(at + 4)] ?? 'decimal'
  const start = view.getInt32(at, true)
  return { level: { format, text, start }, end: textAt + 2 + length * 2 }
}

/** The levels of each list by its id. They are stored behind all lists. */
function readLevels(view: DataView, at: number): ListDefinitions['levels'] {
  const count = view.getUint16(at, true)
  const lists = new Map<string, Map<number, ListLevel>>()
  let levelAt = at + 2 + count * listBytes
  for (let index = 0; index < count; index += 1) {
    const listAt = at + 2 + index * listBytes
    const isSimple = (view.getUint8(listAt + 26) & 1) === 1
    const levels = new Map<number, ListLevel>()
    for (let depth = 0; depth < (isSimple ? 1 : levelsOfList); depth += 1) {
      const { level, end } = readLevel(view, levelAt)
      levels.set(depth, level)
      levelAt = end
    }
    lists.set(String(view.getInt32(listAt, true)), levels)
  }
  return lists
}

/** What paragraphs name when they are items, counted from 1, with the numbers that they begin with. */
function readInstances(view: DataView, at: number): ListDefinitions['instances'] {
  const count = view.getUint32(at, true)
  const instances = new Map<string, ListInstance>()
  let changesAt = at + 4 + count * instanceBytes
  for (let index = 0; index < count; index += 1) {
    const instanceAt = at + 4 + index * instanceBytes
    const changes = view.getUint8(instanceAt + 12)
    const starts = new Map<number, number>()
    changesAt += 4
    for (let change = 0; change < changes; change += 1) {
      const flags = view.getUint32(changesAt + 4, true)
      if ((flags & 0x10) !== 0) starts.set(flags & 0xf, view.getInt32(changesAt, true))
      changesAt = (flags & 0x20) !== 0 ? readLevel(view, changesAt + 8).end : changesAt + 8
    }
    const abstractId = String(view.getInt32(instanceAt, true))
    instances.set(String(index + 1), { abstractId, starts })
  }
  return instances
}

/** The lists of a Word 97 file. Throws when their tables are damaged. */
export function readDocLists(table: Uint8Array, lists: Place, instances: Place): ListDefinitions {
  if (lists.bytes === 0 || instances.bytes === 0) return { levels: new Map(), instances: new Map() }
  const view = viewOf(table)
  return { levels: readLevels(view, lists.at), instances: readInstances(view, instances.at) }
}
