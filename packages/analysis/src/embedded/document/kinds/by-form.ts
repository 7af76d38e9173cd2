import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'

/* What a document is by its form, where no heading says so. */

/** `12. My driver stops. What now?`: a line with a number that asks something, in front of its answer. */
const numberedQuestion =
  /^(?:Q\s?)?\p{N}{1,3}(?:\.\p{N}{1,2})?[.):]?\s(?:\|\s)?[^|\n]{8,200}[?？](?:\s|$)/gmu
const fewestQuestions = 6
const linesOfQuestions = 40

/** Whether question after question is numbered. */
export function isQuestionList(body: string): boolean {
  const found = body.match(numberedQuestion)?.length ?? 0
  return found >= fewestQuestions && found * linesOfQuestions >= body.split('\n').length
}

const opensLine = String.raw`(?:^|\n)[^\S\n]{0,20}`

/** What a contract calls itself by the words with which it opens. */
export function nameOfDeed(opening: string, { phrases }: Language): string | undefined {
  const deed = followedBy(phrases.deedItself, '', opensLine, 'u')
  const name = deed.exec(opening)?.[1]?.toLowerCase()
  return name === undefined ? undefined : name.charAt(0).toUpperCase() + name.slice(1)
}
