import { pageFallbacks } from '@precis/domain'
import type { ExtractedDocument, PageSpan, SectionSpan } from './document.ts'

const pageGap = '\n\n'

/** A page's own text; empty where only a fallback text stands in for it. */
export function pageText({ content }: Pick<ExtractedDocument, 'content'>, page: PageSpan): string {
  return pageFallback({ content }, page) === null ? content.slice(page.start, page.end) : ''
}

/** The catalogued text that stands in for a page that gave none, or null. */
export function pageFallback(
  { content }: Pick<ExtractedDocument, 'content'>,
  page: PageSpan,
): string | null {
  if (page.source !== 'unread' && page.source !== 'failed') return null
  const text = content.slice(page.start, page.end)
  const { unreadable, ...others } = pageFallbacks
  return [unreadable(page.number), ...Object.values(others)].includes(text) ? text : null
}

function lineStart(text: string, line: string, from: number): number {
  let at = text.indexOf(line, from)
  while (at > 0 && text[at - 1] !== '\n') at = text.indexOf(line, at + 1)
  return at
}

/** The document with other texts on some pages: offsets of all pages and sections follow. A heading that is gone ends its section. */
export function withPages(
  document: ExtractedDocument,
  changes: ReadonlyMap<number, { readonly text: string; readonly page: PageSpan }>,
): ExtractedDocument {
  const { content, pages, sections } = document
  const pieces: string[] = []
  const placed: PageSpan[] = []
  const kept: Omit<SectionSpan, 'end'>[] = []
  let length = 0
  let nextSection = 0
  for (const page of pages) {
    const change = changes.get(page.number)
    const text = change?.text ?? content.slice(page.start, page.end)
    const gap = length > 0 && text !== '' ? pageGap : ''
    pieces.push(gap, text)
    const start = length + gap.length
    length = start + text.length
    placed.push({ ...(change?.page ?? page), number: page.number, start, end: length })
    let from = 0
    for (; nextSection < sections.length; nextSection += 1) {
      const section = sections[nextSection]
      if (section === undefined || section.start >= page.end) break
      const line = content.slice(section.start, section.end).split('\n', 1)[0] ?? ''
      const at = change ? lineStart(text, line, from) : section.start - page.start
      if (at < 0) continue
      kept.push({ title: section.title, level: section.level, start: start + at })
      from = at + line.length
    }
  }
  return {
    ...document,
    content: pieces.join(''),
    pages: placed,
    sections: kept.map((section, index) => {
      const next = kept[index + 1]
      return { ...section, end: next === undefined ? length : next.start - pageGap.length }
    }),
  }
}
