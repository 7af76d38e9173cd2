import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'

const maxWords = 60
const fewest = 5
const linesBelow = 4
const longestLine = 120
const endsOpen = /[\p{L}\p{N}]$/u
const endsSentence = /[.!?。！؟]$/u
const lineBelow = /^\s{0,80}([^\n]{3,200})/u
const isRow = /[:：|]\s|[:：]$|^[\p{N}\p{Lu}]{1,3}[.)]\s/u
/** With a day or an hour. */
const saysWhen = /\p{N}/u

/** An announcement that is set over several lines: `will be held on`, and below it the day, the hour and the place. */
export function goesOnBelow({ content }: Reading, sentence: Sentence): Excerpt | undefined {
  if (!endsOpen.test(sentence.text) || sentence.words < fewest) return undefined
  let { end } = sentence
  for (let added = 0; added < linesBelow; added += 1) {
    const match = lineBelow.exec(content.slice(end, end + 300))
    const line = match?.[1]?.trim() ?? ''
    if (line === '' || line.length > longestLine || isRow.test(line)) break
    end += (match?.[0] ?? '').trimEnd().length
    if (endsSentence.test(line)) break
  }
  return saysWhen.test(content.slice(sentence.end, end))
    ? excerptOf(content, { ...sentence, end }, maxWords)
    : undefined
}
