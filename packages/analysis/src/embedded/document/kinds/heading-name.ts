import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'

const mostWords = 4
const mostShown = 3
const longest = 44
const longestUnspaced = 16
/** What parts the name of a document from the rest of a heading. */
const edge = /\s[-–—•·]\s|[:|(（,;]|\s(?=(?:n[°º]|№)\s)/iu
/** `V5`, `(v1.9)`: which edition it is. */
const version = /(?<![\p{L}\p{N}])v\.?\s?\p{N}{1,3}(?:\.\p{N}{1,3}){0,3}(?![\p{L}\p{N}])/giu

/** `Annual report 2025/26`, `Budget 2026`: for which year it is. */
const ofYear = /[\s,]+(?:19|20)\p{N}{2}(?:[/–-]\p{N}{1,4})?$/u
export function isUnspaced({ code }: Language): boolean {
  return code === 'zh' || code === 'ja'
}

/**
 * What a heading calls the document, where it does so by a noun for documents: `Annual pension statement` of `ANNUAL PENSION STATEMENT – 2025`;
 * undefined for other headings.
 */
export function nameInHeading(heading: string, language: Language): string | undefined {
  const { documentNoun, endsInNoun } = language
  const { phrases } = language
  const end = endOfName(heading, language)
  const whole = heading.slice(0, end).replace(version, ' ')
  const phrase = withoutOwner(whole, language).trim().replace(ofYear, '')
  if (phrases.numbersMatter.test(heading) || phrases.answeredPaper.test(heading)) return undefined
  if (phrase.search(documentNoun) < 0 || /\p{N}|[.!?@]/u.test(phrase)) return undefined
  if (isUnspaced(language)) {
    const name = phrase.length <= longestUnspaced ? phrase : phrase.split(/\s/u).at(-1)
    return name !== undefined && name.length <= longestUnspaced ? name : undefined
  }
  const words = phrase.split(' ')
  const of =
    words.length === 1 ? phrases.ofMatter.exec(withoutOwner(heading, language))?.[0] : undefined
  if (of !== undefined && of.length <= longest) return of
  if (words.length > mostWords && endsInNoun) return undefined
  const most = words.length > mostWords ? mostShown : mostWords
  const name = wholePhrase(words, most, language).replace(/^an?\s/iu, '')
  return name.length > longest ? undefined : name
}

/** Where the name of a document ends that a heading opens with. */
function endOfName(heading: string, { phrases }: Language): number {
  const ends = [edge, followedBy(phrases.aboutPaper, '\\.?\\s', '\\s')].map((one) =>
    heading.search(one),
  )
  return Math.min(heading.length, ...ends.filter((at) => at >= 0))
}

/** A name without `Your` or `Draft` in front of it. */
function withoutOwner(name: string, { phrases }: Language): string {
  const owner = phrases.ownsPaper.exec(name)?.[0]
  const rest = owner === undefined ? name : name.slice(owner.length)
  return /^\s/u.test(rest) ? rest.trimStart() : name
}

/** The first words, and the next one where they end in `de la`. */
function wholePhrase(words: readonly string[], most: number, { phrases }: Language): string {
  const joins = phrases.joinsName
  let end = Math.min(most, words.length)
  while (end < words.length && joins.test(words[end - 1] ?? '')) end += 1
  while (end > 1 && joins.test(words[end - 1] ?? '')) end -= 1
  return words.slice(0, end).join(' ')
}
