import { looksLikeHeading } from '../../text/lines.ts'
import { closeUp, flattenSpace } from '../../text/normalize.ts'
import { type Genre, type KindId, kindIds, traitsOf } from '../languages/kind-ids.ts'
import type { Language } from '../languages/load-language.ts'
import { citesLaw } from './cites-law.ts'
import { holdsNoun, isUnspaced, nameInHeading } from './heading-name.ts'
import { bodyPatterns, contractBody } from './kind-bodies.ts'
import { worthOfSigns } from './kind-signs.ts'
import { isGreeting } from './noise.ts'
import { looksLikeTranscript } from './transcript.ts'

export interface TypeFinding {
  readonly id: KindId | undefined
  readonly name: string
  readonly genre: Genre
  /** The line that names the kind, where one does so plainly. */
  readonly line: string | undefined
}

const openingLength = 4_000
const bodyLength = 100_000
const linesLooked = 30
const longLine = 400
const least = 1.1
const leastVaried = 2
const leastLegal = 3.5
const besideSigns = 0.3
const unnamed = 'Document'

interface OpeningLine {
  readonly text: string
  /** How much a kind that this line names gains by it. */
  readonly worth: number
  readonly isHeading: boolean
  readonly isBeside: boolean
  /** Whether a label such as `Re:` stands in front of it. */
  readonly isSubject: boolean
}

/** The kind of a document by its opening and its wording; `Document` when nothing tells. */
export function findKind(content: string, title: string, language: Language): TypeFinding {
  const body = content.slice(0, bodyLength)
  const named = (id: KindId, line?: string): TypeFinding => ({
    id,
    name: ownName(id, line, language) ?? ownWord(id, line, language) ?? language.nameOf(id),
    genre: traitsOf(id).genre,
    line,
  })
  if (looksLikeTranscript(body)) return named('transcript')
  const lines = openingLines(content, title, language)
  const isLetter = lines.some(({ text }) => isGreeting(text))
  const hasSubject = lines.some(({ isSubject }) => isSubject)
  const thousands = Math.max(1, body.length / 1000)
  const legal = (body.match(contractBody)?.length ?? 0) / thousands
  let best: TypeFinding = { id: undefined, name: unnamed, genre: 'general', line: undefined }
  let bestScore = least
  for (const id of kindIds) {
    const { genre, weight = 0 } = traitsOf(id)
    const [, opening] = language.kinds[id]
    const hit = bestLine(lines, opening)
    let score = hit.score
    const sign = bodyPatterns[id]
    if (sign !== undefined) {
      const found = body.match(sign) ?? []
      const isVaried = new Set(found.map((word) => word.toLowerCase())).size >= leastVaried
      // A letter that says `we may` and `your account` is no contract for that.
      const tells = isVaried && !(isLetter && genre === 'contract')
      if (score > 0 || tells) score += Math.min(3, (found.length / thousands) * 1.5)
    }
    // A letter about a lease is none.
    const signed =
      isLetter && genre === 'contract' ? 0 : worthOfSigns(content, id, language, hasSubject)
    if (score === 0 && signed === 0) continue
    score = Math.max(score + (signed > 0 ? besideSigns : 0), signed)
    score += weight
    if (genre === 'contract') score += Math.min(1, legal * 0.3)
    if (score > bestScore) {
      bestScore = score
      const own = titleOf(lines, opening, language.nameOf(id))
      best = named(id, own ?? headingOf(besideCourt(lines, opening, hit.line)))
    }
  }
  // Where no heading names the kind that the wording tells, the heading says better what the document is.
  if (best.line === undefined || best.id === 'letter' || court.test(best.line)) {
    const own = namedHeading(lines, language, best.id ?? (isLetter ? 'letter' : undefined))
    // How it is written alone makes no paper of what calls itself something else.
    const isReport = best.id === 'research-paper'
    if (own !== undefined) best = { ...(isReport ? named('report') : best), ...own }
  }
  if (best.name !== unnamed) return best
  if (legal > leastLegal) return named('contract')
  return isLetter ? named('letter') : best
}

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
  'newsletter',
  'agenda',
  'tender',
]
const besideGreeting = 0.6
const linesAbove = 3
const mostWords = 4
const longestName = 40
/** `This is to certify` tells a kind in a sentence as well. */
const wordsOfPhrase = 4

/** Who decides, not what is decided: `Tribunal judiciaire de Nantes`, `In the Family Court`. */
const court =
  /^(?:in the (?:matter of|\p{L}+ court|court)|tribunal|cour|court of|juzgado|audiencia|corte|rechtbank|gerechtshof|sąd|\p{L}*gericht|im namen des volkes|au nom du peuple|in nome del popolo|в? ?именем|w imieniu|باسم (?:الشعب|جلالة|الملك)|بسم الله)(?!\p{L})/iu

/** A short heading says better than a broad kind what a document is: an enforcement notice, a lease renewal form. */
function ownName(id: KindId, line: string | undefined, language: Language): string | undefined {
  if (line === undefined) return
  if (isUnspaced(language)) return nameInHeading(line, language)
  if (!broad.includes(id) || line.split(' ').length > mostWords) return
  if (line.length > longestName || court.test(line) || /[\p{N}:,.()]/u.test(line)) return
  const [first = ''] = line.split(joining)
  if ((nameInHeading(line, language) ?? nameInHeading(first, language)) === undefined) return
  return inSmallLetters(line.replace(/^your\s/iu, ''))
}

const joining = /\s(?:and|und|et|y|e|en|i|и)\s/iu
const leastOfWord = 6
const leastOfCompound = 12
const leastOfLast = 4
/** `Outcome of your` has lost its noun. */
const endsTorn = /\s(?:your|our|the|an?|of|for|ihre[rs]?|des|der|votre|du|de|su|del|uw|van)$/iu
/** `Bill date` names a figure, not a document. */
const namesFigure = /\s(?:date|datum|fecha|data|number|no|nr|nummer)\.?$/iu
/** `Invoice no. 2025/17`. */
const isNumbered = /^\s(?:no|nr|number|n\.?[°º]|№|date|period|ref)(?![\p{L}])/iu
const addressing = /^(?:your|our|ihre?|unsere?|votre|notre|su|nuestr[ao]|vostr[ao]|uw|onze)\s/iu

/**
 * The words of a longer heading that tell a broad kind, where it opens with them or where they are one long word:
 * `Kündigung`, `Notice of decision`, `Nebenkostenabrechnung`.
 */
function ownWord(id: KindId, line: string | undefined, language: Language): string | undefined {
  if (line === undefined || !broad.includes(id)) return
  const match = language.kinds[id][1].exec(line)
  if (match === null || court.test(match[0]) || !holdsNoun(line, language)) return
  if (!standsAlone(line, match.index, match[0])) return
  const words = match[0].split(' ')
  const last = words.at(-1) ?? ''
  const isPhrase = words.length > 1 && words.length <= mostWords && last.length >= leastOfLast
  const isWord = words.length === 1 && (match.index === 0 || last.length >= leastOfCompound)
  if (!(isPhrase || (isWord && last.length >= leastOfWord))) return
  if ([addressing, namesFigure, endsTorn].some((pattern) => pattern.test(match[0]))) return
  if (!/^[\p{L} '’-]+$/u.test(match[0])) return
  return inSmallLetters(match[0])
}

function standsAlone(line: string, at: number, word: string): boolean {
  return !/[\p{L}-]/u.test(line.charAt(at - 1)) && !/[\p{L}-]/u.test(line.charAt(at + word.length))
}

function inSmallLetters(line: string): string {
  const lower = line === line.toUpperCase() ? line.toLowerCase() : line
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

const stemLength = 6

/** The first heading that holds the name of the kind itself, or the stem of that name. */
function titleOf(lines: readonly OpeningLine[], opening: RegExp, name: string): string | undefined {
  const whole = name.toLowerCase()
  const stem = whole.slice(0, stemLength).trim()
  const headings = lines.filter(
    ({ text, isHeading }) => isHeading && !numbered.test(text) && !isLabelAlone(text),
  )
  const named = headings.find(({ text }) => {
    const at = text.toLowerCase().indexOf(whole)
    return at >= 0 && !isNumbered.test(text.slice(at + whole.length))
  })
  const like = headings.find(({ text }) => {
    const match = opening.exec(text)
    if (match?.[0].toLowerCase().includes(stem) !== true) return false
    const isNumber = isNumbered.test(text.slice(match.index + match[0].length))
    return startsWord(text, match.index) && !isNumber
  })
  return (named ?? like)?.text
}

/** Another heading that tells the kind, where the best one names the court. */
function besideCourt(
  lines: readonly OpeningLine[],
  opening: RegExp,
  line: OpeningLine | undefined,
): OpeningLine | undefined {
  if (line === undefined || !court.test(line.text)) return line
  const isOther = ({ text, isHeading }: OpeningLine): boolean =>
    isHeading && !court.test(text) && opening.test(text)
  return lines.find(isOther) ?? line
}

const linesOfName = 10
const linesOfWord = 4

/** The first heading that names the document by a noun for documents; one word by itself may name a section further down. */
function namedHeading(
  lines: readonly OpeningLine[],
  language: Language,
  id: KindId | undefined,
): { name: string; line: string } | undefined {
  for (const [at, { text, isHeading, isBeside }] of lines.entries()) {
    if (at >= linesOfName && !isBeside) continue
    const title = isHeading ? text : firstOfTwo(text)
    if (title === undefined || numbered.test(title)) continue
    const [name] = title.split(/\s[-–—]\s/u).flatMap((part) => nameInHeading(part, language) ?? [])
    if (name === undefined || (!/[\s\p{Lo}]/u.test(name) && at >= linesOfWord)) continue
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

function headingOf(line: OpeningLine | undefined): string | undefined {
  const isNamed =
    line?.isHeading === true &&
    !isLabelAlone(line.text) &&
    (line.isBeside || !numbered.test(line.text))
  return isNamed ? line.text : undefined
}

function openingLines(content: string, title: string, language: Language): OpeningLine[] {
  const lines = content
    .slice(0, openingLength)
    .split('\n')
    .flatMap((line) => closeUp(line.slice(0, longLine).trim()).split(wideGap))
    .map((line) => closeUp(flattenSpace(line)).replace(decoration, '').replace(/ـ/gu, '').trim())
    .filter((line) => line !== '')
    .slice(0, linesLooked)
  const greeting = lines.findIndex(isGreeting)
  const told = greeting < 0 ? lines : lines.filter((line) => !citesLaw(line))
  const prose = told.findIndex(
    (line) => line.length >= longestTitle || (line.length >= longProse && endsSentence.test(line)),
  )
  return told.map((line, at) => {
    const subject = at < subjectLines ? subjectIn(line, language) : undefined
    const text = subject ?? withoutLaw(line)
    const isNamed = (at < titleLines && namesKind(text, language)) || opensAsMinutes(text, language)
    // The lines around the greeting of a letter say what it is, however long they are and wherever they stand.
    const isBeside =
      subject !== undefined ||
      (greeting >= 0 &&
        at >= greeting - linesAbove &&
        at <= greeting + 1 &&
        at !== greeting &&
        (at === greeting + 1 ? !/^\p{Ll}/u.test(told[at + 1] ?? '') : !labelRow.test(text)) &&
        !endsSentence.test(text))
    const isPlain =
      isShort(text) && !department.test(text) && !listed.test(text) && !formNumber.test(text)
    const isHeading = isBeside || isNamed || isPlain
    const early = Math.max(isBeside ? besideGreeting : 0, 1 - at / 10)
    const section = !isBeside && numbered.test(text) ? 1 : 0
    const capitals = isHeading && isAllCapitals(text) ? 0.7 : 0
    // A heading below the first sentence is that of a section.
    const below = !isBeside && prose >= 0 && at > prose && isAllCapitals(text) ? 0.8 : 0
    const ofCourt = court.test(text) ? 1.4 : 0
    const number = isHeading && /\p{N}/u.test(text) ? 0.3 : 0
    const own = text === title && ofCourt === 0 ? 0.9 : 0
    const worth = isHeading
      ? 1.3 + 1.4 * early + capitals + own - section - number - below - ofCourt
      : 0.4 + 0.7 * early
    return { text, worth, isHeading, isBeside, isSubject: subject !== undefined }
  })
}

/** `Draft minutes of the meeting held in the reading room,` goes on in the next line. */
function opensAsMinutes(text: string, { kinds }: Language): boolean {
  const line = text.replace(/^(?:draft|approved|final)\s/iu, '')
  return (
    line.length <= longestTitle &&
    kinds.minutes[1].exec(line)?.index === 0 &&
    / (?:of|de|di|da|der|des|du|van|z) /iu.test(line)
  )
}

/** Signs of Markdown and of boxes drawn in letters. */
const decoration = /^(?:#{1,6}|[>|*=+])\s+|\s+[|*=+]$/gu
const longProse = 90
const titleLines = 3
const longestTitle = 120

/** `Postmortem: Checkout unavailable`: a title that opens with the whole name of a kind. On a leaflet the medicine names itself. */
function namesKind(text: string, { kinds }: Language): boolean {
  const label = /^(\p{L}[\p{L} -]{4,30})[:：]\s*\p{L}/u.exec(text)?.[1]
  if (label === undefined || text.length > longestTitle) return false
  return kindIds.some(
    (id) => id !== 'leaflet' && kinds[id][1].exec(label)?.[0].length === label.length,
  )
}

/** Columns that stand side by side in one line. */
export const wideGap = / {4,}|\t/u
const subjectLines = 25

/** What stands behind `Re:` or `Betreff:`, where that is the whole label. */
export function subjectIn(line: string, { patterns }: Language): string | undefined {
  const label = line.match(patterns.subject)?.[0]
  if (label === undefined || !line.startsWith(label)) return undefined
  const subject = /^\s*[:：.]\s*(\S.{3,})$/u.exec(line.slice(label.length))?.[1]
  return subject === undefined || isCode(subject) ? undefined : subject
}

/** `Ref: NM/26/118842` names no subject. */
function isCode(text: string): boolean {
  return /\p{N}/u.test(text) && !/\p{L}{3,}\s+\p{L}{2,}/u.test(text)
}

/** Who writes, not what is written. */
const department =
  /^(?!notice of)[^:]*\s(?:centre|center|unit|team|department|office|agency|directorate)(?:\s\p{L}+)?$|^(?:department|dept|office|afdeling|abteilung|fachbereich|dienst|service|servicio|departamento|servizio|ufficio|serviço|wydział|dział|biuro|отдел|управление)(?!\p{L})[^:]*$/iu
/** `Planning Act 1990 - Notification of a planning application` says behind the dash what it is. */
function withoutLaw(line: string): string {
  const parts = line.split(/\s[-–—]\s/u)
  const others = parts.filter((part) => !citesLaw(part))
  return others.length === 0 ? line : others.join(' – ')
}

/** `Report no.:` and `Bill number` name a figure that stands beside or below. */
function isLabelAlone(text: string): boolean {
  return /[:：]$/u.test(text) || namesFigure.test(text)
}

/** `Form L-2` is to be filled in. */
const formNumber =
  /^(?:様式|別記|別紙|第[一二三四五六七八九十\d]+号様式|form|formular|vordruck|formulaire|modulo|modelo|mod\.|formulier|druk|wzór|форма)\s?(?:no\.?|nr\.?|n[°º]|№)?\s?[\p{Lu}\d][\p{Lu}\d./–-]*(?:\s|[（(]|$)/iu
/** `- a letter from the doctor` is a thing asked for, and no heading. */
const listed = /^[-–—•*▪◦●]\s/u
const numbered =
  /^(?:(?:TOP|item|punkt|punto|ponto|point|agendapunt)\s\d|\d{1,2}[.)\s]|§|[IVX]+\.|[一二三四五六七八九十１-９]+[、．\s])/u
const labelRow = /^[^:：|]{2,40}[:：]\s*\S/u
const endsInAbbreviation = /\s\p{L}\.$/u
const endsSentence = /[.!?。！？؟;,]["'”’)]*$/u

function isAllCapitals(text: string): boolean {
  return /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text)
}

function isShort(text: string): boolean {
  if (text.length > 120 || /@| \| /u.test(text)) return false
  if (labelRow.test(text)) return isAllCapitals(text)
  if (endsInAbbreviation.test(text) && text.split(' ').length <= 14) return true
  return looksLikeHeading(text) || (!endsSentence.test(text) && text.split(' ').length <= 14)
}

function bestLine(
  lines: readonly OpeningLine[],
  opening: RegExp,
): { score: number; line: OpeningLine | undefined } {
  let score = 0
  let best: OpeningLine | undefined
  let others = 0
  for (const line of lines) {
    const match = opening.exec(line.text)
    if (match === null || !startsWord(line.text, match.index)) continue
    const share = match[0].length / line.text.length
    const atStart = match.index < 4 ? (line.isBeside ? 0.9 : 0.3) : 0
    const label = labelRow.test(line.text) && atStart > 0 ? 0.9 : 0
    const phrase = match.index === 0 && match[0].split(' ').length >= wordsOfPhrase ? 0.3 : 0
    const figure =
      namesFigure.test(match[0]) || isNumbered.test(line.text.slice(match.index + match[0].length))
        ? 1
        : 0
    const value =
      line.worth + (line.isHeading ? share : 0.4 * share) + atStart + label + phrase - figure
    if (best !== undefined) others += 1
    if (value > score) {
      score = value
      best = line
    }
  }
  return { score: score === 0 ? 0 : score + Math.min(0.4, 0.1 * others), line: best }
}

/** Whether a match is no end of a longer word; scripts without spaces have no such ends. */
function startsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text.charAt(at - 1))
}
