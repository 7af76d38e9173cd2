import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { speaker } from '../../document/transcript.ts'
import { leansOnBefore } from '../lines/antecedent.ts'

const fewWords = 6
const mostWords = 60
const clock = /^[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?\s+/u
const longestSpeech = 4_000

/** What was decided in a talk behind the name of who said it, short answers with the sentence before them. */
export function saidBy(reading: Reading, item: Excerpt): Excerpt {
  if ((item.name ?? item.lead) !== undefined) return item
  const { content } = reading
  const own = isShort(reading, item) ? withSentenceBefore(reading, item) : item
  const name = speakerOf(content, own.start)
  if (name === undefined) return own
  return { ...own, text: `${content.slice(name.start, name.end)}: ${own.text}`, name }
}

function isShort({ rules }: Reading, { text }: Excerpt): boolean {
  return roughWordCount(text) <= fewWords || leansOnBefore(text, rules)
}

function withSentenceBefore({ candidates, content }: Reading, item: Excerpt): Excerpt {
  const at = candidates.findIndex(({ sentence }) => sentence.start === item.start)
  const [before, own] = [candidates[at - 1]?.sentence, candidates[at]?.sentence]
  if (before === undefined || own === undefined || own.speaker > 0) return item
  const whole = { start: before.start, end: item.end }
  const isNear = own.order === before.order + 1
  if (!isNear || roughWordCount(content.slice(whole.start, whole.end)) > mostWords) return item
  return excerptOf(content, whole, mostWords)
}

/** Where the name stands of whoever speaks at a place. */
function speakerOf(content: string, at: number): Span | undefined {
  const from = Math.max(0, at - longestSpeech)
  let end = at
  while (end > from) {
    const start = content.lastIndexOf('\n', end - 1) + 1
    const [said] = speaker.exec(content.slice(start, at)) ?? []
    if (said !== undefined) {
      const name = said.replace(clock, '').replace(/:\s+$/u, '')
      const first = start + said.indexOf(name)
      return { start: first, end: first + name.length }
    }
    end = start - 1
  }
  return undefined
}
