import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { PageImage } from '../../../document/page-image.ts'
import type { Turn } from '../../../ocr/image/gray-image.ts'
import { boundedScale } from './render-page.ts'
import { type MeasureText, textLayerWords } from './word-boxes.ts'

function textMeasure(): MeasureText {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  return (text, family) => {
    if (context === null) return text.length
    context.font = `100px ${family}`
    return context.measureText(text).width
  }
}

/** Draws a page `widthPx` wide, turned upright by `turn`, with the places of the words of its text layer. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  widthPx: number,
  turn: Turn,
): Promise<PageImage> {
  const page = await document.getPage(number)
  const rotation = (page.rotate + turn) % 360
  const size = page.getViewport({ scale: 1, rotation })
  const scale = boundedScale(size.width, size.height, widthPx / size.width)
  const viewport = page.getViewport({ scale, rotation })
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  try {
    await page.render({
      canvas: null,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport,
    }).promise
    const words = await textLayerWords(page, viewport, textMeasure())
    return { bitmap: canvas.transferToImageBitmap(), words }
  } finally {
    page.cleanup()
  }
}
