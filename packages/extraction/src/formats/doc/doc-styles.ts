import { viewOf } from '../../document/bytes.ts'
import type { Place } from './file-information.ts'
import { forEachProperty } from './property-pages.ts'

/** A style: the one that it is based on, and the properties that it gives to paragraphs. */
interface DocStyle {
  readonly base: number
  readonly values: ReadonlyMap<number, number>
}

/** What a paragraph style says about a property, by itself or by what it is based on. */
export type StyleValue = (style: number, property: number) => number | undefined

const paragraphStyle = 1
const mostSteps = 20

function readStyle(style: Uint8Array, headBytes: number): DocStyle | null {
  const view = viewOf(style)
  if (style.length < headBytes + 2) return null
  const kind = view.getUint16(2, true)
  if ((kind & 0xf) !== paragraphStyle) return null
  const at = headBytes + 2 + view.getUint16(headBytes, true) * 2 + 2
  const bytes = at + 2 <= style.length ? view.getUint16(at, true) : 0
  const values = new Map<number, number>()
  // The number of the style comes before its properties.
  forEachProperty(style.subarray(at + 4, at + 2 + bytes), (key, value) => values.set(key, value))
  return { base: kind >> 4, values }
}

/** Reads the table of styles. Throws when it is damaged. */
export function readDocStyles(table: Uint8Array, { at, bytes }: Place): StyleValue {
  if (bytes === 0) return () => undefined
  const view = viewOf(table)
  const count = view.getUint16(at + 2, true)
  const headBytes = view.getUint16(at + 4, true)
  const styles: (DocStyle | null)[] = []
  let next = at + 2 + view.getUint16(at, true)
  for (let index = 0; index < count; index += 1) {
    const length = view.getUint16(next, true)
    styles.push(readStyle(table.subarray(next + 2, next + 2 + length), headBytes))
    next += 2 + length
  }
  return (style, property) => {
    let open = styles[style]
    for (let step = 0; open && step < mostSteps; step += 1) {
      const value = open.values.get(property)
      if (value !== undefined) return value
      open = styles[open.base]
    }
    return undefined
  }
}
