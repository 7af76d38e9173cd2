import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import { endsBetween } from '../../document/wording/between.ts'
import type { PointContext } from '../points.ts'

const wordsOfParties = 80
const sentencesLooked = 12
const linesOfParties = 4
export const agrees =
  /(?<!\p{L})(?:agreement|contract|lease|deed|made|entered|\p{L}*vertrag|geschlossen|vereinbart|contrat|conclu|contrato|celebra\p{L}*|contratto|stipula\p{L}*|\p{L}*overeenkomst|gesloten|umow\p{L}|zawart\p{L}|договор\p{L}?|заключили)(?!\p{L})/iu

/** `This Agreement is made between` with the names on the lines below it. */
export function partiesBelow({ reading }: PointContext): Excerpt | undefined {
  const all = reading.candidates.slice(0, sentencesLooked).map(({ sentence }) => sentence)
  const at = all.findIndex(({ text }) => endsBetween.test(text) && agrees.test(text))
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
