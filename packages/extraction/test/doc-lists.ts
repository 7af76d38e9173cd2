const int16 = (value: number) => [value & 0xff, (value >> 8) & 0xff]
const int32 = (value: number) => [...int16(value), ...int16(value >> 16)]
const zeros = (count: number) => new Array<number>(count).fill(0)
const utf16 = (text: string) => [...text].flatMap((character) => int16(character.charCodeAt(0)))

/** A level of a list as Word 97 stores it; numbers of levels are the characters 0 to 8 of `text`. */
export interface StoredLevel {
  readonly start: number
  readonly format: number
  readonly text: string
}

const levelOf = ({ start, format, text }: StoredLevel) => [
  ...int32(start),
  format,
  ...zeros(19),
  // One byte each for characters and paragraphs, to be passed over.
  ...[1, 1, 0, 0, 9, 9],
  ...int16(text.length),
  ...utf16(text),
]

/** The table of one list with nine levels, those beyond `levels` plain. */
export function listTable(id: number, levels: readonly StoredLevel[]): Uint8Array {
  const plain: StoredLevel = { start: 1, format: 0, text: '' }
  const nine = Array.from({ length: 9 }, (_, index) => levelOf(levels[index] ?? plain))
  return new Uint8Array([...int16(1), ...int32(id), ...zeros(24), ...nine.flat()])
}

/** The table of what paragraphs name, each an instance of the list `id`, with a start for its first level or without. */
export function instanceTable(id: number, starts: readonly (number | null)[]): Uint8Array {
  const instances = starts.flatMap((start) => [
    ...int32(id),
    ...zeros(8),
    start === null ? 0 : 1,
    ...zeros(3),
  ])
  const changes = starts.flatMap((start) => [
    ...zeros(4),
    ...(start === null ? [] : [...int32(start), ...int32(0x10)]),
  ])
  return new Uint8Array([...int32(starts.length), ...instances, ...changes])
}

/** A table of paragraph styles: each one's base, 0xfff for none, and its properties. */
export function styleTable(
  styles: readonly { readonly base: number; readonly properties: readonly number[] }[],
): Uint8Array {
  const stored = styles.flatMap(({ base, properties }, index) => {
    const style = [
      ...int16(0),
      ...int16((base << 4) | 1),
      ...zeros(6),
      ...[...int16(1), ...utf16('S'), 0, 0],
      ...[...int16(properties.length + 2), ...int16(index), ...properties],
    ]
    return [...int16(style.length), ...style]
  })
  return new Uint8Array([...int16(4), ...int16(styles.length), ...int16(10), ...stored])
}
