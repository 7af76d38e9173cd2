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
  document: { answer: 0.94, closest: 0.75 },
  /** In other languages than English fewer words meet, and what is found there is right more often. */
  otherLanguage: { answer: 0.94, closest: 0.7 },
  /** Little else could answer in a document of a few paragraphs. */
  note: { answer: 0.82, closest: 0.61 },
}
/** The same for a closest passage of an English document, by what is asked for: a person, a number or a reason stands in many a passage that does not answer, a yes or no in few. */
const leastOfType: Readonly<Partial<Record<AnswerType, number>>> = {
  yesNo: 0.61,
  period: 0.7,
  other: 0.8,
  person: 0.94,
  number: 0.85,
  percent: 0.85,
  reason: 0.9,
}
const mostSentencesOfNote = 40
/** Whether something is so, or what then happens, is told by the passage about it, where a sum or a day may be missing in it. */
const leastOfOpen = 0.66
const leastLikenessOfOpen = 0.2
const mostUnknownOfOpen = 0.5
/** Where no passage is likelier, more of them are shown, none as the answer. */
const leastOfAnswer = 0.5
/** The same in a note where the best passage says what answers an everyday question. */
const leastOfTold = 0.3
/** What is usually said of bringing things tells nothing of a caravan that a document does not know. */
const mostUnknownOfTold = 0.25
/** It answers alone where the next one is not half as likely. */
const alone = 0.5
/** Nothing else comes near a passage that is that likely. */
const likely = 0.95
const farBehind = 0.1
const mostUnknownOfLikely = 0.25
const leastOfKind = 0.8
const mostUnknownOfKind = 0.1
const whole = 0.85
const leastLikenessOfRow = 0.9
const mostUnknownOfWhole = 0.2

/** Whether a document knows what is asked about, and the passage speaks of it: one without a word of parking does not tell whether parking is free. */
function isAbout({ score, evidence }: Hit): boolean {
  return score >= leastLikenessOfOpen && evidence.unknown <= mostUnknownOfOpen
}

/** A passage that is likely by itself needs less beside it. */
const leastOfPlain = 0.65
const plainly = 0.9
const leastOfPlainKind = 0.8
const all = 0.99

/** Whether a passage is likely by itself and holds what is asked for: the kind of thing, or all of the words where it has no kind. */
function isPlain({ score, evidence }: Hit, type: AnswerType): boolean {
  if (score < plainly) return false
  const { coverage, overCoverage, type: kind } = evidence
  const hasKind = type !== 'other' && type !== 'definition'
  return hasKind ? kind >= leastOfPlainKind : coverage + overCoverage >= all
}

const asLikely = 0.99

/** Whether a question asks if something is so, or what then happens. */
function isOpen(type: AnswerType): boolean {
  return type === 'yesNo' || type === 'consequence'
}

/** How surely the best hits answer, or that they do not. */
export function verdictFor(
  confidence: number,
  index: SentenceIndex,
  hits: readonly Hit[],
  { type }: Question,
): Answer['verdict'] {
  const [best, second] = hits
  const isShort = !index.isArticle && index.sentences.length < mostSentencesOfNote
  const isNote = isShort && (best?.evidence.unknown ?? 1) <= mostUnknown
  const { answer, closest } = isNote ? least.note : leastIn(index, type)
  const isTold = isNote && best?.evidence.told === 1 && best.evidence.unknown <= mostUnknownOfTold
  const isAlone = (second?.score ?? 0) < (best?.score ?? 0) * alone
  const mayAnswer = index.isArticle || isNote || (best?.score ?? 0) >= leastOfAnswer
  const isSure = mayAnswer && !isOneOfMany(hits)
  if (isSure && confidence >= (isTold && isAlone ? closest : answer)) return 'answer'
  if (confidence >= (isTold ? leastOfTold : closest)) return 'closest'
  if (best === undefined) return 'absent'
  if (!index.isArticle && confidence >= leastOfPlain && isPlain(best, type)) return 'closest'
  if (isOpen(type) && confidence >= leastOfOpen && isAbout(best)) return 'closest'
  const isOnlyOne = isNote && isLikely(best) && (second?.score ?? 0) < best.score * farBehind
  return isOnlyOne || holdsWhole(best, isNote) || tellsKind(best) ? 'closest' : 'absent'
}

function leastIn(index: SentenceIndex, type: AnswerType): { answer: number; closest: number } {
  if (index.isArticle) return least.article
  if (index.words.language !== 'en') {
    const { answer, closest } = least.otherLanguage
    return { answer, closest: type === 'yesNo' ? (leastOfType.yesNo ?? closest) : closest }
  }
  return { ...least.document, closest: leastOfType[type] ?? least.document.closest }
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

/** Whether a passage says what answers an everyday question, with the kind of thing that it plainly asks for: a day, a sum, a person. */
function tellsKind({ score, evidence }: Hit): boolean {
  const { told, type, unknown, asksOther, asksNumber, isYesNo } = evidence
  const isPlain = asksOther + asksNumber + isYesNo === 0
  return isPlain && told === 1 && type === 1 && score >= leastOfKind && unknown <= mostUnknownOfKind
}

export function kindOf<T>({ isArticle }: SentenceIndex, of: { article: T; document: T }): T {
  return isArticle ? of.article : of.document
}
