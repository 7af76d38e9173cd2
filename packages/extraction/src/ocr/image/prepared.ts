import { enlarged, enlargement } from './enlarged.ts'
import { type GrayImage, toPgm } from './gray-image.ts'
import { hasSmallLetters } from './letter-size.ts'
import { evenlyLit, type Paper, paperOf } from './paper.ts'

// An A3 page at 144 dots an inch is smaller. Photos are larger, and so are their letters.
const mostPixelsEnlarged = 5_000_000

/** An image as the engine is given it. */
export interface PreparedImage {
  readonly file: Uint8Array<ArrayBuffer>
  readonly paper: Paper
  /** How many times larger it is than the image it was made of. */
  readonly scale: number
  readonly width: number
}

function prepare(image: GrayImage): PreparedImage {
  const paper = paperOf(image)
  const lit = paper === 'unevenlyLit' ? evenlyLit(image) : image
  const isDense = image.data.length <= mostPixelsEnlarged && hasSmallLetters(lit)
  const [shown, scale] = isDense ? [enlarged(lit), enlargement] : [lit, 1]
  return { file: toPgm(shown), paper, scale, width: shown.width }
}

const prepared = new WeakMap<GrayImage, PreparedImage>()

/** Prepares an image once, so that it can be done before an engine is free. */
export function preparedImage(image: GrayImage): PreparedImage {
  const known = prepared.get(image)
  if (known) return known
  const made = prepare(image)
  prepared.set(image, made)
  return made
}
