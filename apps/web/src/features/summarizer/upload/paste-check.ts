import { countWords, formatCount, type Policy } from '@precis/domain'
import * as texts from './texts.ts'

export interface PasteCheck {
  readonly words: number
  readonly isEmpty: boolean
  readonly isTooLong: boolean
}

/** Judges pasted text by words and by characters; nothing is ever cut. */
export function checkPaste(text: string, policy: Policy): PasteCheck {
  const words = countWords(text)
  return {
    words,
    isEmpty: text.trim() === '',
    isTooLong: words > policy.maxPasteWords || text.length > policy.maxPasteCharacters,
  }
}

/** `Text exceeds 15,000 word limit. Please reduce the length of your text.` */
export function pasteLimitMessage(policy: Policy): string {
  return texts.textExceedsWordLimitPleaseReduce(formatCount(policy.maxPasteWords))
}
