import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { anyOf, perLanguage } from '../../languages/phrases/per-language.ts'

const mostWords = 60
const endsSentence = /[.!?。！]$/u
const numbered = String.raw`^(?:\p{L}[.)]? +|[\p{N}.)\s]*)`
const mark = '[:.]?$'

const headings = perLanguage((phrases) => ({
  opinion: followedBy(phrases.opinionHeading, mark, numbered),
  overview: new RegExp(
    `${numbered}${anyOf([phrases.opinionHeading, phrases.overviewHeading])}${mark}`,
    'iu',
  ),
  ownDecision: followedBy(phrases.ownDecisionHeading, mark, String.raw`^[\p{N}.)\s]*`),
  method: followedBy(phrases.methodHeading, '', String.raw`^(?:(?:\p{L}|[\p{N}.]+)\s+)?`),
}))

/** Whether a heading is that of a report's overall opinion. */
export function isOpinion(heading: string, language: Language): boolean {
  return headings(language).opinion.test(heading)
}

/** Whether the section below a heading says in short what happened. */
export function isOverview(heading: string, language: Language): boolean {
  return headings(language).overview.test(heading)
}

/** Whether a letter says below a heading what was decided. */
export function isOwnDecision(heading: string, language: Language): boolean {
  return headings(language).ownDecision.test(heading)
}

/** Whether a report says below a heading how somebody went about it, and nothing of what was found. */
export function isOfMethod(heading: string, language: Language): boolean {
  return headings(language).method.test(heading)
}

/** A sentence with those that follow it, where a report gives its opinion in them. */
export function withOpinion({ candidates, rules }: Reading, sentence: Sentence): Span {
  if (!isOpinion(sentence.heading, rules)) return sentence
  let { end } = sentence
  let words = sentence.words
  for (const { sentence: next } of candidates) {
    if (next.order <= sentence.order || next.block !== sentence.block) continue
    words += roughWordCount(next.text)
    if (words > mostWords || next.kind !== 'prose' || !endsSentence.test(next.text)) break
    end = next.end
  }
  return { start: sentence.start, end }
}

/** Whether a sentence says how somebody went about a report, or only what is to be asked. */
export function isBesidePoint({ text, heading }: Sentence, language: Language): boolean {
  return language.phrases.onlyAsks.test(text) || isOfMethod(heading, language)
}
