/** Where to go in the source. A new object each time, also for the same place. */
export type Jump =
  /** Again: only into view once more, taking the focus only where the first jump could not. */
  | { readonly to: 'passage'; readonly isAgain?: boolean; readonly takesFocus?: boolean }
  | { readonly to: 'match' }
  /** Counts from 1. */
  | { readonly to: 'page'; readonly page: number }

/** Whether the words that a jump leads to take the focus, `isWaiting` if they were to and have not been there yet. */
export function takesFocus(jump: Jump, isQuiet: boolean, isWaiting: boolean): boolean {
  if (jump.to !== 'passage' || isQuiet) return false
  return !jump.isAgain || isWaiting || jump.takesFocus === true
}

/** Which stretch of the source is being read. */
export interface SourcePlace {
  /** Counts from 1; null in a source without pages. */
  readonly page: number | null
  /** UTF-16 offset of what is being read. */
  readonly offset: number
  /** The stretch in view, as shares of the whole from 0 to 1. */
  readonly from: number
  readonly to: number
}

export const firstPlace: SourcePlace = { page: 1, offset: 0, from: 0, to: 0 }
