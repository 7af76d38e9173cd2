import type { Summary } from '@precis/domain'

export interface SectionRef {
  readonly id: string
  readonly tab: string
}

/** The sections of a result that hold something, in order. */
export function sectionsOf(summary: Summary): SectionRef[] {
  const all: (SectionRef & { isThere: boolean })[] = [
    { id: 'sum', tab: 'Summary', isThere: true },
    { id: 'kp', tab: 'Key Points', isThere: summary.keyPoints.length > 0 },
    {
      id: 'cr',
      tab: summary.conclusions.length > 0 ? 'Conclusions' : 'Recommendations',
      isThere: summary.conclusions.length + summary.recommendations.length > 0,
    },
    { id: 'cd', tab: 'Critical Details', isThere: summary.criticalDetails.length > 0 },
    { id: 'rk', tab: 'Risks', isThere: summary.risks.length > 0 },
  ]
  return all.filter(({ isThere }) => isThere)
}

const lists = [
  { field: 'keyPoints', name: 'key points' },
  { field: 'conclusions', name: 'conclusions' },
  { field: 'recommendations', name: 'recommendations' },
  { field: 'criticalDetails', name: 'critical details' },
  { field: 'risks', name: 'risks' },
] as const

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** `No conclusions or risks were found in this document.`; null when every list holds something. */
export function absenceSentence(summary: Summary): string | null {
  const absent = lists.filter(({ field }) => summary[field].length === 0).map(({ name }) => name)
  return absent.length === 0 ? null : `No ${either.format(absent)} were found in this document.`
}
