import { type Citation, type ListField, listFields, type Summary } from '@precis/domain'
import { foldItems } from '../../model-output/fold-items.ts'
import type { ResolvedItem, ResolvedPart } from '../../model-output/resolved.ts'

export type MergedSummary = Omit<Summary, 'checks' | 'coverage' | 'suggestedQuestions'>

const summarySentences = 24
const leastForEachPart = 2

/**
 * Joins what is known of the parts, in order: near-identical statements folded, the summary composed of the leading
 * sentences of every part, each sentence with its places. `of`: how many parts there will be.
 */
export function mergeParts(
  content: string,
  parts: readonly ResolvedPart[],
  of: number = parts.length,
): MergedSummary {
  const citations: Citation[] = []
  const purpose = parts.find((part) => part.mainPurpose !== undefined)?.mainPurpose
  if (purpose !== undefined) citations.push(...cite(content, 'mainPurpose', 0, purpose))
  const prose = composeSummary(content, parts, of)
  citations.push(...prose.citations)
  const lists = Object.fromEntries(
    listFields.map((field) => [field, foldItems(parts.flatMap((part) => part.lists[field]))]),
  ) as Record<ListField, ResolvedItem[]>
  for (const field of listFields) {
    for (const [index, item] of lists[field].entries()) {
      citations.push(...cite(content, field, index, item))
    }
  }
  return {
    documentType: mostFrequent(parts.map((part) => part.documentType)),
    mainPurpose: purpose?.text ?? '',
    summary: prose.text,
    keyPoints: textsOf(lists.keyPoints),
    conclusions: textsOf(lists.conclusions),
    criticalDetails: textsOf(lists.criticalDetails),
    recommendations: textsOf(lists.recommendations),
    risks: textsOf(lists.risks),
    riskLevels: lists.risks.map((risk) => risk.level ?? 'medium'),
    citations,
  }
}

function composeSummary(
  content: string,
  parts: readonly ResolvedPart[],
  of: number,
): { text: string; citations: Citation[] } {
  const each =
    of === 1
      ? Number.POSITIVE_INFINITY
      : Math.max(leastForEachPart, Math.floor(summarySentences / of))
  const sentences = foldItems(parts.flatMap((part) => part.summary.slice(0, each)))
  const citations: Citation[] = []
  let text = ''
  for (const sentence of sentences) {
    const start = text === '' ? 0 : text.length + 1
    text = text === '' ? sentence.text : `${text} ${sentence.text}`
    const at = { start, end: text.length }
    citations.push(...cite(content, 'summary', 0, sentence).map((found) => ({ ...found, at })))
  }
  return { text, citations }
}

function cite(
  content: string,
  field: Citation['field'],
  index: number,
  { spans }: ResolvedItem,
): Citation[] {
  return spans.map(({ start, end }) => ({
    field,
    index,
    start,
    end,
    quote: content.slice(start, end),
  }))
}

function textsOf(items: readonly ResolvedItem[]): string[] {
  return items.map(({ text }) => text)
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, { value: string; count: number }>()
  for (const value of values) {
    if (value === '') continue
    const key = value.toLowerCase()
    const known = counts.get(key) ?? { value, count: 0 }
    counts.set(key, { value: known.value, count: known.count + 1 })
  }
  let best = { value: '', count: 0 }
  for (const entry of counts.values()) if (entry.count > best.count) best = entry
  return best.value
}
