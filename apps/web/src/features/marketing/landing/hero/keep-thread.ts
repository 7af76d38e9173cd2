import { type Box, drawThread, type ThreadDrawing } from './thread-geometry.ts'

function outline(rects: Iterable<DOMRect>, origin: DOMRect): Box {
  const all = [...rects]
  return {
    left: Math.min(...all.map((rect) => rect.left)) - origin.left,
    top: Math.min(...all.map((rect) => rect.top)) - origin.top,
    right: Math.max(...all.map((rect) => rect.right)) - origin.left,
    bottom: Math.max(...all.map((rect) => rect.bottom)) - origin.top,
  }
}

function measure(stage: HTMLElement): ThreadDrawing | null {
  const [sheet, card, paragraph, quote, chip] = [
    '.sheet',
    '.stage-card',
    'p:has(.cite.is-active)',
    '.cite.is-active',
    '.chip.is-active',
  ].map((selector) => stage.querySelector(selector)?.getClientRects())
  if (!sheet?.length || !card?.length || !paragraph?.length || !quote?.length || !chip?.length) {
    return null
  }
  const origin = stage.getBoundingClientRect()
  return drawThread({
    sheet: outline(sheet, origin),
    card: outline(card, origin),
    quote: outline(quote, origin),
    chip: outline(chip, origin),
    textRight: outline(paragraph, origin).right,
  })
}

/** Draws the bracket and thread of a product image, anew whenever its lines break differently. Returns a function that stops it. */
export function keepThread(stage: HTMLElement): () => void {
  const svg = stage.querySelector('.thread')
  const draw = () => {
    const drawing = measure(stage)
    if (drawing === null) return
    svg?.querySelector('.br')?.setAttribute('d', drawing.bracket)
    svg?.querySelector('.th')?.setAttribute('d', drawing.thread)
    svg?.classList.add('is-drawn')
  }
  draw()
  if (!('ResizeObserver' in window)) return () => undefined
  const observer = new ResizeObserver(draw)
  for (const part of [stage, ...stage.querySelectorAll('p, li')]) observer.observe(part)
  return () => observer.disconnect()
}
