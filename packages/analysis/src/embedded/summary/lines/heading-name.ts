import type { Stemmer } from '../../../text/words/tokens.ts'
import { isGreeting } from '../../document/wording/noise.ts'
import { partNumberOf } from '../../document/wording/part-number.ts'
import { looksLikeAddress } from '../../findings/parties/address-blocks.ts'
import { addressesSomebody, namesOrganization } from '../../findings/parties/parties.ts'
import type { Language } from '../../languages/load-language.ts'

const mostWordsOfHeading = 5

/** `Orme Ltd`, `35600 REDON`, `Avv. Paolo Donati`: a line of an address, or who signs. Titles stay with a name in any language. */
const titled =
  /^(?:Geom|Avv|Dott|Ing|Arch|Rag|Dr|Prof|Mrs?|Ms|Lic|Mag|Mtre|Me|Mgr|inż|mgr|Abg|Dra)\.ssa?\s|^(?:Geom|Avv|Dott|Ing|Arch|Rag|Dr|Prof|Mrs?|Ms|Lic|Mag|Mgr|Dra)\.?\s\p{Lu}/u

function namesSomebody(heading: string): boolean {
  return (
    /^\p{N}{4}/u.test(heading) ||
    titled.test(heading) ||
    namesOrganization(heading) ||
    addressesSomebody(heading) ||
    looksLikeAddress(heading)
  )
}

const vowel = /[aeiouyäöüáéíóúàèìòùâêîôûåæøąęё]|[^a-z]/u

/** A heading in capitals in the letters that its words have elsewhere: `PLACE OF WORK` becomes `Place of work`. */
export function calm(
  heading: string,
  head: string,
  { isStopWord }: Stemmer,
  { phrases }: Language,
): string {
  if (heading !== heading.toUpperCase()) return heading
  const words = heading.split(' ').map((word) => {
    const lower = word.toLowerCase()
    if (word === 'I') return word
    // Words of three letters are mostly abbreviations, these are none.
    if (phrases.shortWord.test(word)) return lower
    const isWord = word.length > 3 && vowel.test(lower)
    return isWord || head.includes(lower) || isStopWord(lower) ? lower : word
  })
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Stopped – do not take` is a label without what explains it. */
const explained = /\s[–—]\s\p{Ll}.*$/u

/** A short heading that is neither a date, an address, a greeting nor a line with a label. */
export function nameOfHeading(whole: string, language: Language): string {
  const plain = whole.replace(explained, '')
  const heading = plain.slice(partNumberOf(plain, language).length)
  if (isGreeting(`${heading},`, language) || namesSomebody(heading)) return ''
  const name = heading.replace(/^(?:[\p{N}.§)ºª°\s]+|[IVX]+\s?[.–-]\s)|[.:。：]+$/gu, '')
  if (name.split(' ').length > mostWordsOfHeading) return ''
  return /[:,]|\p{N}/u.test(name) || language.phrases.headsNothing.test(name) ? '' : name
}
