import { endsAsOrganization } from '../../findings/parties/parties.ts'
import { type Genre, type KindId, kindIds, traitsOf } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { looksLikeTranscript } from '../transcript.ts'
import { endOfMailHead } from '../wording/mail-head.ts'
import { isGreeting } from '../wording/noise.ts'
import { isQuestionList, nameOfDeed } from './by-form.ts'
import { nameInHeading } from './heading-name.ts'
import { bodyOf, contractWords } from './kind-bodies.ts'
import { besideCourt, headingOf, namedHeading, ownName, ownWord, titleOf } from './kind-name.ts'
import { worthOfSigns } from './kind-signs.ts'
import {
  isAllCapitals,
  labelRow,
  namesFigure,
  numbersOffer,
  numbersOther,
  type OpeningLine,
  openingLines,
  refersByDay,
  startsWord,
} from './opening-lines.ts'

export interface TypeFinding {
  readonly id: KindId | undefined
  readonly name: string
  readonly genre: Genre
  /** The line that names the kind, where one does so plainly. */
  readonly line: string | undefined
}

const bodyLength = 100_000
const least = 1.1
const leastVaried = 2
const leastLegal = 3.5
const besideSigns = 0.3
/** What a letter calls itself in its subject goes before its being a letter. */
const ofSubject = 0.3
const unnamed = 'Document'
/** Called so in nearly all languages. */
const questions = 'FAQ'
const openingLength = 4_000
/** `This is to certify` tells a kind in a sentence as well. */
const wordsOfPhrase = 4
const ofPhrase = 0.3
/** `I am writing to resign` tells it in a letter that has no subject. */
const ofSentence = 1

/** What a thread of e-mails is, whatever its messages speak of. */
export function kindOfMail(language: Language): TypeFinding {
  const { genre } = traitsOf('letter')
  return { id: 'letter', name: language.labels.mail, genre, line: undefined }
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
  const isLetter = lines.some(({ text }) => isGreeting(text, language))
  const hasSubject = lines.some(({ isSubject }) => isSubject)
  const thousands = Math.max(1, body.length / 1000)
  const legal = contractWords(body, language) / thousands
  let best: TypeFinding = { id: undefined, name: unnamed, genre: 'general', line: undefined }
  let bestScore = least
  for (const id of kindIds) {
    const { genre, weight = 0 } = traitsOf(id)
    const [, opening] = language.kinds[id]
    const hit = bestLine(lines, opening, genre === 'contract', isLetter, language)
    if (isLetter && genre === 'contract' && isLetterhead(hit.line, lines)) continue
    let score = hit.score
    const words = bodyOf(body, id, language)
    if (words !== undefined) {
      const isVaried = words.different >= leastVaried
      // A letter that says `we may` and `your account` is no contract for that.
      const tells = isVaried && !(isLetter && genre === 'contract')
      if (score > 0 || tells) score += Math.min(3, (words.all / thousands) * 1.5)
    }
    // A letter about a lease is none.
    const signed =
      isLetter && genre === 'contract' ? 0 : worthOfSigns(content, id, language, hasSubject)
    if (score === 0 && signed === 0) continue
    // A subject line that does not name a kind speaks against it.
    const told = hasSubject && hit.score === 0 ? signed - besideSigns : signed
    score = Math.max(score + (signed > 0 ? besideSigns : 0), told)
    score += weight
    if (genre === 'contract') score += Math.min(1, legal * 0.3)
    if (score > bestScore) {
      bestScore = score
      const own =
        opensWith(hit.line, opening) ?? titleOf(lines, opening, language.nameOf(id), language)
      const line = own ?? headingOf(besideCourt(lines, opening, hit.line, language), language)
      // `Hillside Car Rentals Ltd` tells the kind, and is the name of who wrote it.
      best = named(id, line !== undefined && endsAsOrganization(line) ? undefined : line)
    }
  }
  // Where no heading names the kind that the wording tells, the heading says better what the document is.
  if (best.line === undefined || best.id === 'letter' || language.phrases.court.test(best.line)) {
    const own = namedHeading(lines, language, best.id ?? (isLetter ? 'letter' : undefined))
    // How it is written alone makes no paper of what calls itself something else.
    const isReport =
      best.id === 'research-paper' ||
      (best.id === undefined && own !== undefined && language.kinds.report[1].test(own.name))
    if (own !== undefined) best = { ...(isReport ? named('report') : best), ...own }
  }
  const deed =
    best.genre === 'contract' ? nameOfDeed(content.slice(0, openingLength), language) : undefined
  if (deed !== undefined && (best.line === undefined || language.phrases.keyTerms.test(best.line)))
    return { ...best, name: deed, line: undefined }
  if (best.name !== unnamed) return best
  if (endOfMailHead(content) > 0) return kindOfMail(language)
  if (isQuestionList(body)) return { ...named('guideline'), name: questions }
  if (legal > leastLegal) return named('contract')
  return isLetter ? named('letter') : best
}

const wordsOfOpening = 3
/** `A consultation on`, `The invoice for`. */
const longestArticle = 4

/** The best line, where it is a heading that opens with several words for the kind: `Tenancy renewal notice`. */
function opensWith(line: OpeningLine | undefined, opening: RegExp): string | undefined {
  const match = line?.isHeading === true ? opening.exec(line.text) : null
  if (match === null || match.index > longestArticle) return undefined
  const words = match[0].split(' ').length + (match.index > 0 ? 1 : 0)
  return words >= wordsOfOpening ? line?.text : undefined
}

/** What a name without spaces behind it is the first part of. */
const goesOn = /^\p{Lo}{2}/u
const closing = /^\s*(?:[(（【][^)）】]*[)）】])?\s*$/u

/** Chinese and Japanese headings end with what they are: `賃貸借契約更新のお知らせ` is a notice. */
function closesHeading(
  { text, isHeading }: OpeningLine,
  { 0: name, index }: RegExpExecArray,
): boolean {
  if (!isHeading || !/[\p{Script=Han}\p{Script=Hiragana}]{2}$/u.test(name)) return false
  return index > 0 && closing.test(text.slice(index + name.length))
}

/** `Your move on 18 December: quotation and terms`: what stands behind the colon says what the letter is. */
function opensPart(text: string, at: number): boolean {
  return /:\s(?:\p{L}{1,10}\s)?$/u.test(text.slice(0, at))
}

/** `Castle Health Insurance` above a letter that names its subject is who writes. */
function isLetterhead(line: OpeningLine | undefined, lines: readonly OpeningLine[]): boolean {
  return (
    line !== undefined &&
    line === lines[0] &&
    !isAllCapitals(line.text) &&
    lines.some((other) => other.isBeside && other !== line)
  )
}

/** `A consultation on council tax`: what stands behind the name of a paper is what it is about. */
function namesSubject(text: string, at: number, language: Language): boolean {
  const edge = text.search(followedBy(language.phrases.onMatter, ' ', ' '))
  return edge > 0 && at > edge && nameInHeading(text.slice(0, edge), language) !== undefined
}

function bestLine(
  lines: readonly OpeningLine[],
  opening: RegExp,
  isContract: boolean,
  isLetter: boolean,
  language: Language,
): { score: number; line: OpeningLine | undefined } {
  let score = 0
  let best: OpeningLine | undefined
  let others = 0
  for (const line of lines) {
    const match = opening.exec(line.text)
    if (match === null || !startsWord(line.text, match.index)) continue
    if (line.isHeading && namesSubject(line.text, match.index, language)) continue
    const share = match[0].length / line.text.length
    // The subject `賃貸借契約更新のお知らせ` names a notice, not a lease.
    const isPart = goesOn.test(line.text.slice(match.index + match[0].length))
    if (isPart && isContract && line.isSubject) continue
    if (isLetter && isContract && refersByDay(line.text, match[0], match.index, language)) continue
    const isOfLetter = line.isSubject || line.isBeside
    const opensLine = match.index < 4 || (isOfLetter && opensPart(line.text, match.index))
    const atStart = opensLine && !isPart ? (line.isBeside ? 0.9 : 0.3) : 0
    const label = labelRow.test(line.text) && atStart > 0 ? 0.9 : 0
    const subject = line.isSubject && !namesFigure(match[0], language) ? ofSubject : 0
    const isPhrase = match.index === 0 && match[0].split(' ').length >= wordsOfPhrase
    const phrase = !isPhrase
      ? 0
      : isLetter && language.phrases.writerSays.test(line.text)
        ? ofSentence
        : ofPhrase
    const figure =
      namesFigure(match[0], language) || numbersOther(line.text, match[0], match.index, language)
        ? 1
        : 0
    const last = closesHeading(line, match) ? 0.9 : 0
    const offer = numbersOffer(line.text, match[0], match.index, language) ? 1 : 0
    const value =
      line.worth +
      (line.isHeading ? share : 0.4 * share) +
      atStart +
      label +
      phrase +
      last +
      offer +
      subject -
      figure
    if (best !== undefined) others += 1
    if (value > score) {
      score = value
      best = line
    }
  }
  return { score: score === 0 ? 0 : score + Math.min(0.4, 0.1 * others), line: best }
}
