import { endsAsOrganization } from '../../findings/parties/parties.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'

/** Written alike in every language. */
const abbreviated = /^(?:tel|fax|e-?mail|web(?:site)?|iban|bic|cc|p\.?s|re|ref|attn)$/iu
/** `HM/26/0771934`: what it is called by, to be read and not asked. */
const identifier = /^(?=[^\p{Ll}]*\d)[\p{Lu}\d][\p{Lu}\d/.\s-]{3,40}(?:\s?\(.*)?$/u
const amountOrDay =
  /^[\d.,\s]+$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|^\d{4}-\d\d-\d\d|[.,]\d\d$|^\d{1,4}\s?\p{Lu}{1,4}$/u
const code = /::|[{}\\]|<\/?\p{L}|https?:|\p{L}[=_]\p{L}|(?:^|\s)[.~]{0,2}\/\p{L}/u
/** Boxes to tick, which say nothing before they are. */
export const boxes = /[☐□▢❏◻]/u
const quoted = /["„“”«»]/u

/** Whether nobody asks what stands under a label or a heading, or who an organization of that name is. */
export function isNeverAsked(label: string, { phrases }: Language): boolean {
  const named = label.trim()
  return (
    abbreviated.test(label) ||
    phrases.labelAtAGlance.test(label) ||
    phrases.labelOfLetter.test(label) ||
    phrases.labelForTheRecord.test(named) ||
    atEnd(phrases.between).test(named) ||
    phrases.labelOfSpan.test(label) ||
    quoted.test(label) ||
    phrases.headsAnyPaper.test(named) ||
    phrases.barelySum.test(named) ||
    phrases.readerHimself.test(named) ||
    phrases.endsOnFile.test(named) ||
    endsAsOrganization(label)
  )
}

/** Whether a line is written for machines: of a log, an address of the web, a setting. */
export function isMachineText(text: string): boolean {
  return code.test(text.slice(0, 300))
}

/** Whether a value only tells one file from another. */
export function isIdentifier(value: string): boolean {
  const text = value.trim().slice(0, 200)
  return identifier.test(text) && !amountOrDay.test(text)
}
