/** A heading or a stretch of text of a generated export. */
export interface PreviewBlock {
  readonly key: number
  readonly kind: 'title' | 'heading' | 'text'
  readonly text: string
}

const longestTitle = 120
const longestCapitals = 60

function isCapitals(line: string): boolean {
  return line.length <= longestCapitals && /\p{Lu}{2}/u.test(line) && line === line.toUpperCase()
}

/** Reads a generated text for its preview: markdown headings, lines in capitals, and a short first line as the title. */
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
    const [line = '', ...others] = rest.split('\n')
    if (isCapitals(line)) {
      add(blocks.length === 0 ? 'title' : 'heading', line)
      rest = others.join('\n')
    }
    if (rest.trim() === '') continue
    const isTitle = blocks.length === 0 && !rest.includes('\n') && rest.length <= longestTitle
    add(isTitle ? 'title' : 'text', rest)
  }
  return blocks
}
