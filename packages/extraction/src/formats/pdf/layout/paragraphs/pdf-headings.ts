import { numberedHeadingLevel } from '../../../../document/compose/numbered-heading.ts'
import type { Paragraph } from './paragraphs.ts'

const clearlyLarger = 1.15
const maxHeadingLength = 150
const maxHeadingLines = 3
const maxShare = 0.3
const maxLevel = 6

function roundSize(size: number): number {
  return Math.round(size * 2) / 2
}

/** The size that most letters have. */
export function bodySize(paragraphs: readonly Paragraph[]): number {
  const weights = new Map<number, number>()
  for (const { size, text } of paragraphs) {
    const key = roundSize(size)
    weights.set(key, (weights.get(key) ?? 0) + text.length)
  }
  let best = 0
  let most = 0
  for (const [size, weight] of weights) {
    if (weight > most) [best, most] = [size, weight]
  }
  return best
}

function isLargeHeading({ text, size, lineCount }: Paragraph, body: number): boolean {
  return (
    size >= body * clearlyLarger &&
    text.length <= maxHeadingLength &&
    lineCount <= maxHeadingLines &&
    /\p{L}{2}/u.test(text) &&
    !text.includes('\t') &&
    !/[,;]$/.test(text)
  )
}

/** Finds headings by clearly larger letters or by their number; returns each paragraph's level or null. */
export function headingLevels(paragraphs: readonly Paragraph[]): (number | null)[] {
  const body = bodySize(paragraphs)
  const large = paragraphs.filter((paragraph) => isLargeHeading(paragraph, body))
  const useSizes = large.length <= paragraphs.length * maxShare
  const sizes = [...new Set(large.map(({ size }) => roundSize(size)))].sort((a, b) => b - a)
  const ranks = new Map(sizes.map((size, index) => [size, index + 1]))
  return paragraphs.map((paragraph) => {
    if (useSizes && isLargeHeading(paragraph, body)) {
      return Math.min(maxLevel, ranks.get(roundSize(paragraph.size)) ?? maxLevel)
    }
    const canBeNumbered =
      paragraph.lineCount === 1 && !paragraph.isTight && paragraph.size >= body * 0.95
    const level = canBeNumbered ? numberedHeadingLevel(paragraph.text) : null
    if (level === null) return null
    return Math.min(maxLevel, level + (useSizes && sizes.length > 0 ? 1 : 0))
  })
}
