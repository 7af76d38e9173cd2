import { isGround } from '../../../document/wording/grounds.ts'
import type { Language } from '../../../languages/load-language.ts'
import { followedBy } from '../../../languages/phrases/followed-by.ts'
import { anyOf, perLanguage } from '../../../languages/phrases/per-language.ts'

/** `¹ Begun within three days` explains a mark in a table. */
const footnote = /^(?:[¹²³⁴⁵⁶⁷⁸⁹⁰]|[*†‡]\s?\p{L}|\(\p{N}\)\s\p{Ll})/u
/** `Why we did this audit.` in front of its paragraph is a heading. */
const restOfHeading = String.raw`(?:\s[\p{L}’'-]+){1,5}\.$`
/** `We: the company named above` says who is meant. */
const openingQuote = '^["“«„]?'
const behindPerson = String.raw`["”»“]?\s?[:：=]`
/** `1: no repair is needed`, amid a text: what a mark means. */
const meansMark = /^\p{N}{1,2}: /u

const beside = perLanguage((phrases) => {
  const explained = anyOf([
    phrases.givesGrades,
    phrases.whyMailed,
    phrases.howToFill,
    phrases.goesWithPapers,
    phrases.whichEdition,
    phrases.howFiguresStand,
    phrases.courseOfCase,
  ])
  return [
    footnote,
    meansMark,
    new RegExp(explained, 'iu'),
    followedBy(phrases.questionWord, restOfHeading, '^'),
    followedBy(phrases.personMeant, behindPerson, openingQuote),
  ]
})

/** Whether a sentence only explains, beside what a paper is for: a mark, its grades, what it rests on, how it is filled in. */
export function isBesidePurpose(text: string, language: Language): boolean {
  return isGround(text, language) || beside(language).some((pattern) => pattern.test(text))
}

/** Whether a sentence says that something was decided or is made known, and not what. */
export function announcesOnly(text: string, { phrases }: Language): boolean {
  return phrases.saysThatDecided.test(text) || phrases.followsBelow.test(text)
}
