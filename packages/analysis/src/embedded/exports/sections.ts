import type { AnalysisMode, ListField } from '@precis/domain'
import { roughWordCount } from '../../text/normalize.ts'
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

const afterRisks = ['criticalDetails', 'recommendations', 'keyPoints', 'conclusions'] as const

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

/** The same, with every statement once; what purpose and summary say is left to them, but risks are always whole. */
export function sectionsSaidOnce(material: ExportMaterial): Section[] {
  const { points, purpose, summary } = material
  const once = saidOnce()
  once(points.risks)
  once([...(purpose ? [purpose] : []), ...summary])
  const left = { ...points }
  for (const field of afterRisks) left[field] = once(points[field])
  return sectionsOf({ ...material, points: left }).filter(({ lines }) => lines.length > 0)
}

const wordsOfSentence = 5
const wordsOfOrder = 3
const ends = /[.!?。]$/u
/** `Other work: Apply by 11 December.`: what follows is a sentence of its own. */
const shortSentence = /^\p{Lu}\S* \S+ \S.*[.!?]$/u

/** What a line says, its label left away where a sentence follows; a short value says nothing without its label. */
export function bare(text: string): string {
  const rest = text.replace(/^[^:：]{1,60}[:：]\s/u, '')
  const isSentence = roughWordCount(rest) >= wordsOfSentence || shortSentence.test(rest)
  return (isSentence ? rest : text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How many statements are compared with each other word by word. */
const mostCompared = 100

/** Lets every statement through once: labels aside, a point that was said already is left out. */
export function saidOnce(): (points: readonly Point[]) => Point[] {
  const said = new Set<string>()
  const compared: string[] = []
  return (points) =>
    points.filter(({ text }) => {
      const plain = bare(text)
      if (plain === '') return true
      const words = roughWordCount(plain)
      const isSentence = words >= wordsOfSentence || (words >= wordsOfOrder && ends.test(text))
      const isPart = (other: string) => other.includes(plain) || plain.includes(other)
      const isSaid = said.has(plain) || (isSentence && compared.some(isPart))
      said.add(plain)
      if (!isSaid && isSentence && compared.length < mostCompared) compared.push(plain)
      return !isSaid
    })
}
