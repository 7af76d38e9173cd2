import { type ListField, listFields } from '@precis/domain'
import { createQuoteAligner } from '../citations/align-quote.ts'
import { createQuoteResolver } from '../citations/citations.ts'
import type { Passage } from '../text/passages.ts'
import type { Span } from '../text/sentences.ts'
import { createSupportCheck } from '../verification/support.ts'
import { cleanTitle } from './clean-title.ts'
import type { DraftItem, DraftSource, DraftSummary } from './drafts.ts'
import type { ResolvedItem, ResolvedPart } from './resolved.ts'
import { sanitizeLine } from './sanitize-text.ts'

const maxSpans = 4
const ellipsis = /\s*(?:\[\s*(?:\.{3}|…)\s*\]|\.{3,}|…)\s*/u
const shortestSelfQuote = 12
/** Quotes of one reply that are aligned word by word; beyond, only exact ones count. */
const maxAligned = 300

/** Turns what a model says about `span` of `content` into statements with exact places. */
export interface DraftResolver {
  item(draft: DraftItem): ResolvedItem | undefined
  /** The first passage named that bears the statement out, for when the words quoted are not there. */
  supporting(statement: string, sources: readonly DraftSource[]): Span[]
  line(text: string): string
}

export function createDraftResolver(
  content: string,
  span: Span,
  passages: readonly Passage[],
): DraftResolver {
  const resolve = createQuoteResolver(content, span)
  const aligner = createQuoteAligner(content, span)
  let aligned = 0
  const align: typeof aligner = (quote, near) => {
    aligned += 1
    return aligned > maxAligned ? [] : aligner(quote, near)
  }
  const supports = createSupportCheck(content)
  const known = new Map<string, readonly Span[]>()
  const placeOf = ({ passage }: DraftSource) =>
    passage === undefined ? undefined : passages[passage - 1]
  const locate = (source: DraftSource): readonly Span[] => {
    const place = placeOf(source)
    if (source.quote === '')
      return place === undefined ? [] : [{ start: place.start, end: place.end }]
    const key = `${place?.number ?? 0}:${source.quote}`
    const found = known.get(key) ?? findPieces(source.quote, place)
    known.set(key, found)
    return found
  }
  const findPieces = (quote: string, place: Span | undefined): readonly Span[] => {
    const pieces = quote.split(ellipsis).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    const found = pieces.map((piece) => resolve(piece, place) ?? align(piece, place))
    return found.every((spans) => !Array.isArray(spans) || spans.length > 0)
      ? found.flat()
      : align(pieces.join(' '), place)
  }
  const spans = (sources: readonly DraftSource[]) =>
    withoutOverlap(sources.flatMap(locate)).slice(0, maxSpans)
  const supporting = (statement: string, sources: readonly DraftSource[]) => {
    const place = sources.map(placeOf).find((named) => named && supports(statement, named))
    return place === undefined ? [] : [{ start: place.start, end: place.end }]
  }
  const line = (text: string) =>
    sanitizeLine(text, (words) => content.slice(span.start, span.end).includes(words))
  return {
    supporting,
    line,
    item: (draft) => {
      const text = line(draft.text)
      if (!/[\p{L}\p{N}]/u.test(text)) return undefined
      const own = () =>
        text.length < shortestSelfQuote ? [] : [resolve(text) ?? align(text, undefined)].flat()
      let cited = spans(draft.sources)
      if (cited.length === 0) cited = own()
      if (cited.length === 0) cited = supporting(text, draft.sources)
      const item = { text, spans: cited }
      return draft.level === undefined ? item : { ...item, level: draft.level }
    },
  }
}

/** A whole reply with every claim of a source resolved to exact spans or dropped. */
export function resolveDraft(draft: DraftSummary, resolver: DraftResolver): ResolvedPart {
  const ground = (items: readonly DraftItem[]): ResolvedItem[] =>
    items.flatMap((item) => resolver.item(item) ?? [])
  return {
    title: cleanTitle(resolver.line(draft.title)),
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
