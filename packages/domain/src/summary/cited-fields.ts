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
const betweenPassages = ' … '

/** The answer where a document speaks of what was asked but does not plainly answer: one passage or several, best first, each in quotation marks. */
export function closestPassage(...passages: string[]): string {
  return `${closestOpening} ${passages.map((passage) => `"${passage}"`).join(betweenPassages)}`
}

/** The opening of a {@link closestPassage} and its passages, each with its quotation marks. */
export function closestPassageParts(result: string): { opening: string; passages: string[] } {
  const passages = result.slice(closestOpening.length).trim()
  return { opening: closestOpening, passages: passages.split(`"${betweenPassages}"`).map(quoted) }
}

function quoted(part: string, at: number, { length }: readonly string[]): string {
  return `${at > 0 ? '"' : ''}${part}${at < length - 1 ? '"' : ''}`
}

/** What an answer's text shows it to be. */
export function verdictOf(result: string): 'answer' | 'closest' | 'absent' {
  if (result === notMentioned) return 'absent'
  return result.startsWith(closestOpening) ? 'closest' : 'answer'
}
