import { type ListField, listFields } from '@precis/domain'
import { createQuoteResolver } from '../citations/citations.ts'
import type { Passage } from '../text/passages.ts'
import type { Span } from '../text/sentences.ts'
import type { DraftItem, DraftSource, DraftSummary } from './drafts.ts'
import type { ResolvedItem, ResolvedPart } from './resolved.ts'
import { sanitizeLine } from './sanitize-text.ts'

const maxSpans = 4
const ellipsis = /\s*(?:\[\s*(?:\.{3}|…)\s*\]|\.{3,}|…)\s*/u
const shortestSelfQuote = 12

/** Turns what a model says about `span` of `content` into statements with exact places. */
export interface DraftResolver {
  item(draft: DraftItem): ResolvedItem | undefined
  spans(sources: readonly DraftSource[]): Span[]
  line(text: string): string
}

export function createDraftResolver(
  content: string,
  span: Span,
  passages: readonly Passage[],
): DraftResolver {
  const resolve = createQuoteResolver(content, span)
  const known = new Map<string, Span | undefined>()
  const find = (quote: string, passage: Passage | undefined): Span | undefined => {
    const key = `${passage?.number ?? 0}:${quote}`
    if (!known.has(key)) known.set(key, resolve(quote, passage))
    return known.get(key)
  }
  const locate = ({ passage, quote }: DraftSource): Span[] => {
    const place = passage === undefined ? undefined : passages[passage - 1]
    if (quote === '') return place === undefined ? [] : [{ start: place.start, end: place.end }]
    const pieces = quote.split(ellipsis).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    const found = pieces.map((piece) => find(piece, place))
    return found.every((piece) => piece !== undefined) ? found : []
  }
  const spans = (sources: readonly DraftSource[]) =>
    withoutOverlap(sources.flatMap(locate)).slice(0, maxSpans)
  const line = (text: string) =>
    sanitizeLine(text, (address) => content.slice(span.start, span.end).includes(address))
  return {
    spans,
    line,
    item: (draft) => {
      const text = line(draft.text)
      if (!/[\p{L}\p{N}]/u.test(text)) return undefined
      const cited = spans(draft.sources)
      const own =
        cited.length === 0 && text.length >= shortestSelfQuote ? find(text, undefined) : undefined
      const item = { text, spans: own === undefined ? cited : [own] }
      return draft.level === undefined ? item : { ...item, level: draft.level }
    },
  }
}

/** A whole reply with every claim of a source resolved to exact spans or dropped. */
export function resolveDraft(draft: DraftSummary, resolver: DraftResolver): ResolvedPart {
  const ground = (items: readonly DraftItem[]): ResolvedItem[] =>
    items.flatMap((item) => resolver.item(item) ?? [])
  return {
    documentType: resolver.line(draft.documentType),
    mainPurpose: draft.mainPurpose && resolver.item(draft.mainPurpose),
    summary: ground(draft.summary).map(withFullStop),
    lists: Object.fromEntries(
      listFields.map((field) => [field, ground(draft.lists[field])]),
    ) as Record<ListField, ResolvedItem[]>,
    questions: ground(draft.questions),
  }
}

function withFullStop(item: ResolvedItem): ResolvedItem {
  return /[.!?…。！？؟۔।:][\s"'”’»)\]]*$/u.test(item.text)
    ? item
    : { ...item, text: `${item.text}.` }
}

function withoutOverlap(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans) {
    if (!kept.some((other) => span.start < other.end && span.end > other.start)) kept.push(span)
  }
  return kept
}
