import { roughWordCount } from '../../../text/normalize.ts'
import { withoutConditions } from '../../findings/outcomes/decided.ts'
import { isPossible } from '../../findings/outcomes/possible.ts'
import { verdictInRow } from '../../findings/rows/verdict-words.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import { findPeriod } from '../dates/periods.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, ranked, statementOf } from '../point.ts'
import { money } from './importance.ts'
import { withoutOtherEndings } from './not-ending.ts'

const near = '[^.;]{0,60}?'

const mostNamed = 2
const weightOfRow = 4
const fewestWords = 5
const number = /\p{N}/u
const endsSentence = /[.!?。]$/u

function isPriced(statement: string, { phrases }: Language): boolean {
  return money.test(statement) || phrases.namesFee.test(statement)
}

function isOtherNotice(point: Point, { phrases }: Language): boolean {
  const statement = statementOf(point)
  return phrases.noticeLabel.test(point.label ?? '') && !phrases.endsByNotice.test(statement)
}

/** `If you give us wrong answers we may cancel the policy`: how the other side ends it. */
function isRightOfOther(statement: string, rules: Language): boolean {
  const said = withoutConditions(statement, rules).replace(/^[\s,]+/u, '')
  const at = said.search(rules.frames.other)
  return at >= 0 && at <= behindArticle && isPossible(said, rules)
}

const behindArticle = 4
const lengthOfPower = 25
const inFront = 12

/** `Kann das Studio den Vertrag kündigen`, `the bank may close the account`: the other side beside a word for what it may do. */
function mayOtherEnd(statement: string, rules: Language): boolean {
  const { frames, phrases } = rules
  return [...statement.matchAll(frames.other)].some(({ 0: name, index }) => {
    const before = statement.slice(Math.max(0, index - inFront), index)
    const behind = statement.slice(index, index + name.length + lengthOfPower)
    const isTurned =
      isPossible(before, rules) && phrases.articleBefore.test(before.replace(/^\S+\s/u, ''))
    const power = behind.search(phrases.mayCome)
    const isReaders = behind.slice(0, Math.max(0, power)).search(frames.reader) >= 0
    return isTurned || (isPossible(behind, rules) && !isReaders)
  })
}

const ended = perLanguage(
  ({ endedBy }) => new RegExp(`^\\p{L}* (?:\\p{L}+ ){0,2}?(?:${endedBy.source})`, 'iu'),
)
const lengthOfName = 30

/** `A notice given by the employer must give reasons`: what the other side ends, with its reader nowhere before. */
function isEndedByOther(statement: string, ending: RegExp, rules: Language): boolean {
  const { frames } = rules
  const at = statement.search(ending)
  const behind = statement.slice(at)
  const [by = ''] = ended(rules).exec(behind) ?? []
  if (at < 0 || by === '' || statement.slice(0, at).search(frames.reader) >= 0) return false
  return behind.slice(by.length, by.length + lengthOfName).search(frames.other) >= 0
}

/** What was ended or decided already, a notice of something else, and what the other side ends. */
function endsNothing(point: Point, ending: RegExp, rules: Language): boolean {
  const statement = statementOf(point)
  return (
    rules.phrases.endedAlready.test(statement) ||
    isOtherNotice(point, rules) ||
    verdictInRow(statement, rules) !== undefined ||
    verdictInRow(point.label ?? '', rules) !== undefined ||
    isEndedByOther(statement, ending, rules)
  )
}

/** Whether a statement speaks of whoever reads it, perhaps by its verb alone, or tells within which time to appeal. */
function namesReader(statement: string, rules: Language): boolean {
  const { frames, phrases } = rules
  const open = statement.replace(phrases.invertedClause, '')
  const said = withoutConditions(open, rules).replace(/^[\s,]+/u, '')
  if (said.search(frames.reader) >= 0 || phrases.tellsRemedy.test(statement)) return true
  const power = said.slice(0, lengthOfPower)
  const isOfThing = phrases.articleBefore.test(power.replace(/^\S+\s/u, ''))
  return (isPossible(power, rules) && !isOfThing) || findPeriod(said, rules) !== undefined
}

/** How something is ended, refused or appealed, the plainest statements of what its reader may do first. */
export function waysOut({ points, rules, summary, words }: ExportMaterial): Point[] {
  const { phrases } = rules
  const ending = `(?<!\\p{L})(?:${words.endingPatterns})`
  const pattern = new RegExp(ending, 'giu')
  const ends = new RegExp(ending, 'iu')
  const isWay = ({ label = '' }: Point): boolean => phrases.wayLabel.test(label)
  const ofReader = new RegExp(`(?:${phrases.readerOfPaper.source})${near}${ending}`, 'iu')
  const ofWriter = new RegExp(`(?:${phrases.writerOfPaper.source})${near}${ending}`, 'iu')
  const isOfOthers = (statement: string): boolean =>
    ofWriter.test(statement) || phrases.mayBeLost.test(statement) || isPriced(statement, rules)
  /** How plainly a statement tells of a way out: by its words for it, and a time; a price belongs elsewhere. */
  const weightOf = (point: Point): number => {
    const statement = statementOf(point)
    const named = withoutOtherEndings(statement, rules).match(pattern)?.length ?? 0
    const isOfReader = ofReader.test(statement) || phrases.whoEnds.test(statement)
    if (endsNothing(point, ends, rules)) return 0
    const saysOther = named === 0 && pattern.test(statement)
    pattern.lastIndex = 0
    if (saysOther) return 0
    const mayEnd = (by: RegExp): boolean => {
      const at = statement.search(by)
      return at >= 0 && isPossible(statement.slice(at, at + lengthOfPower), rules)
    }
    const isOthers = mayEnd(ofWriter) || mayOtherEnd(statement, rules)
    if (isRightOfOther(statement, rules) || (isOthers && !mayEnd(ofReader))) return 0
    if (isWay(point) && !ofWriter.test(statement)) return weightOfRow + named
    if (!isOfReader && !namesReader(statement, rules)) return 0
    if (
      named === 0 ||
      roughWordCount(statement) < fewestWords ||
      (!isOfReader && isOfOthers(statement))
    )
      return 0
    return (
      Math.min(mostNamed, named) +
      (isOfReader ? 1 : 0) +
      (number.test(statement) || phrases.numberInWords.test(statement) ? 1 : 0) +
      (phrases.takesBack.test(statement) ? 1 : 0) -
      (isPriced(statement, rules) ? 1 : 0)
    )
  }
  const { conclusions, criticalDetails, keyPoints, recommendations, risks } = points
  const all = [criticalDetails, summary, recommendations, conclusions, keyPoints, risks].flat()
  const notices = criticalDetails.filter(
    (point) =>
      point.kind === 'notice' &&
      (isWay(point) || ends.test(point.label ?? '')) &&
      statementOf(point) === point.value &&
      !endsSentence.test(point.value) &&
      !endsNothing(point, ends, rules),
  )
  const ways = all.filter((point) => weightOf(point) > 0)
  const outOfCourt = ways.filter((point) => !phrases.ofCourt.test(statementOf(point)))
  return [...ranked(outOfCourt.length > 0 ? outOfCourt : ways, weightOf), ...notices]
}
