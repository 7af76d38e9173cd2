import type { Language } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'

/** `"Premises" means`: a word in quotation marks. */
const quoted = /^(?:["“„«»‹'‘][^"”“»›'’]{1,60}["”“»›'’] ?|[「『][^」』]{1,30}[」』])/u
const numberedHeading = /^(?:§\.? ?\p{N}+\.?|\p{N}{1,2}\.?) ?[-–—.:]? ?\p{L}[^.;:!?]{3,60}$/u

/** What a word means and what a heading names threaten nobody. */
export function isMereName({ kind, text }: Unit, language: Language): boolean {
  return kind !== 'row' && (isDefinition(text, language) || isNumberedHeading(text, language))
}

function isDefinition(text: string, { phrases }: Language): boolean {
  const [word] = quoted.exec(text) ?? []
  return word !== undefined && text.slice(word.length).search(phrases.means) === 0
}

function isNumberedHeading(text: string, { phrases }: Language): boolean {
  const isNamed = text.search(phrases.partOfText) === 0
  return numberedHeading.test(isNamed ? text.replace(phrases.partOfText, '§') : text)
}
