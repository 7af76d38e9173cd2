import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Sentence } from '../document/parse.ts'
import type { Language } from '../languages/load-language.ts'
import { isBeside } from './lines/beside-matter.ts'
import type { PointContext } from './points.ts'
import { isOverview } from './purpose/report-sections.ts'

const mostSentences = 4
const mostWords = 90
const maxWords = 65
const shareLooked = 0.3
const endsSentence = /[.!?。！？]["'”’»)]*$/u

/** What a paper itself says in short: what follows on `In short:`, or the first sentences below such a heading. */
export function overviewOf({ genre, reading, whole }: PointContext): Excerpt[] {
  if (genre === 'paper' || genre === 'meeting') return []
  const { content, rules } = reading
  const last = shareLooked * content.length
  const at = whole.findIndex(({ sentence }) => sentence.start < last && opens(sentence, rules))
  const first = whole[at]?.sentence
  if (first === undefined) return []
  const isPart = (one: Sentence): boolean =>
    rules.phrases.inShort.test(first.text)
      ? one.block === first.block
      : one.heading === first.heading
  const told: Sentence[] = []
  let words = 0
  for (const { sentence } of whole.slice(at, at + mostSentences)) {
    words += sentence.words
    const isRoom = told.length === 0 || words <= mostWords
    if (!isRoom || !isPart(sentence) || !endsSentence.test(sentence.text)) break
    if (!isBeside(sentence.text, rules)) told.push(sentence)
  }
  return told.map((sentence) => excerptOf(content, sentence, maxWords))
}

function opens({ text, heading }: Sentence, language: Language): boolean {
  return language.phrases.inShort.test(text) || isOverview(heading, language)
}
