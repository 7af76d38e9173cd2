import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'
import type { PointContext } from '../points.ts'

const wordsOfParties = 80
const sentencesLooked = 12
const linesOfParties = 4

/** `This Agreement is made between` with the names on the lines below it. */
export function partiesBelow({ reading }: PointContext): Excerpt | undefined {
  const all = reading.candidates.slice(0, sentencesLooked).map(({ sentence }) => sentence)
  const { between, contractIsMade } = reading.rules.phrases
  const endsBetween = atEnd(between, '[:：]?')
  const at = all.findIndex(({ text }) => endsBetween.test(text) && contractIsMade.test(text))
  const from = all[at]
  if (from === undefined) return undefined
  let { end, words } = from
  let isWhole = false
  for (const next of all.slice(at + 1, at + 1 + linesOfParties)) {
    if (words + next.words > wordsOfParties) break
    end = next.end
    words += next.words
    isWhole = /[.。]$/u.test(next.text)
    if (isWhole) break
  }
  const whole = { start: from.start, end }
  return isWhole ? excerptOf(reading.content, whole, wordsOfParties) : undefined
}
