import { looksLikeHeading } from '../../../text/lines.ts'
import { closeUp, flattenSpace } from '../../../text/normalize.ts'
import { kindIds } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { endOfMailHead } from '../wording/mail-head.ts'
import { isGreeting } from '../wording/noise.ts'
import { nameInHeading } from './heading-name.ts'

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

/** Who decides, not what is decided: `Tribunal judiciaire de Nantes`, `In the Family Court`. */
export const court =
  /^(?:in the (?:matter of|\p{L}+ court|court)|tribunal|cour|court of|juzgado|audiencia|corte|rechtbank|gerechtshof|sąd|\p{L}*gericht|im namen des volkes|au nom du peuple|in nome del popolo|в? ?именем|w imieniu|باسم (?:الشعب|جلالة|الملك)|بسم الله)(?!\p{L})/iu

/** The first lines of a document, parted where wide gaps part them, each with what it tells of the kind. */
export function openingLines(content: string, title: string, language: Language): OpeningLine[] {
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
    ? lines.filter((line) => !language.phrases.citesLaw.test(line) && !sentAs.test(line))
    : lines
  const greeting = told.findIndex((line) => isGreeting(line, language))
  const prose = told.findIndex(
    (line) => line.length >= longestTitle || (line.length >= longProse && endsSentence.test(line)),
  )
  const letterhead = greeting < 0 ? 0 : lettersHead(content)
  return told.map((line, at) => {
    const subject = at < subjectLines ? subjectIn(line, language) : undefined
    const text = (subject ?? withoutLaw(line, language)).replace(asksToRead, '')
    const isOfSender = at < letterhead && subject === undefined && !isAllCapitals(text)
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
      !department.test(text) &&
      !listed.test(text) &&
      !formNumber.test(text)
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

/** The parts of a line that wide gaps part; a label such as `Subject` stays with what it names. */
export function partsOf(line: string, language: Language): string[] {
  const beside = subjectInRow(line, language)
  if (beside !== undefined) return [beside]
  const parts = closeUp(line.trim()).split(wideGap)
  const [label = '', subject, ...others] = parts
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

/** How a letter was sent, which names no kind of it. */
const sentAs =
  /^(?:(?:by|sent by|via) (?:recorded|registered|certified|special|first|e-?mail|post|courier)|(?:per |als )?(?:einschreiben|einwurf-?einschreiben|postzustellungsurkunde)|(?:(?:par|en) )?(?:lettre (?:simple|recommandée|suivie|rar)|recommandé|courrier recommandé|remis en main propre)|(?:por )?(?:burofax|correo certificado|carta certificada|entrega en mano)|(?:inviata |a mezzo |spedita )*(?:raccomandata|pec(?!\p{L})|posta elettronica certificata)|carta regist[ar]?a?da|por correio|(?:per )?aangetekend|(?:list|przesyłka) (?:polecon[ya]|zwykł[ya])|заказн(?:ое|ым) письмо)/iu

const linesOfLetterhead = 8
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
function opensAsMinutes(text: string, { kinds }: Language): boolean {
  const line = text.replace(/^(?:draft|approved|final)\s/iu, '')
  return (
    line.length <= longestMinutes &&
    kinds.minutes[1].exec(line)?.index === 0 &&
    / (?:of|de|di|da|der|des|du|van|z) /iu.test(line)
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

/** `Final reminder - please read!` */
const asksToRead =
  /\s[-–—]\s(?:(?:please read|important|urgent|bitte|wichtig|dringend|à lire|lire|importante?|urgente?|leer|da leggere|ler|belangrijk|dringend|ważne|pilne|важно|срочно)(?!\p{L})[^-–—]{0,30}|[^-–—]{0,20}lesen!?)$/iu
/** Who writes, not what is written. */
const department =
  /^(?!notice of)[^:]*\s(?:centre|center|unit|team|department|office|agency|directorate)(?:\s\p{L}+)?$|^(?:department|dept|office|afdeling|abteilung|fachbereich|dienst|service(?! (?:&|and|or|level|charge|report|record|certificate|agreement|contract|invoice|note)(?!\p{L}))|servicio|departamento|servizio|ufficio|serviço|wydział|dział|biuro|отдел|управление)(?!\p{L})[^:]*$/iu
/** `Planning Act 1990 - Notification of a planning application` says behind the dash what it is. */
function withoutLaw(line: string, { phrases }: Language): string {
  const parts = line.split(/\s[-–—]\s/u)
  const others = parts.filter((part) => !phrases.citesLaw.test(part))
  const [only] = others
  return only !== undefined && others.length === 1 && parts.length > 1 ? only : line
}

/** `Invoice to` stands above who gets it. */
const endsInTo = /\s(?:to|from|by|for|an|à|a|aan|dla|для)$/iu

/** `Report no.:` and `Bill number` name a figure that stands beside or below. */
export function isLabelAlone(text: string): boolean {
  return /[:：]$/u.test(text) || namesFigure.test(text) || endsInTo.test(text)
}

/** `Form L-2` is to be filled in. */
const formNumber =
  /^(?:様式|別記|別紙|第[一二三四五六七八九十\d]+号様式|form|formular|vordruck|formulaire|modulo|modelo|mod\.|formulier|druk|wzór|форма)\s?(?:no\.?|nr\.?|n[°º]|№)?\s?[\p{Lu}\d][\p{Lu}\d./–-]*(?:\s|[（(]|$)/iu
/** `- a letter from the doctor` is a thing asked for, and no heading. */
/** `- …`, `A. Minutes of 15 September`: items of what is dealt with. */
const listed = /^(?:[-–—•*▪◦●]|\p{Lu}[.)])\s/u
export const numbered =
  /^(?:(?:TOP|item|punkt|punto|ponto|point|agendapunt)\s\d|\d{1,2}[.)\s]|§|[IVX]+\.|[一二三四五六七八九十１-９]+[、．\s])/u
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
export const namesFigure = /\s(?:date|datum|fecha|data|number|no|nr|nummer)\.?$/iu
/** `Invoice no. 2025/17`. */
const isNumbered = /^\s(?:no|nr|number|n\.?[°º]|№|date|period|ref)(?![\p{L}])/iu

const offer = /^(?:quot|estimate|devis|angebot|kostenv|presupuesto|preventivo|orçamento|offert)/iu

/** Whether a name of a kind only numbers one that is referred to; and not that of its own line. */
export function numbersOther(line: string, name: string, at: number): boolean {
  return isNumbered.test(line.slice(at + name.length)) && !numbersOffer(line, name, at)
}

/** `Mietvertrag vom 28.02.2019`, `Your tenancy of 3 May`: in a letter the day tells which contract it is about. */
const isDated =
  /^[^\p{N},;:–—-]{0,30}?(?<!\p{L})(?:vom|of|dated|du|del|de|di|do|van|z dnia|от|بتاريخ)\s\p{N}/iu

/** Whether a name of a contract in a letter only says by its day which one is meant. */
export function refersByDay(line: string, name: string, at: number): boolean {
  return isDated.test(line.slice(at + name.length))
}

/** `Devis n° 2026-044` is the title of one, whatever else it says of bills. */
export function numbersOffer(line: string, name: string, at: number): boolean {
  return at === 0 && offer.test(name) && isNumbered.test(line.slice(name.length))
}

/** Whether a match is no end of a longer word; scripts without spaces have no such ends. */
export function startsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text.charAt(at - 1))
}
