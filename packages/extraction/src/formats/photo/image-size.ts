import { viewOf } from '../../document/bytes.ts'
import { bytesOf, type SourceFile } from '../../document/source-file.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

const frameMarkers = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])

function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (frameMarkers.has(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

const headBytes = 4 * 1024 * 1024
const maxPixels = 150_000_000

const sizeProperty = 0x69737065

/** HEIC lists the sizes of its image, thumbnail and tiles; the largest is the image's. */
function heicSize(view: DataView): PictureSize | null {
  let largest: PictureSize | null = null
  for (let at = 12; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== sizeProperty) continue
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (!largest || width * height > largest.width * largest.height) largest = { width, height }
  }
  return largest
}

/** The size a PNG, JPEG or HEIC declares, read from its head without decoding it; null when it tells none. */
export function declaredSize(head: Uint8Array): PictureSize | null {
  const view = viewOf(head)
  if (view.byteLength >= 24 && view.getUint32(0) === 0x89504e47) {
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (view.byteLength >= 4 && view.getUint16(0) === 0xffd8) return jpegSize(view)
  return view.byteLength >= 12 && view.getUint32(4) === 0x66747970 ? heicSize(view) : null
}

/** Whether an image declares more pixels than fit into the memory of a phone. */
export async function hasTooManyPixels(file: Pick<SourceFile, 'slice'>): Promise<boolean> {
  const size = declaredSize(await bytesOf(file, 0, headBytes))
  return size !== null && size.width * size.height > maxPixels
}
