import { bytesOf, type SourceFile } from '../../document/source-file.ts'

/** Types the photo chooser offers. */
export const acceptedPhotos =
  'image/png,image/jpeg,image/heic,image/heif,.png,.jpg,.jpeg,.heic,.heif'

export type ImageKind = 'png' | 'jpeg' | 'heic'

const headBytes = 12
const heicBrands = new Set([
  'heic',
  'heix',
  'hevc',
  'hevx',
  'heim',
  'heis',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
])

/** Which image the bytes begin as; null for every other content. */
export function imageKind(head: Uint8Array): ImageKind | null {
  const text = String.fromCharCode(...head.subarray(0, headBytes))
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  return text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8, 12)) ? 'heic' : null
}

/** Whether a file is an image that may be the photo of a page, whatever it is called. */
export async function isImage(file: Pick<SourceFile, 'slice'>): Promise<boolean> {
  return imageKind(await bytesOf(file, 0, headBytes)) !== null
}
