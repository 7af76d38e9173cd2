import type { Answer } from '@precis/domain'
import type { AnswerType } from '../../languages/asking.ts'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { asksForName } from './who.ts'

/** In a document of a few paragraphs nearly every passage has something of any question. */
const mostUnknown = 0.7
/** The least confidence of an answer and of a closest passage. */
const least = {
  article: { answer: 0.5, closest: 0.4 },
  document: { answer: 0.87, closest: 0.68 },
  /** In other languages than English fewer words meet, and what is found there is right more often. */
  otherLanguage: { answer: 0.87, closest: 0.6 },
  /** Little else could answer in a document of a few paragraphs. */
  note: { answer: 0.75, closest: 0.51 },
}
const mostSentencesOfNote = 40
/** Where no passage is likelier, more of them are shown, none as the answer. */
const leastOfAnswer = 0.5
/** The same in a note where the best passage says what answers an everyday question. */
const leastOfTold = 0.22
/** What is usually said of bringing things tells nothing of a caravan that a document does not know. */
const mostUnknownOfTold = 0.25
/** It answers alone where the next one is not half as likely. */
const alone = 0.5
/** Nothing else comes near a passage that is that likely. */
const likely = 0.95
const farBehind = 0.1
const mostUnknownOfLikely = 0.25
const whole = 0.85
const leastLikenessOfRow = 0.9
const mostUnknownOfWhole = 0.2

const asLikely = 0.99

/** How surely the best hits answer, or that they do not. */
export function verdictFor(
  confidence: number,
  { type }: Pick<Question, 'type'>,
  index: SentenceIndex,
  hits: readonly Hit[],
): Answer['verdict'] {
  const [best, second] = hits
  const isShort = !index.isArticle && index.sentences.length < mostSentencesOfNote
  const isNote = isShort && (best?.evidence.unknown ?? 1) <= mostUnknown
  const { answer, closest } = isNote ? least.note : leastIn(index)
  const isTold = isNote && best?.evidence.told === 1 && best.evidence.unknown <= mostUnknownOfTold
  const isAlone = (second?.score ?? 0) < (best?.score ?? 0) * alone
  const mayAnswer = index.isArticle || isNote || (best?.score ?? 0) >= leastOfAnswer
  const isSure = mayAnswer && !isOneOfMany(hits)
  if (isSure && confidence >= (isTold && isAlone ? closest : answer)) return 'answer'
  if (confidence >= (isTold ? leastOfTold : closest)) return 'closest'
  if (best === undefined) return 'absent'
  if (!index.isArticle && isBeforeOthers(type, confidence, best, second?.score ?? 0))
    return 'closest'
  const isOnlyOne = isNote && isLikely(best) && (second?.score ?? 0) < best.score * farBehind
  return isOnlyOne || holdsWhole(best, isNote) ? 'closest' : 'absent'
}

/** A sum or a time that stands before all others is right more often, and so is what alone tells of a thing that may be so or not. */
const leastOfValue = 0.6
const before = 0.9
const leastOfYes = 0.4
const leastOfThing = 0.2
const mostUnknownOfThing = 0.4

function isBeforeOthers(
  type: AnswerType,
  confidence: number,
  { score, evidence }: Hit,
  second: number,
): boolean {
  if (type === 'yesNo') {
    const isAbout = evidence.plainCoverage >= leastOfThing && evidence.unknown <= mostUnknownOfThing
    return isAbout && confidence >= leastOfYes && second < score * alone
  }
  const isValue = type === 'money' || type === 'period'
  return isValue && confidence >= leastOfValue && second <= score * before
}

function leastIn({ isArticle, words }: SentenceIndex): { answer: number; closest: number } {
  if (isArticle) return least.article
  return words.language === 'en' ? least.document : least.otherLanguage
}

const mostAnswering = 2
const mostShown = 4
/** The share of the best passage's likeness below which another is not shown. */
export const leastShown = 0.1
/** What a passage cannot tell without naming it. */
const named: ReadonlySet<string> = new Set([
  'date',
  'time',
  'money',
  'period',
  'phone',
  'frequency',
  'percent',
  'measure',
])

/** An answer holds the kind of thing asked for, and a hidden name that is asked about; passages without it are no more than the closest, and none at all where a day, a time or a sum is asked for. */
export function withKind(
  verdict: Answer['verdict'],
  question: Question,
  hits: readonly Hit[],
  index: SentenceIndex,
): Answer['verdict'] {
  const { type, hidden } = question
  const { sentences, isArticle } = index
  if (verdict === 'absent' || isArticle) return verdict
  const least = (hits[0]?.score ?? 0) * leastShown
  const lacks = (count: number, lacking: (hit: Hit) => boolean): boolean =>
    hits.slice(0, count).every((hit) => hit.score < least || lacking(hit))
  const misses = ({ evidence }: Hit): boolean => evidence.typeMissed > 0
  const isNamed = named.has(type) || (type === 'person' && asksForName(question, index))
  // The likeliest passage may answer in whatever words; the value of another one has to be that of the thing asked about.
  const [best] = hits
  const isOfOther = (hit: Hit): boolean => misses(hit) || (hit !== best && isElsewhere(hit))
  if (isNamed && lacks(type === 'phone' ? 1 : mostShown, isOfOther)) return 'absent'
  const isVague = ({ at }: Hit): boolean =>
    type === 'date' && !/\d/u.test(sentences[at]?.text ?? '')
  // What is said without a name that was hidden may be about others.
  const isOfOthers = ({ at }: Hit): boolean =>
    hidden.length > 0 && !hidden.some((name) => sentences[at]?.text.includes(name) === true)
  const isUnsure = (hit: Hit): boolean => misses(hit) || isVague(hit) || isOfOthers(hit)
  return lacks(mostAnswering, isUnsure) ? 'closest' : verdict
}

const farthestNumber = 0.5
const farthestCounted = 0.25

/** Whether the value of a passage is surely of something else: a number far from all that is counted, a day where not all that is to last is named. */
export function givesAnother(
  { type }: Pick<Question, 'type'>,
  { lexicon, isArticle }: SentenceIndex,
  [best]: readonly Hit[],
): boolean {
  if (isArticle || best === undefined) return false
  const { evidence } = best
  if (type === 'period') return evidence.type < 1 && evidence.missing > 0
  if (type !== 'number' || lexicon.isUnspaced) return false
  return evidence.near <= farthestNumber && evidence.focusNear <= farthestCounted
}

const leastBeside = 0.2

/** Whether a passage has next to nothing of the question: a value in it is that of something else. */
function isElsewhere({ evidence: { coverage, overCoverage } }: Hit): boolean {
  return coverage + overCoverage < leastBeside
}

/** Whether a passage tells a value of the kind asked for, and most of the question. */
function isLikely({ score, evidence: { type, unknown } }: Hit): boolean {
  return score >= likely && type === 1 && unknown < mostUnknownOfLikely
}

/** Whether more passages are as likely as the best one, as all with the word `contract` are for "When does the contract end?" */
function isOneOfMany([best, ...others]: readonly Hit[]): boolean {
  const third = others[1]
  return best !== undefined && third !== undefined && third.score >= best.score * asLikely
}

/** Whether a row or a passage of a note holds all that is asked for, itself or in the names of its columns and what is over it. */
function holdsWhole({ score, evidence }: Hit, isNote: boolean): boolean {
  const { row, coverage, overCoverage, unknown } = evidence
  if (!isNote && (row === 0 || score < leastLikenessOfRow)) return false
  return coverage + overCoverage >= whole && unknown <= mostUnknownOfWhole
}

export function kindOf<T>({ isArticle }: SentenceIndex, of: { article: T; document: T }): T {
  return isArticle ? of.article : of.document
}
