import type { DetailKind, Place } from '../detail.ts'

/** One place where something was found. */
export interface Span extends Place {
  readonly kind: DetailKind
}

/** Whether one of some words stands shortly before an offset, on the same line or the one before. */
export function isAfter(text: string, offset: number, label: RegExp): boolean {
  return label.test(text.slice(Math.max(0, offset - 40), offset))
}
