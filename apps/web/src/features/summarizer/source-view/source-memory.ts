import type { SourceMode } from './view-switch.tsx'

/** How a source is being read, so that the next screen with it goes on there. */
export interface SourceMemory {
  /** Null until somebody chose. */
  readonly mode: SourceMode | null
  /** Counts from 1. */
  readonly page: number | null
  readonly zoom: number
  readonly textSize: number
}

export const freshMemory: SourceMemory = { mode: null, page: null, zoom: 1, textSize: 1 }
