import type { Summary } from '@precis/domain'
import * as texts from './texts.ts'

export interface SectionRef {
  readonly id: string
  readonly tab: string
}

/** The sections of a result that hold something, in order. */
export function sectionsOf(summary: Summary, hasNotes: boolean): SectionRef[] {
  const all: (SectionRef & { isThere: boolean })[] = [
    { id: 'sum', tab: texts.summary, isThere: true },
    { id: 'kp', tab: texts.keyPoints, isThere: summary.keyPoints.length > 0 },
    { id: 'rk', tab: texts.risks, isThere: summary.risks.length > 0 },
    { id: 'cd', tab: texts.criticalDetails, isThere: summary.criticalDetails.length > 0 },
    {
      id: 'cr',
      tab: summary.conclusions.length > 0 ? texts.conclusions : texts.recommendations,
      isThere: summary.conclusions.length + summary.recommendations.length > 0,
    },
    { id: 'nt', tab: texts.notes, isThere: hasNotes },
  ]
  return all.filter(({ isThere }) => isThere)
}

const lists = [
  { field: 'keyPoints', name: texts.keyPointsText },
  { field: 'conclusions', name: 'conclusions' },
  { field: 'recommendations', name: 'recommendations' },
  { field: 'criticalDetails', name: texts.criticalDetailsText },
  { field: 'risks', name: 'risks' },
] as const

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

const all = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `No conclusions or risks were found in this document.`; null when every list that could be judged holds something. */
export function absenceSentence(summary: Summary): string | null {
  const isJudged = (field: (typeof lists)[number]['field']) => !summary.unjudged?.includes(field)
  const absent = lists.filter(({ field }) => summary[field].length === 0 && isJudged(field))
  if (absent.length === 0) return null
  return texts.noWereFoundInThisDocument(either.format(absent.map(({ name }) => name)))
}

/** Says which lists may lack something because the language of the document has no rules; null when none does. */
export function unjudgedSentence(summary: Summary): string | null {
  const names = lists.filter(({ field }) => summary.unjudged?.includes(field)).map((x) => x.name)
  if (names.length === 0) return null
  return texts.inTheLanguageOfThisDocument(all.format(names))
}
