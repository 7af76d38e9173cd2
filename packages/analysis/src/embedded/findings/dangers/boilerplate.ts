import type { Language } from '../../languages/load-language.ts'

/** Whether a sentence only tells what nearly every paper of its kind does: which court decides, who may copy it. */
export function isBoilerplate(text: string, { phrases }: Language): boolean {
  return (
    phrases.namesVenue.test(text) ||
    phrases.tellsHowToRead.test(text) ||
    phrases.mayNotBeCopied.test(text)
  )
}
