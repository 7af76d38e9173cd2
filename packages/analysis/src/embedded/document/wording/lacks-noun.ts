import type { LanguageCode } from '../../../text/language-codes.ts'
import { stopWords } from '../../../text/words/stop-words.ts'
import { everywhere } from '../../languages/everywhere.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'

const word = /[\p{L}’'-]+/gu
const none: ReadonlySet<string> = new Set()
/** So far from the beginning a pronoun mostly stands for something nearer than the sentence before. */
const mostWordsBefore = 10
const mostWordsBeforeSuch = 7
const shortestStem = 4
const shortestPlural = 4
/** A number counts something, and what stands in front of a colon or a semicolon may be what is meant. */
const breaksBefore = /[\p{N}:;]/u

/** Whether a pronoun, or a noun behind `such`, stands for what the sentence itself does not name: `You lose it if you are late.` */
export function lacksNoun(text: string, language: Language): boolean {
  return lacksNounOfPronoun(text, language) || lacksNamedBySuch(text, language)
}

function lacksNounOfPronoun(text: string, language: Language): boolean {
  const { phrases, code } = language
  for (const { 0: pronoun, index } of text.matchAll(everywhere(phrases.standsForNoun))) {
    // German tells `Sie`, the reader, from `sie` by its letter alone.
    if (/^\p{Lu}/u.test(pronoun) && (index > 0 || code === 'de')) continue
    if (phrases.standsForNothing.test(text.slice(index))) continue
    return !mayNameSomething(text.slice(0, index), language)
  }
  return false
}

/** Whether a noun may stand in what comes before a pronoun; in doubt one does. */
function mayNameSomething(before: string, { phrases, code }: Language): boolean {
  if (breaksBefore.test(before) || phrases.aheadOfNoun.test(before)) return true
  const words = before.match(word) ?? []
  if (words.length > mostWordsBefore) return true
  const stops = stopWords[code as LanguageCode] ?? none
  let isBehindContent = false
  for (const [at, one] of words.entries()) {
    if (stops.has(one.toLowerCase())) {
      isBehindContent = false
      continue
    }
    if (at > 0 && /^\p{Lu}/u.test(one)) return true
    if (code === 'de') {
      if (at === 0 && words.length > 1) return true
      continue
    }
    if (isBehindContent || (one.length > shortestPlural && one.endsWith('s'))) return true
    isBehindContent = true
  }
  return false
}

/** `Interest is frozen while such an arrangement is kept to.` */
function lacksNamedBySuch(text: string, { phrases }: Language): boolean {
  const found = followedBy(phrases.suchOne, '(?<noun>\\p{Ll}{4,})').exec(text)
  const noun = found?.groups?.['noun'] ?? ''
  if (found === null || noun === '') return false
  const before = text.slice(0, found.index)
  if (breaksBefore.test(before) || (before.match(word)?.length ?? 0) > mostWordsBeforeSuch)
    return false
  const stem = noun.slice(0, Math.max(shortestStem, noun.length - 2)).toLowerCase()
  return !before.toLowerCase().includes(stem)
}
