import type { ExtractedDocument } from '../document.ts'
import { lastStartingBy } from '../locate.ts'

/** A paragraph or heading of a document. Offsets into the content. */
export interface TextBlock {
  readonly start: number
  readonly end: number
  readonly isHeading: boolean
}

function trimmed(content: string, start: number, end: number): [number, number] {
  let from = start
  let to = end
  while (from < to && content[from] === '\n') from++
  while (to > from && content[to - 1] === '\n') to--
  return [from, to]
}

/** The paragraphs and headings of a stretch of the text, in order. A heading ends with its title's line. */
export function textBlocks(
  document: Pick<ExtractedDocument, 'content' | 'sections'>,
  stretch: { readonly start: number; readonly end: number },
): TextBlock[] {
  const { content, sections } = document
  const blocks: TextBlock[] = []
  const paragraph = (start: number, end: number) => {
    let from = start
    const text = content.slice(start, end)
    for (const gap of text.matchAll(/\n{2,}|$/g)) {
      const [blockStart, blockEnd] = trimmed(content, from, start + gap.index)
      if (blockEnd > blockStart) blocks.push({ start: blockStart, end: blockEnd, isHeading: false })
      from = start + gap.index + gap[0].length
    }
  }
  let from = stretch.start
  for (let i = lastStartingBy(sections, stretch.start - 1) + 1; i < sections.length; i++) {
    const section = sections[i]
    if (section === undefined || section.start >= stretch.end) break
    const line = content.indexOf('\n', section.start)
    const end = Math.min(stretch.end, line === -1 ? stretch.end : line)
    if (end <= section.start || section.start < from) continue
    paragraph(from, section.start)
    blocks.push({ start: section.start, end, isHeading: true })
    from = end
  }
  paragraph(from, stretch.end)
  return blocks
}
