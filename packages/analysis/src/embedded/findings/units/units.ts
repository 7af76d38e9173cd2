import { namesMotion } from '../../../text/lines.ts'
import { roughWordCount } from '../../../text/normalize.ts'
import { listLead } from '../../document/list-lead.ts'
import { isClauseHeading, type Sentence } from '../../document/parse.ts'
import { isPageFurniture, isSignature, isUnticked } from '../../document/wording/noise.ts'
import { readLine } from '../../document/wording/verdict-line.ts'
import type { Language } from '../../languages/load-language.ts'
import { opensAddress } from '../parties/address-blocks.ts'
import { calledParties } from '../parties/called-parties.ts'
import { addressesSomebody, isHonorific } from '../parties/parties.ts'
import { senderUnit } from '../parties/sender.ts'
import { headedValue, stackedValue } from '../rows/headed-values.ts'
import { labelLines, ornamentsOf } from '../rows/label-lines.ts'
import { nameOverRole } from '../rows/name-over-role.ts'
import { behindRow, createRowReader } from '../rows/read-rows.ts'
import { withSchedule } from '../rows/schedule.ts'
import { listUnit } from './list-units.ts'
import { proseUnit, type Unit } from './unit.ts'
import { withContext } from './unit-context.ts'

/** The units of a part of a document, in order. Lines of a form that were taken for one paragraph are parted. */
export function unitsOf(
  content: string,
  sentences: readonly Sentence[],
  language: Language,
): Unit[] {
  const units: Unit[] = []
  const readRow = createRowReader(content, sentences, language)
  let hasSpoken = false
  let toldEnd = -1
  /** What only names the value below it. */
  const names = new Set<string>()
  for (const [at, each] of sentences.entries()) {
    const sentence = names.has(each.heading) ? { ...each, heading: '' } : each
    if (sentence.kind === 'code') continue
    const rows = readRow(sentence, at)
    if (rows !== undefined) {
      units.push(...rows)
      continue
    }
    if (sentence.end <= toldEnd || tellsNothing(sentence, language)) continue
    const sender = senderUnit(content, sentences, at, language)
    if (sender !== undefined) {
      units.push(sender)
      if (sender.end >= sentence.end) {
        toldEnd = sender.end
        continue
      }
    }
    const opensLetter =
      opensAddress(sentences, at, language) && !units.some((unit) => unit.namesReader)
    const block = hasSpoken ? undefined : blockAt(content, sentences, at, opensLetter, language)
    if (block !== undefined) {
      if (block.isNamed) names.add(sentence.text)
      units.push(...block.units)
      toldEnd = block.end
      continue
    }
    if (sentence.speaker > 0) hasSpoken = true
    const lines = hasSpoken ? [] : labelLines(content, sentence, language)
    const list = hasSpoken ? undefined : listUnit(content, sentence, language)
    if (list !== undefined) units.push(list)
    for (const line of lines) units.push(line)
    if (isSaidBy(lines, sentence)) continue
    const namesReader = opensLetter || isAddressee(sentence, sentences[at - 1])
    const isTold =
      !isHeadingOrNoise(sentence, language) || mayBeDate(sentence) || at < linesOfLetterhead
    if (isTold || namesReader) units.push({ ...proseUnit(sentence, sentence), namesReader })
  }
  const placed = withContext(units).map((unit) => behindLead(content, unit, language))
  return sentences[0]?.order === 0 ? withSchedule(placed) : placed
}

function tellsNothing({ text }: Sentence, language: Language): boolean {
  return (
    isSignature(text, language) || isUnticked(text, language) || isPageFurniture(text, language)
  )
}

interface Block {
  readonly units: readonly Unit[]
  readonly end: number
  /** Whether the first line only names what stands below it. */
  readonly isNamed: boolean
}

/** What several lines tell together: the parties of a contract, a value below its name. */
function blockAt(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  opensLetter: boolean,
  language: Language,
): Block | undefined {
  const parties = calledParties(content, sentences, at, language)
  if (parties !== undefined) return { ...parties, isNamed: false }
  if (opensLetter) return undefined
  const named =
    stackedValue(content, sentences, at, language) ?? nameOverRole(content, sentences, at, language)
  const headed = named ?? headedValue(content, sentences, at, language)
  return headed && { units: [headed], end: headed.end, isNamed: named !== undefined }
}

/** What is told only where it may be the date, the reader or the head of a letter. */
function isHeadingOrNoise(sentence: Sentence, language: Language): boolean {
  const { kind, words, text } = sentence
  return (
    (kind === 'noise' && !statesSum(sentence)) ||
    isClauseHeading(sentence, language) ||
    (kind === 'heading' && (words < 6 || namesMotion(text)))
  )
}

const mostWordsOfLead = 16

/** A labeled item that opens in small letters is understood only behind what opens its list. */
function behindLead(content: string, unit: Unit, language: Language): Unit {
  if (unit.kind !== 'label' || !/^\p{Ll}/u.test(unit.label)) return unit
  const lead = listLead(content, unit.start, language)
  const said = lead && readLine(content.slice(lead.start, lead.end)).replace(/\s*[:：]$/u, '')
  return said === undefined || roughWordCount(said) > mostWordsOfLead ? unit : behindRow(unit, said)
}

const fewWords = 5

const mostOfSentence = 0.85

/** A sentence that is one labeled line of a few words, or several such lines, says nothing more by itself. */
function isSaidBy(lines: readonly Unit[], sentence: Sentence): boolean {
  const { lead, tail } = ornamentsOf(sentence.text)
  const text = sentence.text.slice(lead, sentence.text.length - tail)
  const end = sentence.end - tail
  if (lines.some(({ kind }) => kind === 'sentence')) return true
  const said = lines.reduce((sum, line) => sum + line.text.length, 0)
  if (lines.length > 1 && said >= mostOfSentence * text.length) return true
  const [line, ...others] = lines
  if (line === undefined || others.length > 0 || line.end < end) return false
  const namesRole = !text.startsWith(line.label)
  return line.words < fewWords || (namesRole && said >= mostOfSentence * text.length)
}

const sumInSentence = /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|元|円)/u
const endsSentence = /[.!。！]$/u
const fewestWordsOfSum = 3

/** `We allow $640.00.` is more figures than letters, and still a sentence. */
function statesSum({ text, words }: Sentence): boolean {
  return words >= fewestWordsOfSum && endsSentence.test(text) && sumInSentence.test(text)
}

const linesOfLetterhead = 3
const linesOfAddress = 16

/** A line that opens with `Ms`, or that is below one of nothing else. */
function isAddressee({ text, order }: Sentence, before: Sentence | undefined): boolean {
  if (order > linesOfAddress) return false
  return (
    addressesSomebody(text) ||
    (before !== undefined && isHonorific(before.text) && isShortLine(text))
  )
}

const longestName = 60

/** `Madame,` greets whoever reads the sentence below it. */
function isShortLine(text: string): boolean {
  return text.length <= longestName && !/[.,;:!?]$/u.test(text)
}

/** A short line with a year: the date of the document, perhaps with its place. */
function mayBeDate({ text }: Sentence): boolean {
  return text.length < 60 && /\p{N}{1,4}/u.test(text) && /\p{N}{4}|年/u.test(text)
}
