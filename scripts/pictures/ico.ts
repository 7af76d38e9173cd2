export interface IconImage {
  readonly sizePx: number
  readonly png: Uint8Array
}

const headerBytes = 6
const entryBytes = 16

/** An ICO file that holds PNG images, each below 256 px. */
export function encodeIco(images: readonly IconImage[]): Uint8Array {
  const start = headerBytes + entryBytes * images.length
  const file = new Uint8Array(images.reduce((sum, { png }) => sum + png.length, start))
  const view = new DataView(file.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, images.length, true)
  let offset = start
  images.forEach(({ sizePx, png }, index) => {
    const entry = headerBytes + entryBytes * index
    view.setUint8(entry, sizePx)
    view.setUint8(entry + 1, sizePx)
    view.setUint16(entry + 4, 1, true)
    view.setUint16(entry + 6, 32, true)
    view.setUint32(entry + 8, png.length, true)
    view.setUint32(entry + 12, offset, true)
    file.set(png, offset)
    offset += png.length
  })
  return file
}
