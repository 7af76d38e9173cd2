import type { Language } from '../languages/load-language.ts'

/** Whether a sentence tells what its writer does, and asks nothing of whoever reads it. */
export function isOwnPromise(text: string, { phrases }: Language): boolean {
  return phrases.writerSpeaks.test(text) && !phrases.asksOfReader.test(text)
}

const name = String.raw`(?!(?:Right|Failure|Access|Duty|Notice|Thanks|Due|Prior|Subject|Next|Permission|Need|Proposal|Motion|Amendment|Decision|Request|Plan|Offer|Attempt|Power|Application|Members?|Owners?|Residents?)\s)\p{Lu}[\p{L}'’-]+`
const names = `${name}(?: \\p{Lu}[\\p{L}'’-]+){0,3}(?:(?:,| and|, and) ${name}(?: \\p{Lu}[\\p{L}'’-]+)?)?`
const assigning = new RegExp(`(?:^|[;:.–] )${names} to \\p{Ll}{2,}`, 'u')
const promising = new RegExp(`(?:^|[;:.–] )${names} will \\p{Ll}{2,}`, 'u')

/** Whether minutes say who does what: `Ben to order the sign`, and by when, `Ann will write to the council by Friday`. */
export function assignsTask(text: string, hasDeadline: boolean): boolean {
  return assigning.test(text) || (hasDeadline && promising.test(text))
}

/** What follows `but`, else the whole sentence: nothing before it takes the alarm out of what follows. */
export function lastWordOf(text: string, { phrases }: Language): string {
  const at = text.search(phrases.turnsRound)
  return at < 0 ? text : text.slice(at)
}
