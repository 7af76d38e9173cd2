import type { Page } from '@playwright/test'

/** How much a page moved by itself, and the elements that moved most. */
export interface Shift {
  readonly score: number
  readonly moved: readonly string[]
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

declare global {
  interface Window {
    layoutShifts: Shift[]
  }
}

/** Has the page note every shift that nobody caused by a key, a click or a touch. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element) return 'gone'
      const path = [element.parentElement, element].map((one) => {
        const names = [...(one?.classList ?? [])].map((name) => `.${name}`)
        return `${one?.tagName.toLowerCase() ?? ''}${names.join('')}`
      })
      return path.join(' > ')
    }
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${box(previousRect)} → ${box(currentRect)}`,
        )
        window.layoutShifts.push({ score: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts since this was asked last. */
export async function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => window.layoutShifts.splice(0))
}
