import type { Span } from '../../../text/sentences.ts'

const muchShared = 0.5

/** Whether two stretches share at least half of the shorter one. */
export function overlaps(a: Span, b: Span): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared >= muchShared * Math.min(a.end - a.start, b.end - b.start)
}
