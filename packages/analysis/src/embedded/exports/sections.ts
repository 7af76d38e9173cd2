import type { AnalysisMode, ListField } from '@precis/domain'
import { type ExportMaterial, lineOf, riskLine } from './export-material.ts'
import type { Point } from './point.ts'

/** Which lists each mode puts first. */
const orders: Readonly<Record<AnalysisMode, readonly ListField[]>> = {
  general: ['keyPoints', 'criticalDetails', 'conclusions', 'risks', 'recommendations'],
  contract: ['criticalDetails', 'risks', 'recommendations', 'keyPoints', 'conclusions'],
  report: ['conclusions', 'keyPoints', 'criticalDetails', 'recommendations', 'risks'],
  technical: ['criticalDetails', 'risks', 'recommendations', 'keyPoints', 'conclusions'],
  academic: ['keyPoints', 'conclusions', 'risks', 'criticalDetails', 'recommendations'],
}

export interface Section {
  readonly field: ListField
  readonly heading: string
  readonly lines: readonly string[]
}

/** The lists of a summary with their headings, in the order of the mode. */
export function sectionsOf(material: ExportMaterial): Section[] {
  const { mode, points, words } = material
  return orders[mode].map((field) => ({
    field,
    heading: words[field],
    lines: points[field].map((point) =>
      field === 'risks' ? riskLine(point, words) : lineOf(point),
    ),
  }))
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[^:：]{1,60}[:：]\s/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** As many statements are compared with each other word by word. */
const mostCompared = 100

/** Lets every statement through once: labels aside, a point that was said already is left out. */
export function saidOnce(): (points: readonly Point[]) => Point[] {
  const said = new Set<string>()
  const compared: string[] = []
  return (points) =>
    points.filter(({ text }) => {
      const plain = bare(text)
      if (plain === '') return true
      const isSaid =
        said.has(plain) || compared.some((other) => other.includes(plain) || plain.includes(other))
      said.add(plain)
      if (!isSaid && compared.length < mostCompared) compared.push(plain)
      return !isSaid
    })
}
