import type { PDFPageProxy } from 'pdfjs-dist'
import type { TextContent } from 'pdfjs-dist/types/src/display/api'

const defaultLimits = { items: 100_000, ms: 60_000 }

/** A page that would take more memory or time than reading it is worth. */
export class BoundlessPage extends Error {
  override readonly name = 'BoundlessPage'
}

/**
 * The text content of a page. Throws `BoundlessPage` for one that draws more than any page holds or takes a minute, such as one whose
 * forms draw each other over and over; pdf.js itself would go on until memory ends.
 */
export async function boundedTextContent(
  page: PDFPageProxy,
  limits = defaultLimits,
): Promise<TextContent> {
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<TextContent>
  const whole: TextContent = { items: [], styles: {}, lang: null }
  const end = performance.now() + limits.ms
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return whole
    whole.lang ??= value.lang
    Object.assign(whole.styles, value.styles)
    for (const item of value.items) whole.items.push(item)
    if (whole.items.length <= limits.items && performance.now() < end) continue
    const reason = new BoundlessPage('more text than a page holds')
    void reader.cancel(reason).catch(() => undefined)
    throw reason
  }
}
