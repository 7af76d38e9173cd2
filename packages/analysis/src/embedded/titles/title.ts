import { looksLikeHeading } from '../../text/lines.ts'
import { closeUp, flattenSpace } from '../../text/normalize.ts'
import { splitSentences } from '../../text/sentences.ts'
import { findKind, type TypeFinding } from '../document/kinds/find-kind.ts'
import {
  isAllCapitals,
  isRowOfSums,
  partsOf,
  subjectIn,
  wideGap,
} from '../document/kinds/opening-lines.ts'
import { endOfMailHead } from '../document/wording/mail-head.ts'
import { isGreeting, isNoise } from '../document/wording/noise.ts'
import { endsAsOrganization } from '../findings/parties/parties.ts'
import type { KindId } from '../languages/kind-ids.ts'
import { type Language, languageOf } from '../languages/load-language.ts'
import { followedBy } from '../languages/phrases/followed-by.ts'
import { completeTitle, vague } from './complete-title.ts'
import { keyPhrase } from './key-phrase.ts'
import { maxTitleLength, shortenTitle, untitled } from './shorten-title.ts'

const readLength = 4_000
const linesLooked = 12
const subjectLines = 40
const mostLowWords = 8
/** `Contract no. TQ-M-0417` numbers what the title below it names. */
const numberOfPaper = '\\s?(?:no|nr|n[°º]|number|ref)\\.?:?\\s\\S*\\d'
const opensWithFigure = /^\d/u
/** `KAPITEL 2`: the line below it says what of. */
const numberOfPart = /^\s[\p{N}IVXLC]{1,5}[.:]?$/iu
/** What opens with a later chapter is that chapter, under the name of the book it is from. */
const numberOfLater = '\\s(?:\\p{N}{2}|[2-9])[.:]?$'
/** `CB-NET-004`. */
const isCodeAlone = /^(?=\S*\p{N})[\p{Lu}\p{N}][\p{Lu}\p{N}./_-]{3,}$/u
/** `Item | Quantity | Price`. */
const isTableHead = /\|.*\|/u
/** `Visit    When    How long    What`. */
const cellsOfTable = 4
const timesOfSpeaker = 3

function isNoTitle(line: string, { phrases }: Language): boolean {
  return opensWithFigure.test(line) || phrases.noTitle.test(line)
}

/** Whether a line is the number of a part, or the name of one of any contract: `KAPITEL 2`, `ESTIPULACIONES`. */
function numbersPart(line: string, { phrases }: Language): boolean {
  if (phrases.sectionOfContract.test(line) || phrases.numberedPart.test(line)) return true
  const part = phrases.partOfText.exec(line)
  return part?.index === 0 && numberOfPart.test(line.slice(part[0].length))
}

/** One word that stands in line after line is whoever speaks. */
function comesBack(line: string, lines: readonly string[]): boolean {
  return (
    /^\p{Lu}\S*$/u.test(line) && lines.filter((other) => other === line).length >= timesOfSpeaker
  )
}

/** `NUMBER DATE NAME` above `2.8 | 2023-01-25 | First release`: a word for each cell of the row below. */
function namesColumns(line: string, below = ''): boolean {
  const cells = below.split(' | ').length
  return cells > 2 && Math.abs(line.split(' ').length - cells) <= 1
}

/** The title line a document opens with, or undefined. */
export function findTitleLine(content: string, language: Language): string | undefined {
  const all = content
    .slice(endOfMailHead(content), readLength)
    .split(/\r\n?|\n/u)
    .map((line) => closeUp(line.trim()).split(wideGap))
    .flatMap((cells) => (cells.length < cellsOfTable && !isRowOfSums(cells) ? cells : []))
    .map((line) => closeUp(flattenSpace(line)))
    .filter((line) => line !== '')
  const lines = all.slice(0, linesLooked)
  const marked = lines.find((line) => /^#\s+\S/u.test(line))
  if (marked !== undefined) return marked.replace(/^#\s+/u, '').replace(/[#*_\s]+$/u, '')
  const isWholeText = lines.length <= 1
  for (const [at, line] of lines.entries()) {
    if (
      isNoise(line, language) ||
      line.length > 140 ||
      (isWholeText && line.length > maxTitleLength)
    )
      continue
    const isSentence = /[.!?。！？؟;]["'”’)]*$/u.test(line) || /[,:]$/u.test(line)
    if (
      isSentence ||
      isNoTitle(line, language) ||
      numbersPart(line, language) ||
      comesBack(line, all) ||
      followedBy(language.phrases.numberedPaper, numberOfPaper).test(line) ||
      isCodeAlone.test(line) ||
      isTableHead.test(line) ||
      namesColumns(line, lines[at + 1]) ||
      /^\p{Lu}[\p{L} .]{0,30}:\s/u.test(line) ||
      /^[\p{Lo}ー]{2,6}[:：]/u.test(line)
    )
      continue
    if (looksLikeHeading(line)) return line
    const words = line.split(' ').length
    if (at === 0 && words >= 2 && words <= mostLowWords && /^\p{Ll}/u.test(line)) return line
    if (at <= 1 && words >= 2 && words <= 14 && /^["'“(]*[\p{Lu}\p{Lo}\d]/u.test(line)) return line
  }
  return undefined
}

/**
 * At most 80 characters: the line that names the kind of document, its subject, its first heading, a phrase that it
 * repeats, how it begins, else `Untitled Document`.
 */
export async function makeTitle(content: string): Promise<string> {
  const head = content.slice(0, readLength)
  const language = await languageOf(head)
  const heading = findTitleLine(content, language)
  const kind = findKind(content, heading ?? '', language)
  const told = titleOfChapter(head, language) ?? subjectLine(head, language, kind) ?? heading
  const own = saysMore(heading, told, kind, language, content) ? heading : told
  if (own !== undefined) return completeTitle(own, { head, heading, kind, language })
  const isTold = kind.id === 'transcript' || !vague.includes(kind.id)
  if (isTold) return kind.name
  const words = keyPhrase(head, language) ?? firstSentence(head, language)
  return words === undefined ? untitled : shortenTitle(words, language)
}

/** Whether the title says more than a heading further down: `# Use one database` than `## Decision`, an evaluation than a report. */
function saysMore(
  heading: string | undefined,
  told: string | undefined,
  { id }: TypeFinding,
  { kinds }: Language,
  content: string,
): heading is string {
  if (heading === undefined || told === undefined || !heading.includes(' ')) return false
  const isMarked = !told.includes(' ') && content.trimStart().startsWith(`# ${heading}`)
  return isMarked || (id === 'report' && kinds.report[1].test(heading))
}

function titleOfChapter(head: string, { phrases }: Language): string | undefined {
  const lines = head
    .split('\n')
    .map(flattenSpace)
    .filter((line) => line !== '')
  const at = lines
    .slice(0, linesLooked)
    .findIndex((line) => followedBy(phrases.chapter, numberOfLater).exec(line)?.index === 0)
  return at < 0 ? undefined : lines[at + 1]
}

/** The line of a document's beginning that says what it is or what it is about. */
export function subjectLine(
  head: string,
  language: Language,
  kind: TypeFinding,
): string | undefined {
  const own = withoutSlogan(kindLine(kind, language), head, language)
  const isBare = own !== undefined && bare.includes(kind.id) && !own.includes(' ')
  return (
    (isBare ? subjectOf(head, language) : undefined) ??
    own ??
    subjectOf(head, language) ??
    besideGreeting(head, language)
  )
}

const mostWordsOfPost = 14

/** `We are hiring` stands above the post that is advertised. */
function withoutSlogan(
  line: string | undefined,
  head: string,
  { phrases }: Language,
): string | undefined {
  const said = line === undefined ? undefined : phrases.advertises.exec(line)?.[0]
  if (line === undefined || said === undefined) return line
  if (!/^[!.:]?$/u.test(line.slice(said.length))) return line
  const lines = head.split('\n').map(flattenSpace)
  const below = lines.slice(lines.indexOf(line) + 1).find((other) => other !== '') ?? ''
  const isPost =
    below.split(' ').length <= mostWordsOfPost && !endsAsSentence.test(below) && !/: /u.test(below)
  return isPost && below !== '' ? below : line
}

/** Called by one word such as `BESLUIT`, which the subject of the letter says more of. */
const bare: readonly (KindId | undefined)[] = ['decision', 'notice', 'letter', 'termination']

/** The line by which a document says what it is, unless it says no more than that it is a letter or a report. */
function kindLine({ id, name, line }: TypeFinding, { phrases }: Language): string | undefined {
  const saysMore = (id === 'report' || id === undefined) && name.includes(' ')
  const isTorn = line !== undefined && followedBy(phrases.opensWithVerb, '\\s').test(line)
  return (vague.includes(id) && !saysMore) || isTorn ? undefined : line
}

/** `RE: AW: Fwd:` in front of the subject of a mail that answers another one. */
const answersMail =
  /^(?:(?:re|aw|antw|wg|fwd?|tr|rv|enc|r|i|odp|pd|sv|回复|转发|答复|返信|転送)(?:\[\p{N}{1,2}\])?\s?[:：]\s*)+(?=\S)/iu

/** What follows `Re:` or `Betreff:`. */
function subjectOf(head: string, language: Language): string | undefined {
  for (const line of head.split('\n').slice(0, subjectLines)) {
    const [whole = ''] = partsOf(line, language)
    const subject = subjectIn(flattenSpace(whole), language)
    if (subject !== undefined) return subject.replace(answersMail, '')
  }
  return undefined
}

const mostSubjectWords = 14
const leastSubjectWords = 3
const endsAsSentence = /[.!?,;:。！？]$/u

/** What a letter is about where no label says so: the short line below its greeting, else the one above it. */
export function besideGreeting(head: string, language: Language): string | undefined {
  const lines = head
    .split('\n')
    .map(flattenSpace)
    .filter((line) => line !== '')
  const at = lines.slice(0, subjectLines).findIndex((line) => isGreeting(line, language))
  if (at < 0) return undefined
  const isSubject = (line: string): boolean => {
    const words = line.split(' ').length
    const isLong = words >= leastSubjectWords && words <= mostSubjectWords
    const isWhole = !endsAsSentence.test(line) || isAllCapitals(line)
    return isLong && isWhole && !/^\p{Ll}/u.test(line) && !isNoTitle(line, language)
  }
  const below = lines
    .slice(at + 1, at + 3)
    .findIndex((line) => !language.phrases.citesLaw.test(line))
  const line = below < 0 ? '' : (lines[at + 1 + below] ?? '')
  const isWrapped =
    line.split(' ').length > wordsOfHeading && head.includes(`${line}\n${lines[at + 2 + below]}`)
  const goesOnBelow = isWrapped || /^\p{Ll}/u.test(lines[at + 2 + below] ?? '')
  if (isSubject(line) && !goesOnBelow) return line
  const above = lines[at - 1] ?? ''
  const isName = isOfAddress(above) || endsAsOrganization(above)
  return at > 1 && isSubject(above) && !isName ? above.replace(/\.$/u, '') : undefined
}

/** A longer line below the greeting, with another right below it, is the first of a paragraph. */
const wordsOfHeading = 9
const wordsBesideFigures = 5

/** `3 Mill Lane, Denton D1 4RT`, and no `Your application for home help of 20 April 2026`. */
function isOfAddress(line: string): boolean {
  if (!/\p{N}/u.test(line)) return false
  const words = line.match(/(?<![\p{L}\p{N}])\p{L}{2,}/gu) ?? []
  return /^\p{N}/u.test(line) || words.length < wordsBesideFigures
}

function firstSentence(text: string, language: Language): string | undefined {
  for (const { start, end } of splitSentences(text)) {
    const sentence = flattenSpace(text.slice(start, end))
    if (!isNoise(sentence, language)) return sentence.replace(/[.。]+$/u, '')
  }
  return undefined
}
