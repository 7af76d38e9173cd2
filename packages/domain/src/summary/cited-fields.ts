// Free of zod, so that the workers stay small.
export const citedFields = [
  'mainPurpose',
  'summary',
  'keyPoints',
  'conclusions',
  'criticalDetails',
  'recommendations',
  'risks',
  'answer',
] as const
export type CitedField = (typeof citedFields)[number]

/** The fields of a summary that are lists of points. */
export const listFields = [
  'keyPoints',
  'conclusions',
  'criticalDetails',
  'recommendations',
  'risks',
] as const satisfies readonly CitedField[]
export type ListField = (typeof listFields)[number]

export const notMentioned = 'Not mentioned in document'

const closestOpening = 'Closest passage:'

/** The answer where a document speaks of what was asked but does not plainly answer. */
export function closestPassage(passage: string): string {
  return `${closestOpening} "${passage}"`
}

/** What an answer's text shows it to be. */
export function verdictOf(result: string): 'answer' | 'closest' | 'absent' {
  if (result === notMentioned) return 'absent'
  return result.startsWith(closestOpening) ? 'closest' : 'answer'
}
