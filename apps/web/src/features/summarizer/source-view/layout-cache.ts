import { estimateSheetHeight, type Sheet } from './pages.ts'
import type { SlabWindow } from './segments.ts'

type Gap = 'before' | 'after'

/** Where the rendered slabs and sheets stand on screen, and how tall those were that no longer are. In pixels. */
export interface Places {
  registerSlab(index: number, element: HTMLElement | null): void
  registerSheet(index: number, element: HTMLElement | null): void
  /** The room that is left for the sheets before or after those on screen. */
  registerGap(gap: Gap, element: HTMLElement | null): void
  slab(index: number): DOMRect | undefined
  gap(gap: Gap): DOMRect | undefined
  measure(slabs: SlabWindow, sheets: SlabWindow): void
  heightOfSlab(index: number): number | undefined
  /** With the space to the sheet below. */
  heightOfSheet(sheet: Sheet): number
  forgetHeights(): void
}

export function createPlaces(): Places {
  const slabs: (HTMLElement | null)[] = []
  const sheets: (HTMLElement | null)[] = []
  const gaps: Record<Gap, HTMLElement | null> = { before: null, after: null }
  const slabHeights = new Map<number, number>()
  const sheetHeights = new Map<number, number>()
  return {
    registerSlab(index, element) {
      slabs[index] = element
    },
    registerSheet(index, element) {
      sheets[index] = element
    },
    registerGap(gap, element) {
      gaps[gap] = element
    },
    slab: (index) => slabs[index]?.getBoundingClientRect(),
    gap: (gap) => gaps[gap]?.getBoundingClientRect(),
    measure(slabWindow, sheetWindow) {
      for (let index = slabWindow.first; index <= slabWindow.last; index++) {
        const height = slabs[index]?.offsetHeight
        if (height) slabHeights.set(index, height)
      }
      for (let index = sheetWindow.first; index <= sheetWindow.last; index++) {
        const sheet = sheets[index]
        const next = sheet?.nextElementSibling
        if (!sheet || !(next instanceof HTMLElement)) continue
        const height = next.offsetTop - sheet.offsetTop
        if (height > 0) sheetHeights.set(index, height)
      }
    },
    heightOfSlab: (index) => slabHeights.get(index),
    heightOfSheet: (sheet) => sheetHeights.get(sheet.index) ?? estimateSheetHeight(sheet),
    forgetHeights() {
      slabHeights.clear()
      sheetHeights.clear()
    },
  }
}
