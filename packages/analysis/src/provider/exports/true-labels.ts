import { type ExportInput, listFields } from '@precis/domain'
import { detectLanguage } from '../../text/language.ts'
import { createStemmer } from '../../text/words/tokens.ts'

const brackets = /\s?\(([^()\n]{1,120})\)/gu
const anyLabel = /^(?:pp?|pages?|seiten?|s|pág|página|slide|line|zeile|paragraph|¶)\.?\s?\d/iu
/** How much of a point's words a line holds that retells it. */
const leastShare = 1 / 3

/**
 * A text without the page labels that are wrong: one that the material does not have, or has for other points than the
 * one that the line retells.
 */
export function withTrueLabels(text: string, input: ExportInput): string {
  const points = labeledPoints(input)
  const known = new Set(points.flatMap(({ labels }) => labels))
  const shapes = new Set([...known].map(shapeOf))
  const stemmer = createStemmer(detectLanguage(text))
  const stems = points.map((point) => ({
    ...point,
    words: new Set(stemmer.contentStems(point.text)),
  }))
  return text
    .split('\n')
    .map((line) => {
      const lineStems = new Set(stemmer.contentStems(line))
      const retold = stems.filter(({ words }) => {
        const shared = [...words].filter((word) => lineStems.has(word)).length
        return words.size > 0 && shared >= words.size * leastShare
      })
      const isTrue = (label: string) =>
        known.has(label) &&
        (retold.length === 0 || retold.some(({ labels }) => labels.includes(label)))
      return line.replace(brackets, (whole, inner: string) => {
        const parts = inner.split(/[,;]\s*/u)
        const isLabel = (part: string) => shapes.has(shapeOf(part)) || anyLabel.test(part)
        if (!parts.some(isLabel)) return whole
        const kept = parts.filter((part) => !isLabel(part) || isTrue(part))
        return kept.length === 0 ? '' : ` (${kept.join(', ')})`
      })
    })
    .join('\n')
}

interface LabeledPoint {
  readonly text: string
  readonly labels: readonly string[]
}

function labeledPoints(input: ExportInput): LabeledPoint[] {
  const labelsOf = (field: string, index: number) =>
    (input.citations ?? [])
      .filter((citation) => citation.field === field && citation.index === index)
      .flatMap(({ label }) => label?.trim() || [])
  const lists = listFields.flatMap((field) =>
    input[field].map((text, index) => ({ text, labels: labelsOf(field, index) })),
  )
  return [
    { text: input.purpose, labels: labelsOf('mainPurpose', 0) },
    { text: input.summary, labels: labelsOf('summary', 0) },
    ...lists,
  ]
}

function shapeOf(label: string): string {
  return label.trim().replace(/\d+/gu, '#')
}
