import type { Language } from '../../languages/load-language.ts'

const longestOpening = 300
/** The number or bullet in front of an item. */
const mark = /^(?:[-–•*]\s?|\p{N}{1,2}[.)]\s)/u

/** Whether a sentence asks its reader for something, with none of the usual words. */
export function isAskedPlainly(text: string, { phrases }: Language): boolean {
  const opening = text.slice(0, longestOpening)
  return (
    phrases.asksPlainly.test(opening) ||
    phrases.asksInInfinitive.test(opening.replace(mark, '')) ||
    phrases.courtOrders.test(opening) ||
    phrases.asksInQuestion.test(text)
  )
}
