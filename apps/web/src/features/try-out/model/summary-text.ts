import { citationsOf, type ListField, type Summary } from '@precis/domain'
import type { Place } from '../../../document-view/place.ts'
import * as texts from '../texts.ts'

const sections: readonly (readonly [ListField, string])[] = [
  ['keyPoints', texts.keyPoints],
  ['criticalDetails', texts.criticalDetails],
  ['risks', texts.risks],
]

/** What the try-out shows, as plain text with the place of each source. */
export function summaryText(
  name: string,
  summary: Summary,
  placeOf: (offset: number) => Place,
): string {
  const sourced = (field: ListField | 'mainPurpose', index: number, text: string) => {
    const labels = citationsOf(summary, field, index).map(({ start }) => placeOf(start).label)
    const places = [...new Set(labels)].join(', ')
    return places === '' ? text : `${text} (${places})`
  }
  const parts = [texts.documentTypeOf(name, summary.documentType)]
  if (summary.mainPurpose !== '') {
    parts.push(texts.mainPurposeOf(sourced('mainPurpose', 0, summary.mainPurpose)))
  }
  for (const [field, title] of sections) {
    const lines = summary[field].map(
      (text, index) => `- ${sourced(field, index, text).replaceAll('\n', '\n  ')}`,
    )
    if (lines.length > 0) parts.push([title, ...lines].join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}
