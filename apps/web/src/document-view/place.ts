import { type ExtractedDocument, lastStartingBy, pageAt, sectionAt } from '@precis/extraction'
import * as texts from './texts.ts'

/** Where a passage stands: `label` for a chip, `name` for the ear and for exports. */
export interface Place {
  readonly label: string
  readonly name: string
}

function paragraphCounter(content: string): (offset: number) => number {
  const paragraphs = [{ start: 0 }]
  for (let gap = content.indexOf('\n\n'); gap !== -1; ) {
    let start = gap + 2
    while (content[start] === '\n') start += 1
    paragraphs.push({ start })
    gap = content.indexOf('\n\n', start)
  }
  return (offset) => Math.max(1, lastStartingBy(paragraphs, offset) + 1)
}

const longestChip = 12
const longestName = 60

function chipLabel(title: string): string {
  const number = /^(?:§\s*)?(\d+(?:\.\d+)*)\b/.exec(title)
  if (number?.[1] !== undefined) return `§ ${number[1]}`
  const letters = [...title]
  return letters.length <= longestChip
    ? title
    : `${letters
        .slice(0, longestChip - 1)
        .join('')
        .trimEnd()}…`
}

/** `Section 4, Payment`, of a heading that begins with its number or does not. */
function sectionName(title: string): string {
  const [, number, rest = ''] = /^(?:section\s+)?(\d+(?:\.\d+)*)[.:)]?\s+(.*)$/i.exec(title) ?? []
  const full = number === undefined ? title : texts.section(number, rest)
  const name = full.length <= longestName ? full : `${full.slice(0, longestName - 3).trimEnd()}...`
  return name.startsWith(texts.sectionText) ? name : texts.sectionOf(name)
}

/** A function that names the place of an offset: its page, else its section, else its paragraph. A page is never invented. */
export function placer(document: ExtractedDocument): (offset: number) => Place {
  let paragraphAt: ((offset: number) => number) | null = null
  return (offset) => {
    const page = pageAt(document, offset)
    if (page) return { label: `p. ${page.number}`, name: texts.page(page.number) }
    const title = document.pages.length > 0 ? '' : (sectionAt(document, offset)?.title.trim() ?? '')
    if (title !== '') {
      return { label: chipLabel(title), name: sectionName(title) }
    }
    // Most documents have pages or sections: their text need not be searched.
    paragraphAt ??= paragraphCounter(document.content)
    const number = paragraphAt(offset)
    return { label: `¶ ${number}`, name: texts.paragraph(number) }
  }
}
