import { type RefObject, useLayoutEffect, useState } from 'react'
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

/** The bracket and thread of a product picture, drawn anew whenever its lines break differently. */
export function useThread(stage: RefObject<HTMLElement | null>): ThreadDrawing | null {
  const [drawing, setDrawing] = useState<ThreadDrawing | null>(null)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const draw = () => setDrawing(measure(element))
    draw()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(draw)
    for (const part of [element, ...element.querySelectorAll('p, li')]) observer.observe(part)
    return () => observer.disconnect()
  }, [stage])
  return drawing
}
