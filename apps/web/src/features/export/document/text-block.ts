/** What a generated text is made of, before its sources are looked up. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: TextItem[] }

export interface TextItem {
  readonly text: string
  /** What is indented under the item. */
  readonly details: string[]
}

const marker = /^(?:[-•*]\s+|(\d{1,3})[.)、]\s+)(?=\S)/u

/** Adds lines without an empty one between them as lists and paragraphs; a list goes on where the last block is one of its kind. */
export function addLines(blocks: TextBlock[], lines: readonly string[]): void {
  for (const line of lines) {
    const text = line.trim()
    const last = blocks.at(-1)
    const mark = marker.exec(line)
    if (mark !== null) {
      const isNumbered = mark[1] !== undefined
      const item = { text: line.slice(mark[0].length).trim(), details: [] }
      if (last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(item)
      else blocks.push({ kind: 'list', isNumbered, items: [item] })
    } else if (last?.kind === 'list' && /^\s{2,}\S/u.test(line)) {
      last.items.at(-1)?.details.push(text.replace(marker, ''))
    } else if (text !== '') {
      blocks.push({ kind: 'paragraph', text })
    }
  }
}
