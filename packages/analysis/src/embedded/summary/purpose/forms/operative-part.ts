import type { Span } from '../../../../text/sentences.ts'

const length = 1_200
/** What a ruling or a decision opens its orders with. */
const opensOrders =
  /(?<!\p{L})(?:P\.?\s?Q\.?\s?M\.?|per questi motivi|così (?:provvede|decide)|par ces motifs|für recht erkannt|fallo(?=\s*[:\n])|fallamos|por (?:estes|estos) (?:motivos|fundamentos)|pelo exposto|beslissing(?=\s*\n)|dictum|orzeka(?=\s*:)|postanawia(?=\s*:)|(?:постановил|решил|определил)[аи]?(?=\s*[:\n])|(?:it is|is hereby) ordered(?=[^.]{0,20}:)|(?:(?:i|we|tribunal|arbitrators?) (?:hereby |therefore |accordingly )?)?(?:award|order|direct|declare)s?(?:,| and) (?:award|order|direct|declare)s?(?= as follows|[^.]{0,20}:)|(?:se )?(?:resuelvo|resuelve|dispongo)(?=\s*[:,\n])|orders? that(?=\s*:)|judgment of the tribunal is(?=[^.]{0,10}:)|(?:wird|werden) gegen sie|ergeht folgende[rs]?)(?!\p{L})|判决如下|裁定如下|决定如下|主文|حكمت المحكمة|فلهذه الأسباب|يقرر ما يلي|تقرر ما يلي/giu

/** The stretch of a document that says what it orders; undefined where nothing announces it. */
export function operativePart(content: string): Span | undefined {
  let start = -1
  for (const { index } of content.matchAll(opensOrders)) start = index
  return start < 0 ? undefined : { start, end: start + length }
}

export function isWithin({ start }: Span, part: Span | undefined): boolean {
  return part !== undefined && start >= part.start && start < part.end
}
