/** A heading or a stretch of text of a generated export. */
export interface PreviewBlock {
  readonly key: number
  readonly kind: 'title' | 'heading' | 'text'
  readonly text: string
}

const longestTitle = 120

/** Reads a generated text for its preview: markdown headings, and a short first line as the title. */
export function previewBlocks(text: string): PreviewBlock[] {
  const blocks: PreviewBlock[] = []
  const add = (kind: PreviewBlock['kind'], words: string) =>
    blocks.push({ key: blocks.length, kind, text: words })
  for (const paragraph of text.trim().split(/\n{2,}/)) {
    let rest = paragraph
    for (;;) {
      const heading = /^(#{1,6})\s+(.+?)\s*#*(?:\n|$)/.exec(rest)
      if (heading === null) break
      add(heading[1] === '#' ? 'title' : 'heading', heading[2] ?? '')
      rest = rest.slice(heading[0].length)
    }
    if (rest.trim() === '') continue
    const isTitle = blocks.length === 0 && !rest.includes('\n') && rest.length <= longestTitle
    add(isTitle ? 'title' : 'text', rest)
  }
  return blocks
}
