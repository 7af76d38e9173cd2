import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'

const tellsTime = /\d/u

/** Whether a passage only announces that something is told elsewhere. */
export function announces(passage: string, { phrases }: Language): boolean {
  return phrases.announcesTime.test(passage) && !tellsTime.test(passage)
}

const listed = String.raw`\s?(?:\(\d\))?\s?[:：]`

/** Whether a line lists what is enclosed. */
export function listsEnclosures(passage: string, { phrases }: Language): boolean {
  return followedBy(phrases.listsEnclosures, listed).test(passage.trimStart())
}

const calendarDay = /(?<!\d)(?:19|20)\d\d(?!\d)/u

/** Whether a passage tells what follows an end or a beginning, and not when that is: `After the end of the lease …`. */
export function supposesEnd(passage: string, { phrases }: Language): boolean {
  return phrases.supposesEnd.test(passage) && !calendarDay.test(passage)
}
