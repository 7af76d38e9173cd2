import { flattenSpace } from '../../text/normalize.ts'
import type { TypeFinding } from '../document/kinds/find-kind.ts'
import { isUnspaced } from '../document/kinds/heading-name.ts'
import { wideGap } from '../document/kinds/opening-lines.ts'
import { isGreeting } from '../document/wording/noise.ts'
import { readLine, verdictsIn } from '../document/wording/verdict-line.ts'
import { endsAsOrganization } from '../findings/parties/parties.ts'
import type { KindId } from '../languages/kind-ids.ts'
import type { Language } from '../languages/load-language.ts'
import { followedBy } from '../languages/phrases/followed-by.ts'
import { shortenTitle } from './shorten-title.ts'
import { subjectBeside } from './subject-beside.ts'
import { wholeHeading } from './whole-heading.ts'

/** Kinds whose name says little of what a paper is. */
export const vague: readonly (KindId | undefined)[] = [
  undefined,
  'letter',
  'school-letter',
  'report',
  'transcript',
  'research-paper',
  'press-release',
  'news-article',
]

interface TitledPaper {
  readonly head: string
  /** Its first heading, which need not be its title. */
  readonly heading: string | undefined
  readonly kind: TypeFinding
  readonly language: Language
}

/** A title with what it lacks: what a report is about, whose terms they are, what is decided, who sends an estimate. */
export function completeTitle(own: string, { head, heading, kind, language }: TitledPaper): string {
  const decided = own.includes(' ') ? undefined : verdictTitle(head, language)
  if (decided !== undefined) return shortenTitle(`${own} – ${decided}`, language)
  const subject = namesKindOnly(own, kind, language)
    ? subjectBeside(head, own, language)
    : undefined
  if (subject !== undefined) return shortenTitle(`${subject} – ${own}`, language)
  const matter = kind.id === 'judgment' && isOfCourt(own, language) ? caseIn(head) : undefined
  if (matter !== undefined) return shortenTitle(matter, language)
  const isOfSender = ofSender.includes(kind.id) && !own.includes(' ')
  const owner = isOfSender ? senderIn(head) : ownerBeside(head, own, heading, kind, language)
  if (owner !== undefined) return shortenTitle(`${own} – ${owner}`, language)
  const isPlace = own === heading && !own.includes(' ') && kind.line === undefined
  if (isPlace && head.split('\n').some((line) => isGreeting(line, language))) return kind.name
  const named = own === heading ? withKind(own, kind) : own
  const span = named === own ? wholeHeading(head, own, language) : undefined
  return shortenTitle(
    span === undefined ? named : flattenSpace(head.slice(span.start, span.end)),
    language,
  )
}

/** Papers of many owners with one name for all: `Terms of use`. */
const ofOwner: readonly (KindId | undefined)[] = ['terms', 'privacy']
/** Papers that whoever gets them tells by who sent them: `Estimate`. */
const ofSender: readonly (KindId | undefined)[] = ['quotation', 'invoice', 'purchase-order']
const linesOfSender = 6
const mostOfBareTitle = 4
const mostOfOwner = 4
const party = /^\s(\p{Lu}[^\n,;:()"]{2,40}?)\s?[,(]/u

/** The first name behind a `between`. */
function firstParty(head: string, { phrases }: Language): string | undefined {
  let rest = head
  for (;;) {
    const between = phrases.between.exec(rest)
    if (between === null) return undefined
    rest = rest.slice(between.index + between[0].length)
    const name = party.exec(rest)?.[1]
    if (name !== undefined) return name
  }
}

/** Whose terms they are, where the title does not say so: the name at the head, or the first of those whom they bind. */
function ownerBeside(
  head: string,
  title: string,
  heading = title,
  { id }: TypeFinding,
  language: Language,
): string | undefined {
  if (!ofOwner.includes(id) || title.split(' ').length > mostOfBareTitle) return undefined
  if (heading === title) return firstParty(head, language)
  return heading.split(' ').length <= mostOfOwner && !/\p{N}/u.test(heading) ? heading : undefined
}

/** The organization at the head. */
function senderIn(head: string): string | undefined {
  return head
    .split('\n')
    .map((line) => flattenSpace(line.trim().split(wideGap)[0] ?? ''))
    .filter((line) => line !== '')
    .slice(0, linesOfSender)
    .find(endsAsOrganization)
}

const mostOfBareKind = 5
const mostOfBareReport = 2

/** Whether a title says of what kind a manual, a report or rules are, and not what they are about. */
function namesKindOnly(title: string, { id, genre }: TypeFinding, language: Language): boolean {
  if (isUnspaced(language)) return false
  const { kinds } = language
  const words = title.split(' ').length
  if (genre === 'manual')
    return (
      words <= mostOfBareKind &&
      [kinds.manual, kinds.specification].some(([, opening]) => opening.test(title))
    )
  const isNamed = id !== undefined && kinds[id][1].test(title)
  return words <= mostOfBareReport && isNamed && (genre === 'report' || ofSubject.includes(id))
}

const ofSubject: readonly KindId[] = ['regulation', 'bylaws', 'proposal', 'guideline']

function isOfCourt(title: string, { phrases }: Language): boolean {
  return phrases.court.test(title) || followedBy(phrases.courtName, '(?!\\p{L})').test(title)
}

/** `Miller v Hill Ltd [2025] CCCT 18`, behind a label or not. */
const caseName = /(?:^|[\n:\t]|\s{2})[^\S\n]*(\p{Lu}[^\n:]{2,80}?\sv\.?\s\p{Lu}[^\n]{2,80})/u

function caseIn(head: string): string | undefined {
  return caseName.exec(head)?.[1]
}

/** `DECYZJA` alone says less than what is decided: `odmawiam: przyznania zasiłku`. */
function verdictTitle(head: string, language: Language): string | undefined {
  const [first] = verdictsIn(head, language)
  if (first === undefined) return undefined
  const verb = readLine(head.slice(first.verb.start, first.verb.end)).replace(/[\s,:：]+$/u, '')
  const object = flattenSpace(head.slice(first.object.start, first.object.end))
  return `${verb}: ${object.replace(itemMark, '')}`
}

const itemMark = /^(?:[-–•*]|\(?[\p{L}\p{N}]{1,3}[.)])\s+/u

/** A letterhead alone says less than the kind with it: `Payment reminder – Tallis Housing`. */
function withKind(heading: string, { id, name, line }: TypeFinding): string {
  const isName = heading.split(' ').length > 1 && !/(?<!\p{L})\p{Ll}{4,}/u.test(heading)
  return vague.includes(id) || line !== undefined || !isName ? heading : `${name} – ${heading}`
}
