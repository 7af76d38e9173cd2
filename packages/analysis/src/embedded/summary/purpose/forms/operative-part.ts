import type { Span } from '../../../../text/sentences.ts'
import { everywhere } from '../../../languages/everywhere.ts'
import type { Language } from '../../../languages/load-language.ts'

const length = 1_200

/** The stretch of a document that says what it orders; undefined where nothing announces it. */
export function operativePart(content: string, { phrases }: Language): Span | undefined {
  let start = -1
  for (const { index } of content.matchAll(everywhere(phrases.opensOperative))) start = index
  return start < 0 ? undefined : { start, end: start + length }
}

export function isWithin({ start }: Span, part: Span | undefined): boolean {
  return part !== undefined && start >= part.start && start < part.end
}
