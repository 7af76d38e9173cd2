import { type KindId, kindIds, traitsOf } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd, followedBy } from '../../languages/phrases/followed-by.ts'
import { partNumberOf } from '../wording/part-number.ts'
import { isUnspaced, nameInHeading } from './heading-name.ts'
import {
  isLabelAlone,
  isNumbered,
  namesFigure,
  numbersOther,
  type OpeningLine,
  startsWord,
} from './opening-lines.ts'

const broad: readonly KindId[] = [
  'invoice',
  'cost-statement',
  'certificate',
  'notice',
  'decision',
  'regulation',
  'contract',
  'report',
  'form',
  'bank-statement',
  'specification',
  'proposal',
  'judgment',
  'quotation',
  'purchase-order',
  'medical-letter',
  'complaint',
  'itinerary',
  'company-policy',
  'guideline',
  'audit-report',
  'service-agreement',
  'supply-agreement',
  'agenda',
  'tender',
  'recall',
  'study-information',
  'grant-award',
  'termination',
  'warning-letter',
]
const mostWords = 4
const longestName = 40

/** A heading that is the name of a paper says better than its kind what it is: an enforcement notice, a franchise agreement. */
export function ownName(
  id: KindId,
  line: string | undefined,
  language: Language,
): string | undefined {
  const name = nameOfLine(id, line, language)
  const known = language.nameOf(id)
  return name?.toLowerCase() === known.toLowerCase() ? known : name
}

function nameOfLine(id: KindId, line: string | undefined, language: Language): string | undefined {
  const { phrases } = language
  if (line === undefined) return
  if (isUnspaced(language)) return nameInHeading(line.replace(/^【[^】]*】/u, ''), language)
  if (id === 'newsletter' || phrases.court.test(line)) return
  const numbered = partNumberOf(line, language)
  const [title = ''] = line.slice(numbered.length).split(/\s[-–—]\s/u)
  const [first = ''] = title.split(followedBy(phrases.andOr, '\\s', '\\s'))
  const name = nameInHeading(title, language) ?? nameInHeading(first, language)
  if (name === undefined || atEnd(phrases.courtName).test(name)) return
  if (phrases.vaguePaper.test(name)) return undefined
  if (title.split(' ').length <= mostWords && title.length <= longestName && isPlain(title))
    return inSmallLetters(title.replace(followedBy(phrases.ofReader, '\\s'), ''))
  // A name cut out of a longer heading may say less than that of the kind.
  const saysLess =
    (!name.includes(' ') && !isTellingWord(name, id, language)) ||
    !isPlain(name) ||
    language.nameOf(id).toLowerCase().startsWith(name.toLowerCase())
  return saysLess ? undefined : inSmallLetters(name)
}

function isNameOfKind(name: string, { nameOf }: Language): boolean {
  return kindIds.some((kind) => nameOf(kind).toLowerCase() === name.toLowerCase())
}

/** One long word that is not the name of another kind: `Consultation`, and no `Contract` for a sale. */
function isTellingWord(name: string, id: KindId, language: Language): boolean {
  return broad.includes(id) && name.length >= leastOfWord && !isNameOfKind(name, language)
}

function isPlain(name: string): boolean {
  return !/[\p{N}:,.()]/u.test(name)
}

const leastOfWord = 6
const leastOfCompound = 12
const leastOfLast = 4
/**
 * The words of a longer heading that tell a broad kind, where it opens with them or where they are one long word:
 * `Kündigung`, `Notice of decision`, `Nebenkostenabrechnung`.
 */
export function ownWord(
  id: KindId,
  line: string | undefined,
  language: Language,
): string | undefined {
  if (line === undefined || !broad.includes(id)) return
  const match = language.kinds[id][1].exec(line)
  const { phrases } = language
  if (match === null || phrases.court.test(match[0])) return
  if (atEnd(phrases.courtName).test(match[0])) return
  if (!standsAlone(line, match.index, match[0])) return
  const words = match[0].split(' ')
  const last = words.at(-1) ?? ''
  const isPhrase = words.length > 1 && words.length <= mostWords && last.length >= leastOfLast
  const isWord = words.length === 1 && (match.index === 0 || last.length >= leastOfCompound)
  if (!(isPhrase || (isWord && last.length >= leastOfWord))) return
  if (phrases.addressesReader.test(match[0]) || namesFigure(match[0], language)) return
  if (followedBy(phrases.tornName, '$', '\\s').test(match[0])) return
  if (!/^[\p{L} '’-]+$/u.test(match[0])) return
  return inSmallLetters(`${sharedHalf(line, match.index, language)}${match[0]}`)
}

/** `Betriebs- und ` of `Betriebs- und Heizkostenabrechnung`, `gas and ` of `Your gas and electricity bill`. */
function sharedHalf(line: string, at: number, { phrases }: Language): string {
  return phrases.sharesHalf.exec(line.slice(0, at))?.[0] ?? ''
}

function standsAlone(line: string, at: number, word: string): boolean {
  return !/[\p{L}-]/u.test(line.charAt(at - 1)) && !/[\p{L}-]/u.test(line.charAt(at + word.length))
}

/** `FAQ` is read letter by letter. */
const shortForm = /^FAQs?$/u

function inSmallLetters(line: string): string {
  if (shortForm.test(line)) return line
  const lower = line === line.toUpperCase() ? line.toLowerCase() : line
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

const stemLength = 6
/** The first heading that holds the name of the kind itself, or the stem of that name. */
export function titleOf(
  lines: readonly OpeningLine[],
  opening: RegExp,
  name: string,
  language: Language,
): string | undefined {
  const whole = name.toLowerCase()
  const stem = whole.slice(0, stemLength).trim()
  const headings = lines.filter(
    ({ text, isHeading }) =>
      isHeading &&
      !isNumbered(text, language) &&
      !isLabelAlone(text, language) &&
      !language.phrases.summaryOf.test(text),
  )
  const subject = headings.find(({ text, isSubject }) => isSubject && opening.test(text))
  if (subject !== undefined) return subject.text
  const named = headings.find(({ text }) => {
    const at = text.toLowerCase().indexOf(whole)
    return at >= 0 && !numbersOther(text, text.slice(at, at + whole.length), at, language)
  })
  const like = headings.find(({ text }) => {
    const match = opening.exec(text)
    if (match?.[0].toLowerCase().includes(stem) !== true) return false
    return startsWord(text, match.index) && !numbersOther(text, match[0], match.index, language)
  })
  return (named ?? like)?.text
}

/** Another heading that tells the kind, where the best one names the court. */
export function besideCourt(
  lines: readonly OpeningLine[],
  opening: RegExp,
  line: OpeningLine | undefined,
  { phrases }: Language,
): OpeningLine | undefined {
  if (line === undefined || !phrases.court.test(line.text)) return line
  const isOther = ({ text, isHeading }: OpeningLine): boolean =>
    isHeading && !phrases.court.test(text) && opening.test(text)
  return lines.find(isOther) ?? line
}

const linesOfName = 10
const linesOfWord = 4

/** The first heading that names the document by a noun for documents; one word by itself may name a section further down. */
export function namedHeading(
  lines: readonly OpeningLine[],
  language: Language,
  id: KindId | undefined,
): { name: string; line: string } | undefined {
  for (const [at, { text, isHeading, isBeside }] of lines.entries()) {
    if (at >= linesOfName && !isBeside) continue
    const title = isHeading ? text : firstOfTwo(text)
    if (title === undefined || isNumbered(title, language)) continue
    const [name] = title.split(/\s[-–—]\s/u).flatMap((part) => nameInHeading(part, language) ?? [])
    if (name === undefined || (!/[\s\p{Lo}]/u.test(name) && at >= linesOfWord)) continue
    if (language.phrases.namesSection.test(name)) continue
    if (id !== undefined && id !== 'letter' && isNameOfKind(name, language)) continue
    if (id === 'letter' && namesContract(name, language)) continue
    return { name: inSmallLetters(name), line: title }
  }
  return undefined
}

/** A letter about a lease is none. */
function namesContract(name: string, { kinds }: Language): boolean {
  return kindIds.some((kind) => traitsOf(kind).genre === 'contract' && kinds[kind][1].test(name))
}

/** `Annual Statement | Relevé annuel`: a title in two languages, where the second is no value. */
function firstOfTwo(text: string): string | undefined {
  const [first, second, third] = text.split(' | ')
  const isPair = second !== undefined && third === undefined && !/\p{N}/u.test(text)
  return isPair && second.includes(' ') ? first : undefined
}

export function headingOf(line: OpeningLine | undefined, language: Language): string | undefined {
  const isNamed =
    line?.isHeading === true &&
    !isLabelAlone(line.text, language) &&
    (line.isBeside || !isNumbered(line.text, language))
  return isNamed ? line.text : undefined
}
