import type { Language } from '../../languages/load-language.ts'

/** The number or bullet in front of an item. */
const mark = /^(?:\(?[\p{L}\p{N}]{1,3}[.)]|\p{N}{1,3}(?:\.\p{N}{1,3})+\.?|[-–—•*●▪◦‣·✗✓►>])\s+/u

const longestOpening = 300
/** `Your cover may change: tell your insurer`, `It takes weeks, so apply now`, in small letters behind a statement. */
const behind = /^[^.;:]{8,200}?(?:[:;]|, so) (\p{Ll}.*)$/u

/** Whether a sentence orders something, such as `Have nothing to eat after midnight.` */
export function isOrder(text: string, { phrases }: Language): boolean {
  return phrases.orders.test(text.slice(0, longestOpening).replace(mark, ''))
}

/** Whether a sentence orders something behind a colon. */
export function endsInOrder(text: string, { phrases }: Language): boolean {
  const [, said] = behind.exec(text.slice(0, longestOpening)) ?? []
  return said !== undefined && phrases.orders.test(said)
}
