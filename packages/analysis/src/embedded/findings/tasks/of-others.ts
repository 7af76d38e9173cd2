import { everywhere } from '../../languages/everywhere.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import { favorsReader } from '../dangers/burdens.ts'

/* Duties that are not those of whoever reads the paper. */

/** A sentence without what its writer has to do and without reasons. */
export function withoutDutiesOfOthers(text: string, { phrases }: Language): string {
  return text
    .replace(everywhere(phrases.dutyOfWriter), ' ')
    .replace(everywhere(phrases.givesReason), ' ')
}

/** Whether a meeting only took note of the minutes of the one before. */
export function takesFormerMinutes(text: string, { phrases }: Language): boolean {
  return phrases.takesMinutes.test(text) || phrases.confirmsMinutes.test(text)
}

const longestOpening = 200
const mostBeforeSaid = 81
const mostBeforeDissent = 60

/** Whether a record of a meeting tells what one of those there said or offered, which nobody has to do. */
export function isReported(text: string, { phrases }: Language): boolean {
  const opening = text.slice(0, longestOpening)
  const at = opening.search(phrases.saidAtMeeting)
  const isSaid = at >= 0 && at <= mostBeforeSaid && !/[;:]/u.test(opening.slice(0, at))
  return isSaid || phrases.takesMinutes.test(opening)
}

/** Whether a sentence tells that somebody was against what was decided, or why: `Mr Pell voted no`. */
export function isDissent(text: string, { phrases }: Language): boolean {
  const at = text.search(phrases.dissents)
  return at >= 0 && at <= mostBeforeDissent && !/[;:.]/u.test(text.slice(0, at))
}

const actOf = perLanguage(
  ({ endedBy }) => new RegExp(`^(?:\\p{L}+ ){1,4}?(?:${endedBy.source})`, 'iu'),
)
const behindArticle = 8

/** Whether a sentence speaks of what the other side does or bears, and nowhere of its reader: `Notice by the employer must give reasons`. */
export function isLeftToOther(text: string, language: Language): boolean {
  const { frames, phrases } = language
  // In Polish both `side` and `on the part of` are the same word.
  if (text.replace(phrases.endedBy, ' ').search(frames.reader) >= 0) return false
  const [act = ''] = actOf(language).exec(text) ?? []
  const at = text.slice(act.length).search(frames.other)
  const isByOther = act !== '' && at >= 0 && at <= behindArticle
  return isByOther || (favorsReader(text, language) && text.search(frames.other) >= 0)
}
