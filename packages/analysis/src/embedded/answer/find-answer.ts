import type { Answer } from '@precis/domain'
import { surestSign } from '../clauses/clause-kind.ts'
import type { Excerpt } from '../document/excerpt.ts'
import type { Sentence } from '../document/parse.ts'
import { isHeadOfMail } from '../document/wording/mail-head.ts'
import { findHits, type Hit } from './find-hits.ts'
import { findAgent } from './finders/agent-answer.ts'
import { findAskedHeading } from './finders/asked-heading.ts'
import { findBearer } from './finders/bearer-answer.ts'
import { findClauseAnswer } from './finders/clause-answer.ts'
import { findExisting } from './finders/existence-answer.ts'
import { findHeaded } from './finders/headed-answer.ts'
import { findItem } from './finders/item-answer.ts'
import { findMisnamed, findNamed } from './finders/named-answer.ts'
import { findReason, withUnexplained } from './finders/reason-answer.ts'
import { findRecord } from './finders/record-answer.ts'
import { findCell } from './finders/rows/cell-answer.ts'
import { findCode } from './finders/rows/code-answer.ts'
import { findLabeled, findRowNamed } from './finders/rows/labeled-answer.ts'
import { findNumberedRow } from './finders/rows/numbered-row.ts'
import { findRangeRow } from './finders/rows/range-row.ts'
import { findRows } from './finders/rows/rows-answer.ts'
import { findVerdictRow } from './finders/rows/verdict-row.ts'
import { findTold } from './finders/told-answer.ts'
import { findValue } from './finders/value-answer.ts'
import { isToTick } from './index/boxes.ts'
import type { SentenceIndex } from './index/sentence-index.ts'
import { showOne, showPassages } from './passages.ts'
import { tellsOtherDay } from './payments/due-sentence.ts'
import { asksWhenToPay, findPayment } from './payments/payment-answer.ts'
import { findRise } from './payments/rise-answer.ts'
import { findSum } from './payments/sum-answer.ts'
import type { Question } from './question/question.ts'
import { holds, questionWords } from './question/question-words.ts'
import { announces, listsEnclosures, supposesEnd } from './weighing/announcing.ts'
import { lacksForm } from './weighing/asked-form.ts'
import { confidenceOf } from './weighing/confidence.ts'
import { tellsOtherSide } from './weighing/other-side.ts'
import { givesAnother, kindOf, leastShown, verdictFor, withKind } from './weighing/verdict.ts'

export const maxAnswerWords = 60
const maxWordsOfTwo = 80
const leastOfStep = 26
/** A passage that holds all of a question in its own words answers it, whatever kind of clause it is. */
const wholeQuestion = 0.99
/** An answer is short; where it is less sure, more of the document is shown. */
const showing = {
  article: {
    answer: { most: 2, words: maxWordsOfTwo, leastShare: 0.3, isJoined: true },
    closest: { most: 2, words: maxWordsOfTwo, leastShare: 0.3, isJoined: false },
  },
  document: {
    answer: { most: 2, words: maxWordsOfTwo, leastShare: 0.5, isJoined: true },
    closest: { most: 4, words: 120, leastShare: leastShown, isJoined: false },
  },
}

/** What a document says to a question. */
export interface Finding {
  readonly excerpts: readonly Excerpt[]
  readonly hits: readonly Hit[]
  readonly verdict: Answer['verdict']
}

/** The best passages for a question and how surely they answer it. */
export function findAnswer(question: Question, index: SentenceIndex): Finding {
  const misnamed = new Set(findMisnamed(question.text, index))
  const tellsOther = index.isArticle ? () => false : tellsOtherThan(question, index)
  // An option has its price, ticked or not.
  const isBox = (line: Sentence): boolean =>
    isToTick(line, index.content) &&
    (question.type !== 'money' || index.types.holds('money', line.text) < 1)
  const hits = findHits(question, index).filter(({ at }) => {
    const sentence = index.sentences[at]
    const isOther = question.everyday?.denies(index.bags.of(at).line) === true
    if (sentence === undefined || isBox(sentence)) return false
    return !isOther && !misnamed.has(sentence) && !tellsOther(sentence.text)
  })
  const named = question.isFollowUp ? undefined : findNamed(question.text, index)
  if (named !== undefined) {
    const maxWords = named.length === 1 ? maxAnswerWords : maxWordsOfTwo / 2
    const excerpts = named.map((sentence) =>
      showOne(index, index.sentences.indexOf(sentence), undefined, maxWords),
    )
    return { excerpts, hits, verdict: 'answer' }
  }
  const sums = findSums(question.text, index)
  if (sums.length > 0) {
    return { excerpts: sums.map((at) => showOne(index, at)), hits, verdict: 'answer' }
  }
  const rows = findRows(question, index)
  if (rows.length > 0) {
    return { excerpts: rows.map((at) => showOne(index, at)), hits, verdict: 'answer' }
  }
  const row =
    findCell(question, index) ?? findNumberedRow(question, index) ?? findVerdictRow(question, index)
  if (row !== undefined) return { excerpts: [showOne(index, row)], hits, verdict: 'answer' }
  const asked = findAskedHeading(question, index)
  if (asked.length > 0) {
    const words = Math.max(maxWordsOfTwo / asked.length, leastOfStep)
    const excerpts = asked.map((at) => showOne(index, at, undefined, words))
    return { excerpts, hits, verdict: 'answer' }
  }
  const confidence = confidenceOf(hits, index.isArticle)
  const clause = findClauseAnswer(question, index, hits)
  if (clause !== undefined && clause !== null) {
    const sentence = index.sentences[clause.at]
    if (sentence !== undefined) {
      const sign = surestSign(clause.kind, sentence.text)
      const excerpts = [showOne(index, clause.at, sign, maxWordsOfTwo)]
      return { excerpts, hits, verdict: 'answer' }
    }
  }
  const labeled = findLabeled(question, index, hits)
  if (labeled.length > 0 && labeled[0] === hits[0]) {
    return { excerpts: labeled.map(({ at }) => showOne(index, at)), hits, verdict: 'answer' }
  }
  if (labeled.length > 0) {
    const rivals = [...labeled, ...hits.filter((hit) => !labeled.includes(hit))]
    const excerpts = showPassages(question, index, rivals, showing.document.closest)
    return { excerpts, hits, verdict: 'closest' }
  }
  const isDefined = question.type === 'definition' && holdsAll(hits)
  const isValue = !index.isArticle && tellsValue(question, index, hits)
  const foundFor = (verdict: Finding['verdict']): Finding['verdict'] => {
    if (verdict === 'closest' && isDefined) return 'answer'
    return verdict === 'absent' && isValue ? 'closest' : verdict
  }
  const sure = isPlainlyTold(question, index, hits)
    ? 'answer'
    : withKind(verdictFor(confidence, question, index, hits), question, hits, index)
  const found = givesAnother(question, index, hits) ? 'absent' : foundFor(sure)
  const headed = found !== 'answer' && !index.isArticle ? findHeaded(question, index, hits) : []
  if (headed.length > 0) {
    const excerpts = showPassages(question, index, headed, showing.document.closest)
    return { excerpts, hits, verdict: 'closest' }
  }
  const told =
    found === 'absent'
      ? firstOf(
          findAgent,
          findRangeRow,
          findRowNamed,
          findCode,
          findRise,
          findReason,
          findBearer,
          findExisting,
          findItem,
          findRecord,
          findTold,
          findValue,
        )(question, index, hits)
      : []
  if (told.length > 0) {
    const excerpts = showPassages(question, index, told, showing.document.closest)
    return { excerpts, hits, verdict: 'closest' }
  }
  if (found === 'absent' || (clause === null && hits[0]?.evidence.full !== 1))
    return { excerpts: [], hits, verdict: 'absent' }
  const shown = kindOf(index, showing)[found]
  const isOne = found === 'answer' && !index.isArticle && single.has(question.type)
  const ordered = withUnexplained(question, index, ruleFirst(question, index, hits))
  const excerpts = showPassages(
    question,
    index,
    ordered,
    isOne ? { ...shown, leastShare: alike } : shown,
  )
  return { excerpts, hits, verdict: excerpts.length === 0 ? 'absent' : found }
}

/** The hits with a rule before what is so in some case only, where both are nearly as likely and no such case is asked for. */
function ruleFirst(
  { text, type }: Question,
  { sentences, types, isArticle }: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const [best] = hits
  const supposes = (of: string): boolean => types.holds('consequence', of) === 1
  const isCase = ({ at }: Hit): boolean => supposes(sentences[at]?.text ?? '')
  if (isArticle || best === undefined || type === 'consequence') return hits
  if (supposes(text) || !isCase(best)) return hits
  const rule = hits
    .slice(1, rulesLooked)
    .find(
      (hit) => hit.score >= best.score * likeRule && hit.evidence.typeMissed === 0 && !isCase(hit),
    )
  return rule === undefined ? hits : [rule, ...hits.filter((hit) => hit !== rule)]
}

const rulesLooked = 3
const likeRule = 0.83

/** What a passage tells whole: a second day behind a sure one belongs to something else, unless both are nearly as likely. */
const single: ReadonlySet<string> = new Set(['date', 'phone', 'person'])
const alike = 0.85

const typed: ReadonlySet<string> = new Set(['date', 'time', 'period', 'money', 'number'])

/** Tells what holds the words of a question and not what it asks for: a line that only announces, the subject of a letter, a list of enclosures. */
function tellsOtherThan(
  { text, type, everyday }: Question,
  index: SentenceIndex,
): (passage: string) => boolean {
  const { rules } = index
  const isPayment = asksWhenToPay(text)
  const isDay = type === 'date' || type === 'time'
  const isBound = type === 'date' && (everyday?.id === 'end_day' || everyday?.id === 'start_day')
  const lacks = lacksForm(text, index)
  const isOtherSide = tellsOtherSide(text, rules)
  return (passage) => {
    if (lacks(passage) || isOtherSide(passage)) return true
    if (isPayment && tellsOtherDay(passage, rules)) return true
    if (isDay && announces(passage, rules)) return true
    if (isBound && supposesEnd(passage, rules)) return true
    return typed.has(type) && (isHeadOfMail(passage) || listsEnclosures(passage, rules))
  }
}

type Finder = (question: Question, index: SentenceIndex, hits: readonly Hit[]) => readonly Hit[]

/** What the first of several ways finds that finds anything. */
function firstOf(...finders: readonly Finder[]): Finder {
  return (question, index, hits) => {
    for (const find of finders) {
      const found = find(question, index, hits)
      if (found.length > 0) return found
    }
    return []
  }
}

/** What is to be paid and when, or what all of it costs, for a question that asks just that. */
function findSums(question: string, index: SentenceIndex): readonly number[] {
  const payment = findPayment(question, index)
  const sum = payment.length > 0 ? undefined : findSum(question, index)
  return sum === undefined ? payment : [sum]
}

/** Whether a passage holds all words of a question for a value of some kind, and such a value. */
function isPlainlyTold(
  question: Question,
  { isArticle }: SentenceIndex,
  hits: readonly Hit[],
): boolean {
  const [best] = hits
  if (isArticle || best === undefined || question.stems.length < 2) return false
  return holdsAll(hits) && best.evidence.fullTyped === 1
}

const likely = 0.9
const nearlyWhole = 0.85

/** Whether a passage holds all words of a question, one of them perhaps in another form, and a value of the kind it asks for. */
function tellsValue(question: Question, index: SentenceIndex, [best]: readonly Hit[]): boolean {
  const { type, stems } = question
  if (best === undefined || !typed.has(type) || stems.length < 2) return false
  const { exactCoverage, type: kind } = best.evidence
  if (best.score < likely || kind < 1) return false
  return exactCoverage >= nearlyWhole || holdsEach(question, index, best)
}

const sameWord = 0.8

/** Whether a passage holds each word of a question that is about more than a name, whatever everyday question it sounds like. */
function holdsEach(question: Question, index: SentenceIndex, { at }: Hit): boolean {
  const words = questionWords(question, index).filter(({ stem }) => stem !== '')
  if (words.every(({ isName, isVague }) => isName || isVague)) return false
  return words.every((word) => holds(word, index.bags.of(at), index) >= sameWord)
}

function holdsAll([best]: readonly Hit[]): boolean {
  return best !== undefined && best.evidence.exactCoverage >= wholeQuestion
}
