import type { PDFPageProxy } from 'pdfjs-dist'
import { type GrayImage, toGray } from '../../../ocr/image/gray-image.ts'

/** Draws a page and gives its pixels in shades of gray. Rejects when the page cannot be drawn. */
export type RenderPage = (page: PDFPageProxy, scale: number) => Promise<GrayImage>

/** Scale at which pages are drawn for recognition: 144 dots an inch. */
export const recognitionScale = 2

const maxPixels = 25_000_000

/** The scale, lowered for pages whose image would be too large. */
export function boundedScale(width: number, height: number, scale: number): number {
  const pixels = width * height * scale * scale
  return pixels > maxPixels ? scale * Math.sqrt(maxPixels / pixels) : scale
}

interface Drawing {
  width: number
  height: number
  getContext(kind: '2d', settings?: { willReadFrequently?: boolean }): unknown
}

/** Makes a {@link RenderPage} that draws on canvases of the given kind. */
export function createRenderPage(
  createCanvas: (width: number, height: number) => Drawing,
): RenderPage {
  return async (page, scale) => {
    const size = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: boundedScale(size.width, size.height, scale) })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d', {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    try {
      await page.render({ canvas: null, canvasContext: context, viewport }).promise
      return toGray(context.getImageData(0, 0, width, height))
    } finally {
      // Its memory is not waited for until it is collected, as pages come faster than that.
      canvas.width = 0
      canvas.height = 0
    }
  }
}
