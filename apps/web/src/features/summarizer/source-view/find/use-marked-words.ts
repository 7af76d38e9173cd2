import { type RefObject, useEffect, useRef } from 'react'

interface Listeners {
  /** The quotes under the pointer, by their ids; none when it leaves them. */
  readonly onLight: (quotes: readonly string[]) => void
  readonly onChoose: (quote: string) => void
}

function quotesAt(event: Event): string[] {
  const mark = event.target instanceof Element ? event.target.closest('[data-quotes]') : null
  return mark?.getAttribute('data-quotes')?.split(' ') ?? []
}

/** Tells which quoted words of the source the pointer is on, and which are chosen. */
export function useMarkedWords(pane: RefObject<HTMLElement | null>, listeners: Listeners): void {
  const latest = useRef(listeners)
  latest.current = listeners
  useEffect(() => {
    const element = pane.current
    if (!element) return
    let lit = ''
    // Words that scroll by under the pointer count as well, most of them not quoted.
    const tell = (quotes: readonly string[]) => {
      if (quotes.join(' ') === lit) return
      lit = quotes.join(' ')
      latest.current.onLight(quotes)
    }
    const light = (event: Event) => tell(quotesAt(event))
    const leave = () => tell([])
    const choose = (event: Event) => {
      const [quote] = quotesAt(event)
      const isSelecting = window.getSelection()?.isCollapsed === false
      if (quote !== undefined && !isSelecting) latest.current.onChoose(quote)
    }
    element.addEventListener('pointerover', light)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('click', choose)
    return () => {
      element.removeEventListener('pointerover', light)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('click', choose)
    }
  }, [pane])
}
