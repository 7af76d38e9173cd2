import type { Language } from '../../languages/load-language.ts'

/** `H314 Causes severe burns`: the statements of a safety data sheet. */
const statement =
  /(?<![\p{L}\p{N}])(?:EUH\p{N}{3}|H[23]\p{N}{2}[A-Za-z]{0,2})[\s:–-]{1,3}\p{Lu}\p{Ll}/u

/** Whether a sentence tells of what injures or kills somebody. */
export function mayInjure(text: string, { phrases }: Language): boolean {
  return phrases.injures.test(text) || statement.test(text)
}
