import type { SourceFile } from '../../document/source-file.ts'
import { type GrayImage, type Turn, toGray } from '../../ocr/image/gray-image.ts'

const longestSide = 3_500

/** A photo as a bitmap, upright by its camera's note and then turned, no side longer than `longest` pixels. */
export async function photoBitmap(
  file: Blob,
  longest: number,
  turn: Turn = 0,
): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(whole.width, whole.height))
  if (scale === 1 && turn === 0) return whole
  const [width, height] = [whole.width * scale, whole.height * scale].map(Math.round) as [
    number,
    number,
  ]
  const isSideways = turn % 180 !== 0
  const canvas = new OffscreenCanvas(isSideways ? height : width, isSideways ? width : height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(whole, -width / 2, -height / 2, width, height)
  whole.close()
  return canvas.transferToImageBitmap()
}

/** Decodes a photo in the browser for recognition. */
export async function decodePhoto(file: SourceFile): Promise<GrayImage> {
  const bitmap = await photoBitmap(file as unknown as Blob, longestSide)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('No canvas to draw on')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return toGray(context.getImageData(0, 0, width, height))
}
