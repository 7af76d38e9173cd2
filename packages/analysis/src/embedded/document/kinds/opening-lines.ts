import { looksLikeHeading } from '../../../text/lines.ts'
import { closeUp, flattenSpace } from '../../../text/normalize.ts'
import { kindIds } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { endOfMailHead } from '../wording/mail-head.ts'
import { isGreeting } from '../wording/noise.ts'
import { nameInHeading } from './heading-name.ts'
import { cellsOfRows } from './spaced-rows.ts'

const openingLength = 4_000
const linesLooked = 30
const longLine = 400
const besideGreeting = 0.6
const linesAbove = 3

export interface OpeningLine {
  readonly text: string
  /** How much a kind that this line names gains by it. */
  readonly worth: number
  readonly isHeading: boolean
  readonly isBeside: boolean
  /** Whether a label such as `Re:` stands in front of it. */
  readonly isSubject: boolean
}

/** The first lines of a document, parted where wide gaps part them, each with what it tells of the kind. */
export function openingLines(content: string, title: string, language: Language): OpeningLine[] {
  const { phrases } = language
  const mailHead = endOfMailHead(content)
  const subjects = linesOf(content.slice(0, mailHead)).filter(
    (line) => subjectIn(line.trim(), language) !== undefined,
  )
  const lines = [...subjects, ...linesOf(content.slice(mailHead, openingLength))]
    .flatMap((line) => partsOf(line.slice(0, longLine), language))
    .map((line) => closeUp(flattenSpace(line)).replace(decoration, '').replace(/ـ/gu, '').trim())
    .filter((line) => line !== '')
    .slice(0, linesLooked)
  const isLetter = lines.some((line) => isGreeting(line, language))
  const told = isLetter
    ? lines.filter(
        (line) => !language.phrases.citesLaw.test(line) && !language.phrases.sentAs.test(line),
      )
    : lines
  const greeting = told.findIndex((line) => isGreeting(line, language))
  const prose = told.findIndex(
    (line) => line.length >= longestTitle || (line.length >= longProse && endsSentence.test(line)),
  )
  const letterhead = greeting < 0 ? 0 : lettersHead(content)
  const cells = cellsOfRows(linesOf(content.slice(mailHead, openingLength)))
  return told.map((line, at) => {
    const subject = at < subjectLines ? subjectIn(line, language) : undefined
    const text = withoutRequest(subject ?? withoutLaw(line, language), language)
    const isOfSender =
      subject === undefined &&
      ((at < letterhead && !isAllCapitals(text)) ||
        (at < greeting && inQuotes.test(text)) ||
        cells.has(line) ||
        phrases.formerMinutes.test(text))
    const isNamed =
      !isOfSender &&
      !listed.test(line) &&
      ((at < titleLines && namesKind(text, language)) ||
        ((greeting < 0 || at < greeting) && opensAsMinutes(text, language)))
    // The lines around the greeting of a letter say what it is, however long they are and wherever they stand.
    const isBeside =
      subject !== undefined ||
      (greeting >= 0 &&
        at >= greeting - linesAbove &&
        at <= greeting + 1 &&
        at !== greeting &&
        (at === greeting + 1 ? !/^[\p{Ll}(]/u.test(told[at + 1] ?? '') : !isLabelRow(text)) &&
        !endsSentence.test(text))
    const goesOn = /^\p{Ll}/u.test(line) && isWrapped(told[at - 1] ?? '')
    const isPlain =
      !isOfSender &&
      !goesOn &&
      isShort(text) &&
      !phrases.department.test(text) &&
      !listed.test(text) &&
      followedBy(phrases.form, numberOfForm).exec(text)?.index !== 0
    const isHeading = isBeside || isNamed || isPlain
    const early = Math.max(isBeside ? besideGreeting : 0, 1 - at / 10)
    const section = !isBeside && isNumbered(text, language) ? 1 : 0
    const capitals = isHeading && isAllCapitals(text) ? 0.7 : 0
    // A heading below the first sentence is that of a section.
    const below = !isBeside && prose >= 0 && at > prose && isAllCapitals(text) ? 0.8 : 0
    const ofCourt = phrases.court.test(text) ? 1.4 : 0
    const number = isHeading && /\p{N}/u.test(text) ? 0.3 : 0
    const own = text === title && ofCourt === 0 ? 0.9 : 0
    const worth = isHeading
      ? 1.3 + 1.4 * early + capitals + own - section - number - below - ofCourt
      : 0.4 + 0.7 * early
    return { text, worth, isHeading, isBeside, isSubject: subject !== undefined }
  })
}

function linesOf(text: string): string[] {
  return text.split('\n')
}

const mostWordsOfLabel = 3

/** `Account: 55 201`, and no subject that a colon parts: `Your move on 18 December: quotation`. */
function isLabelRow(text: string): boolean {
  const [label = ''] = text.split(/[:：]/u, 1)
  return labelRow.test(text) && label.trim().split(' ').length <= mostWordsOfLabel
}

const shortestWrapped = 50

/** Whether a line is so long, without an end, that the next one goes on with it. */
function isWrapped(line: string): boolean {
  return line.length >= shortestWrapped && !endsSentence.test(line)
}

const cellsOfSums = 3
const sum = /^[-–−]?\p{Sc}?\s?\p{N}[\p{N}.,’' ]*[.,]\p{N}{2}(?:\s?\p{Sc})?$/u

/** Whether all but the first part are sums: `Unpaid rent   £198.00   £0.00` names no paper. */
export function isRowOfSums(parts: readonly string[]): boolean {
  return parts.length >= cellsOfSums && parts.slice(1).every((part) => sum.test(part.trim()))
}

/** The parts of a line that wide gaps part; a label such as `Subject` stays with what it names. */
export function partsOf(line: string, language: Language): string[] {
  const beside = subjectInRow(line, language)
  if (beside !== undefined) return [beside]
  const parts = closeUp(line.trim()).split(wideGap)
  const [label = '', subject, ...others] = parts
  if (isRowOfSums(parts)) return []
  if (subject === undefined || others.length > 0) return parts
  const named = `${label}: ${subject.trim()}`
  return subjectIn(named, language) === undefined ? parts : [named]
}

/** `Enclosures | 4 | Subject | Decision on your permit`: in a row of labels and values the subject is one of them. */
function subjectInRow(line: string, language: Language): string | undefined {
  const cells = line.split(' | ')
  if (cells.length % 2 !== 0 || cells.length < 4) return undefined
  for (let at = 0; at < cells.length; at += 2) {
    const named = `${cells[at]}: ${cells[at + 1]}`
    if (subjectIn(flattenSpace(named), language) !== undefined) return named
  }
  return undefined
}

/** `«ORRIN FERRIES»`: a firm as its letterhead names it. */
const inQuotes = /^[«“„][^»”]*[»”"]{1,2}$/u

const linesOfLetterhead = 8
/** How to reach somebody; addresses have these words and forms in papers of any language. */
const reach =
  /(?<!\p{L})(?:tel|telefon\p{L}*|telephone|téléphone|teléfono|phone|fax|telefoon|тел|bookings?|switchboard)\.?:?\s*[+(]?\p{N}|@|www\.|(?<!\p{L})(?:\p{Lu}{1,2}\p{N}{1,2}\p{Lu}? \p{N}\p{Lu}{2}|\p{N}{5} \p{Lu}|\p{N}{4} ?\p{Lu}{2} \p{Lu})/iu

/** How many of the first lines of a letter are its letterhead: those above the first empty line, where they say how to reach somebody. */
function lettersHead(content: string): number {
  const [first = ''] = content
    .slice(0, openingLength)
    .trimStart()
    .split(/\n\s*\n/u)
  const lines = first.split('\n')
  return lines.length <= linesOfLetterhead &&
    lines.length > 2 &&
    reach.test(lines.slice(1).join('\n'))
    ? lines.length
    : 0
}

/** `Draft minutes of the meeting held in the reading room,` goes on in the next line. */
function opensAsMinutes(text: string, { kinds, phrases }: Language): boolean {
  const line = text.replace(followedBy(phrases.stateOfPaper, '\\s'), '')
  return (
    line.length <= longestMinutes &&
    kinds.minutes[1].exec(line)?.index === 0 &&
    followedBy(phrases.minutesOf, ' ', ' ').test(line)
  )
}

/** Signs of Markdown and of boxes drawn in letters. */
const decoration = /^(?:#{1,6}|[>|]|[*=+~]{1,5})\s+|\s+(?:\||[*=+~]{1,5})$/gu
const longProse = 90
const titleLines = 3
const longestTitle = 120
/** With day, hour and place. */
const longestMinutes = 200

/** `Postmortem: Checkout unavailable`: a title that opens with the whole name of a kind. On a leaflet the medicine names itself. */
function namesKind(text: string, language: Language): boolean {
  const { kinds } = language
  const label = /^(\p{L}[\p{L} -]{4,30})[:：]\s*\p{L}/u.exec(text)?.[1]
  if (label === undefined || text.length > longestTitle) return false
  const isNamed = label.includes(' ') && nameInHeading(label, language)?.includes(' ') === true
  if (isNamed && label.search(kinds.leaflet[1]) < 0) return true
  return kindIds.some(
    (id) => id !== 'leaflet' && kinds[id][1].exec(label)?.[0].length === label.length,
  )
}

/** Columns that stand side by side in one line. */
export const wideGap = / {4,}|\t/u
const subjectLines = 25

/** Behind a colon, or in the cell beside it; a row of several cells is the head of a table. */
const behindLabel = /^\s*(?:[:：.]\s*[:：]?|\|)\s*([^\s:：|][^|]{3,})$/u

const emptyCells = /(?:\s*\|)+\s*$/u

/** What stands behind `Re:` or `Betreff:`, where that is the whole label. */
export function subjectIn(line: string, { patterns }: Language): string | undefined {
  const label = line.match(patterns.subject)?.[0]
  if (label === undefined || !line.startsWith(label)) return undefined
  const subject = behindLabel.exec(line.slice(label.length).replace(emptyCells, ''))?.[1]
  return subject === undefined || isCode(subject) ? undefined : subject
}

const unspacedWords = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u

/** `Ref: NM/26/118842`, `Réf. : SDC LES ORMES / 0418 / YB` name no subject. */
export function isCode(text: string): boolean {
  if (!/\p{N}/u.test(text) || unspacedWords.test(text)) return false
  const isParted = text.includes('/') && !/\p{Ll}{3}/u.test(text)
  return isParted || !/\p{L}{3,}\s+\p{L}{2,}/u.test(text)
}

/** `Final reminder - please read!` says behind the dash what to do with it. */
function withoutRequest(text: string, { phrases }: Language): string {
  const dash = /\s[-–—]\s(?=[^-–—]{1,40}$)/u.exec(text)
  if (dash === null) return text
  return phrases.asksToRead.test(text.slice(dash.index + dash[0].length))
    ? text.slice(0, dash.index)
    : text
}

/** `Planning Act 1990 - Notification of a planning application` says behind the dash what it is. */
function withoutLaw(line: string, { phrases }: Language): string {
  const parts = line.split(/\s[-–—]\s/u)
  const others = parts.filter((part) => !phrases.citesLaw.test(part))
  const [only] = others
  return only !== undefined && others.length === 1 && parts.length > 1 ? only : line
}

/** `Report no.:` and `Bill number` name a figure that stands beside or below. */
export function isLabelAlone(text: string, language: Language): boolean {
  const endsInTo = followedBy(language.phrases.addressedTo, '$', '\\s').test(text)
  return endsInTo || /[:：]$/u.test(text) || namesFigure(text, language)
}

/** `- …`, `A. Minutes of 15 September`: items of what is dealt with. */
const listed = /^(?:[-–—•*▪◦●]|\p{Lu}[.)])\s/u
const number = /^(?:\d{1,2}[.)\s]|§|[IVX]+\.|[一二三四五六七八九十１-９]+[、．\s])/u
/** `Form L-2` is to be filled in. */
const numberOfForm =
  '\\s?(?:no\\.?|nr\\.?|n[°º]|№)?\\s?[\\p{Lu}\\d][\\p{Lu}\\d./–-]*(?:\\s|[（(]|$)'

/** Whether a line is one of several items, by its number. */
export function isNumbered(text: string, { phrases }: Language): boolean {
  return number.test(text) || followedBy(phrases.itemOfList, '\\s\\d').exec(text)?.index === 0
}

export const labelRow = /^[^:：|]{2,40}[:：]\s*\S/u
const endsInAbbreviation = /\s\p{L}\.$/u
const endsSentence = /[.!?。！？؟;,]["'”’)]*$/u

export function isAllCapitals(text: string): boolean {
  return /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text)
}

function isShort(text: string): boolean {
  if (text.length > 120 || /@| \| /u.test(text) || holdsSentenceEnd.test(text)) return false
  if (labelRow.test(text)) return isAllCapitals(text)
  if (endsInAbbreviation.test(text) && text.split(' ').length <= 14) return true
  return looksLikeHeading(text) || (!endsSentence.test(text) && text.split(' ').length <= 14)
}

/** `about concerts. It does not say who`: a line out of the middle of a paragraph. */
const holdsSentenceEnd = /\p{Ll}{4}[.!?] \p{Lu}\p{Ll}* \p{Ll}/u

/** `Bill date` names a figure, not a document. */
export function namesFigure(text: string, { phrases }: Language): boolean {
  return followedBy(phrases.figureOfPaper, '\\.?$', '\\s').test(text)
}

/** Whether what stands behind a name is a number: `Invoice no. 2025/17`. */
function opensNumber(behind: string, { phrases }: Language): boolean {
  return (
    /^\s/u.test(behind) &&
    (/^\s(?:n\.?[°º]|№)/iu.test(behind) || phrases.numbers.test(behind.slice(1)))
  )
}

/** Whether a name of a kind only numbers one that is referred to; and not that of its own line. */
export function numbersOther(line: string, name: string, at: number, language: Language): boolean {
  const isOffer = numbersOffer(line, name, at, language)
  return !isOffer && opensNumber(line.slice(at + name.length), language)
}

const farthestDay = 30

/** Whether a name of a contract in a letter only says by its day which one is meant: `Your tenancy of 3 May`. */
export function refersByDay(
  line: string,
  name: string,
  at: number,
  { phrases }: Language,
): boolean {
  const behind = line.slice(at + name.length)
  const day = behind.search(followedBy(phrases.dated, '\\s\\p{N}'))
  return day >= 0 && day <= farthestDay && !/[\p{N},;:–—-]/u.test(behind.slice(0, day))
}

/** `Devis n° 2026-044` is the title of one, whatever else it says of bills. */
export function numbersOffer(line: string, name: string, at: number, language: Language): boolean {
  const isOffer = at === 0 && language.phrases.quotation.test(name)
  return isOffer && opensNumber(line.slice(name.length), language)
}

/** Whether a match is no end of a longer word; scripts without spaces have no such ends. */
export function startsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text.charAt(at - 1))
}
