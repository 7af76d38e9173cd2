import type { Language } from '../../languages/load-language.ts'
import { anyOf, perLanguage } from '../../languages/phrases/per-language.ts'

const boilerplate = perLanguage(
  ({ namesVenue, tellsHowToRead, mayNotBeCopied, bothMayEnd }) =>
    new RegExp(anyOf([namesVenue, tellsHowToRead, mayNotBeCopied, bothMayEnd]), 'iu'),
)

/** Whether a sentence only tells what nearly every paper of its kind does: which court decides, who may copy it, and that either side may end it when the other breaks it. */
export function isBoilerplate(text: string, language: Language): boolean {
  return boilerplate(language).test(text)
}
