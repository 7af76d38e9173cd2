import type { Range } from '../../../document-view/quotes.ts'

const mostMatches = 2_000

/** Where some words stand in a text, whatever their case; runs of white space match one another. At most 2,000. */
export function findText(content: string, wanted: string): Range[] {
  const words = wanted.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('\\s+')
  const ranges: Range[] = []
  for (const match of content.matchAll(new RegExp(pattern, 'gi'))) {
    ranges.push({ start: match.index, end: match.index + match[0].length })
    if (ranges.length === mostMatches) break
  }
  return ranges
}
