import type { Measure } from './page-runs.ts'

/** The font that the words over an image are set in, unseen. */
export const layerFont = 'serif'
const sizePx = 100

let context: CanvasRenderingContext2D | null = null

/** The width of a text in {@link layerFont}, in heights of the font. */
export const textWidth: Measure = (text) => {
  context ??= document.createElement('canvas').getContext('2d')
  if (context === null) return text.length / 2
  context.font = `${sizePx}px ${layerFont}`
  return context.measureText(text).width / sizePx
}
