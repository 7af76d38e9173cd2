import type { ExtractedDocument } from './document.ts'
import { describePlace, pageAt, sectionAt } from './locate.ts'

/** Where a passage stands: `label` for a chip, `name` for the ear and for exports. */
export interface Place {
  readonly label: string
  readonly name: string
}

function paragraphCounter(content: string): (offset: number) => number {
  const starts = [0]
  for (let gap = content.indexOf('\n\n'); gap !== -1; ) {
    let start = gap + 2
    while (content[start] === '\n') start += 1
    starts.push(start)
    gap = content.indexOf('\n\n', start)
  }
  return (offset) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return Math.max(1, low)
  }
}

const longestLabel = 12

function sectionLabel(title: string): string {
  const number = /^(?:§\s*)?(\d+(?:\.\d+)*)\b/.exec(title)
  if (number?.[1] !== undefined) return `§ ${number[1]}`
  const letters = [...title]
  return letters.length <= longestLabel
    ? title
    : `${letters
        .slice(0, longestLabel - 1)
        .join('')
        .trimEnd()}…`
}

/** A function that names the place of an offset: its page, else its section, else its paragraph. A page is never invented. */
export function placer(document: ExtractedDocument): (offset: number) => Place {
  let paragraphAt: ((offset: number) => number) | null = null
  return (offset) => {
    const page = pageAt(document, offset)
    if (page) return { label: `p. ${page.number}`, name: `Page ${page.number}` }
    const title = document.pages.length > 0 ? '' : (sectionAt(document, offset)?.title.trim() ?? '')
    if (title !== '') {
      const place = describePlace(document, offset) ?? title
      const name = place.startsWith('Section ') ? place : `Section ${place}`
      return { label: sectionLabel(title), name }
    }
    // Most documents have pages or sections: their text need not be searched.
    paragraphAt ??= paragraphCounter(document.content)
    const number = paragraphAt(offset)
    return { label: `¶ ${number}`, name: `Paragraph ${number}` }
  }
}
