import {
  type ListField,
  type RiskLevel,
  type Summary,
  severityOf,
  splitDetail,
} from '@precis/domain'
import { wordsAround } from './words-around.ts'

/** A point of a list as it is read; `text` may be its first words alone where the rest was read before. */
export interface ReadPoint {
  readonly index: number
  readonly text: string
}

export interface ReadRisk extends ReadPoint {
  readonly severity: RiskLevel
}

/** A critical detail; `sentence` is what it was taken from where that says more: the words around the value if it was read before. */
export interface ReadDetail {
  readonly index: number
  readonly label: string | null
  readonly value: string
  readonly sentence: string | null
  readonly kind: string
}

type PlainField = Exclude<ListField, 'risks' | 'criticalDetails'>

export interface ReadingOrder {
  readonly plain: Readonly<Record<PlainField, readonly ReadPoint[]>>
  readonly risks: readonly ReadRisk[]
  readonly details: readonly ReadDetail[]
  /** How many points of a list are left to other sections. */
  readonly elsewhere: Readonly<Record<PlainField | 'criticalDetails', number>>
}

const rank: Readonly<Record<RiskLevel, number>> = { high: 0, medium: 1, low: 2 }
const longestReminder = 90
const mostShown = 0.75

/** A text by its letters and digits alone, so that two ways of writing it are one. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The first words of a text that was read before; all of it where that would leave out less than a quarter. */
function reminder(text: string): string {
  const letters = [...text]
  if (letters.length * mostShown <= longestReminder) return text
  const cut = letters.slice(0, longestReminder).join('')
  const words = cut.replace(/\s+\S*$/u, '')
  return `${(words === '' ? cut : words).replace(/[\s,;:]+$/u, '')}…`
}

function sentencesOf({ mainPurpose, summary, citations }: Summary): string[] {
  const cited = citations.flatMap(({ field, at }) =>
    field === 'summary' && at ? [summary.slice(at.start, at.end)] : [],
  )
  return [mainPurpose, ...cited, ...summary.split(/(?<=[.!?؟])\s+|(?<=[。！？])/u)]
}

function readDetail(summary: Summary, index: number, isRead: (text: string) => boolean) {
  const text = summary.criticalDetails[index] ?? ''
  const split = splitDetail(text)
  const fact = summary.facts?.[index]
  const isTrue = fact !== undefined && fact.value !== '' && text.includes(fact.value)
  const label = isTrue && text.includes(fact.label) ? fact.label : (split.label ?? '')
  const after = text.startsWith(`${label}:`) ? text.slice(label.length + 1).trim() : text
  const value = isTrue ? fact.value : after
  const isWhole = bare(value) === bare(after)
  const wasRead = isRead(after)
  return {
    index,
    label: label === '' ? null : label,
    value: isWhole && wasRead ? reminder(value) : value,
    sentence: isWhole ? null : wasRead ? wordsAround(after, value) : after,
    kind: fact?.kind ?? '',
    isRepeated: wasRead && label === '',
  }
}

/**
 * What is read in which section, so that no sentence is read twice: a point that the summary or the risks say stays there.
 * Risks come by severity, and all of them are read whole.
 */
export function readingOrder(summary: Summary): ReadingOrder {
  const read = new Set(sentencesOf(summary).map(bare))
  read.delete('')
  const isRead = (text: string) => read.has(bare(text))
  const risks = summary.risks
    .map((text, index) => ({
      index,
      text,
      severity: severityOf(summary, index),
    }))
    .sort((a, b) => rank[a.severity] - rank[b.severity])
  for (const text of summary.risks) read.add(bare(text))

  const take = (field: PlainField): ReadPoint[] => {
    const all = summary[field].map((text, index) => ({ index, text }))
    const fresh = all.filter(({ text }) => {
      const isFresh = !isRead(text)
      read.add(bare(text))
      return isFresh
    })
    return fresh.length > 0
      ? fresh
      : all.map(({ index, text }) => ({ index, text: reminder(text) }))
  }
  const keyPoints = take('keyPoints')
  const all = summary.criticalDetails.map((_, index) => readDetail(summary, index, isRead))
  const fresh = all.filter(({ isRepeated }) => !isRepeated)
  const details = (fresh.length > 0 ? fresh : all).map(({ isRepeated: _, ...detail }) => detail)
  for (const { sentence } of details) if (sentence !== null) read.add(bare(sentence))
  const plain = {
    keyPoints,
    conclusions: take('conclusions'),
    recommendations: take('recommendations'),
  }
  return {
    plain,
    risks,
    details,
    elsewhere: {
      keyPoints: summary.keyPoints.length - plain.keyPoints.length,
      conclusions: summary.conclusions.length - plain.conclusions.length,
      recommendations: summary.recommendations.length - plain.recommendations.length,
      criticalDetails: summary.criticalDetails.length - details.length,
    },
  }
}
