import type { Language } from '../../languages/load-language.ts'

const iban = /(?<!\p{L})IBAN(?!\p{L})|(?<![\p{L}\p{N}])[A-Z]{2}\p{N}{2}(?: ?[A-Z\p{N}]{4}){3,7}/iu

/** Whether a text tells the account to which to pay. */
export function tellsAccount(text: string, { phrases }: Language): boolean {
  return /\p{N}{4}/u.test(text) && (iban.test(text) || phrases.bankAccount.test(text))
}

const mostWordsOfBan = 22

/** Whether a short sentence forbids something. */
export function forbids(text: string, words: number, { phrases }: Language): boolean {
  return words <= mostWordsOfBan && phrases.banned.test(text)
}

const mostWordsOfStanding = 24

/** Whether a short sentence says how things stand: that nothing is decided, or that a paper is no bill. */
export function tellsStanding(text: string, words: number, { phrases }: Language): boolean {
  return words <= mostWordsOfStanding && phrases.standsSo.test(text)
}

const fewestDenied = 3

/** Whether a labeled line says what may not be, or is not there: `Driving: not for 4 weeks`. */
export function deniesWhat(value: string, { phrases }: Language): boolean {
  const words = value.split(' ').length
  return words >= fewestDenied && words <= mostWordsOfBan && phrases.deniesValue.test(value)
}
