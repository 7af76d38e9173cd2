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
