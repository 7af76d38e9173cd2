import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { namesOrganization } from './parties.ts'

const firstLine = 2
const lastLine = 16
const linesBelow = 4
const longestLine = 48
const endsInLetter = /\s\p{L}$/u
const nameOfPerson =
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|(?:van|von|der|den|de|da|di|del|la|le|dos|das|bin|al))){1,4}$/u
/** Post codes of the countries whose letters are read, and boxes. */
const postCode =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,2}\p{N}{1,2}\p{Lu}? \p{N}\p{Lu}{2}|\p{Lu}\p{N}\p{Lu} \p{N}\p{Lu}\p{N}|\p{N}{5}(?:-\p{N}{3,4})?|\p{N}{2}-\p{N}{3}|\p{N}{4}-\p{N}{3}|\p{N}{4} \p{Lu}{2}|\p{Lu}{2,3} \p{N}{4,5}|\p{N}{4}(?= \p{Lu}\p{L}+$)|(?:PO |P\.O\. )?Box \p{N}+)(?![\p{L}\p{N}])/u
const street = /^\p{N}{1,4}\p{L}?,? \p{Lu}\p{L}+ \p{L}|\p{L}{3} \p{N}{1,4} ?\p{L}?$/u

/** Whether a line is one of an address by its looks: a street with a number, or a post code. */
export function looksLikeAddress(line: string): boolean {
  return postCode.test(line) || street.test(line)
}

/** Whether a line is the name of a person over a street and a post code: whom a letter without a form of address is for. */
export function opensAddress(
  sentences: readonly Sentence[],
  at: number,
  { phrases }: Language,
): boolean {
  const name = sentences[at]
  if (name === undefined || name.order < firstLine || name.order > lastLine) return false
  if (!nameOfPerson.test(name.text) || phrases.notSomebody.test(name.text)) return false
  if (namesOrganization(name.text) || endsInLetter.test(name.text)) return false
  const below = sentences.slice(at + 1, at + 1 + linesBelow)
  const end = below.findIndex(({ text }) => text.length > longestLine || /[:：]/u.test(text))
  const lines = end < 0 ? below : below.slice(0, end)
  const [street] = lines
  return (
    street !== undefined &&
    lines.some(({ text }) => postCode.test(text)) &&
    (/\p{N}/u.test(street.text) || nameOfPerson.test(street.text))
  )
}
