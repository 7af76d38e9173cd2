import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { nameOfHeading } from './heading-name.ts'

const mostParagraphs = 6
const longWord = /\p{L}{4,}/gu
const thingBehind = String.raw`\s(\p{Ll}{3,})`
/** `75% of the shares`, where no verb says what that is. */
const opensWithShare = /^(?:\p{Sc}\p{N}|\p{N}[\p{N}.,]*\s?(?:%|\p{Sc}))/iu

/** The name of its section, for a sentence that points to what only that name tells. */
export function topicNameOf(reading: Reading, sentence: Sentence): Span | undefined {
  const { text, heading, kind } = sentence
  if (kind === 'row' || heading === '' || !needsTopic(reading, sentence)) return undefined
  const above = reading.headings.findLast(
    (one) => one.order < sentence.order && one.text.includes(heading),
  )
  if (
    above === undefined ||
    above.section !== 'none' ||
    sentence.block - above.block > mostParagraphs
  )
    return undefined
  const name = nameOfHeading(above.text, reading.rules)
  const isKnown = name === '' || reading.title.includes(name) || namesIt(text, name)
  const at = isKnown ? -1 : reading.content.indexOf(name, above.start)
  return at < 0 || at >= above.end ? undefined : { start: at, end: at + name.length }
}

function needsTopic(reading: Reading, { text, words }: Sentence): boolean {
  const { caseOfWhat, opensWithBound, saysOfValue } = reading.rules.phrases
  if (caseOfWhat.test(text) || pointsToThing(reading, text)) return true
  const opensWithValue = opensWithBound.test(text) || opensWithShare.test(text)
  return words <= mostWordsOfValue && opensWithValue && !saysOfValue.test(text)
}

/** Rules and instructions stand under the thing that they are for; a report goes on from what it told before. */
function pointsToThing({ title, type, rules }: Reading, text: string): boolean {
  if (type.genre !== 'contract' && type.genre !== 'manual') return false
  const { pointsToThings, timeOrSum } = rules.phrases
  const pattern = followedBy(pointsToThings, thingBehind, '', 'giu')
  return [...text.matchAll(pattern)].some(({ 1: thing = '', index }) => {
    if (timeOrSum.test(thing)) return false
    const stem = thing.toLowerCase().slice(0, Math.max(4, thing.length - 2))
    return !`${title} ${text.slice(0, index)}`.toLowerCase().includes(stem)
  })
}

const mostWordsOfValue = 40
function namesIt(text: string, name: string): boolean {
  const said = text.toLowerCase()
  const words = name.toLowerCase().match(longWord) ?? [name.toLowerCase()]
  return words.some((word) => said.includes(word.slice(0, Math.max(4, word.length - 2))))
}
