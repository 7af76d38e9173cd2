import { roughWordCount } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'
import type { Candidate } from '../document/candidate.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import { grown } from '../document/growth.ts'
import type { Sentence } from '../document/parse.ts'
import type { Reading } from '../document/read.ts'
import { leansBack } from '../document/wording/dangling.ts'
import { tellsVerdict } from '../findings/outcomes/decided.ts'
import type { Genre } from '../languages/kind-ids.ts'
import type { Language } from '../languages/load-language.ts'
import { weigh } from '../ranking/features.ts'
import { type Scored, selectDiverse } from '../ranking/select.ts'
import { weightedSum } from '../ranking/weighted-sum.ts'
import { summaryWeights } from '../ranking/weights.ts'
import { isAgendaItem } from './agenda-items.ts'
import { isFormalityOfMeeting } from './conclusions/mere-rules.ts'
import { isOfVerdict, verdictsOf } from './conclusions/verdicts.ts'
import { danglesIn, wholeStatement, withoutContained } from './lines/antecedent.ts'
import { isBesideMatter, tellsWhatWentBefore } from './lines/beside-matter.ts'
import { excerptWithLead } from './lines/lead.ts'
import { endOfMotion, isTally } from './lines/motion-results.ts'
import { overlaps } from './lines/overlaps.ts'
import { inDocumentOrder, type PointContext, score, tellsPartOnly } from './points.ts'
import { isBesidePoint } from './purpose/report-sections.ts'
import {
  createSummarySignals,
  fittedWeights,
  type SummaryWeights,
  summarySignals,
} from './summary-signals.ts'

const fullLength = 170
const wordsOfDoubling = 45
const longestSummary = 420
/** Papers and talk of a usual length have a length of their own; books of either kind do not. */
const wordsOfBook = 30_000
const lengthOf: Readonly<Partial<Record<Genre, number>>> = { paper: 140, meeting: 120 }
const abstractLength = 50
const lentShare = 0.5
const leastLength = 40
/** How central and how long a sentence is counts beside what was found in it, so that a summary also gives an overview. */
const shareOfCommon = 0.5
/** What each word costs: two short sentences tell more than a long one. */
const lossOfWord = 0.02
const soughtWorth = 1.7
const soughtInTalk = 1.5
const decidedWorth = 1.5
const correctedWorth = 14
const leaningWorth = 1.7
/** One item of what a meeting will deal with says little of the meeting. */
const ofAgenda = 2
/** What went before a letter explains it at best. */
const ofBackground = 2.5
const fewestTelling = 2
const leastBeside = 60
const maxSentenceWords = 65
const mostSentences = 14
const wordsOfSentence = 14
const redundancyOf: Readonly<Record<Genre, number>> = {
  paper: 0.15,
  meeting: 0.05,
  report: 0.4,
  manual: 0.4,
  contract: 0.5,
  general: 0.4,
}

/** Which sentences make the summary, in document order: about 170 words, less for short documents, more for long ones. */
export function chooseSummary(
  context: PointContext,
  opening: readonly Excerpt[] = [],
  weights: SummaryWeights = fittedWeights,
): Excerpt[] {
  const { reading, genre } = context
  const abstract = genre === 'paper' ? abstractOf(context) : []
  if (abstract.length > 0) return abstract
  const isFitted = genre === 'paper' || genre === 'meeting'
  const isBook = reading.words > wordsOfBook
  const wanted = (isBook ? undefined : lengthOf[genre]) ?? lengthFor(reading.words)
  const maxWords = Math.min(wanted, Math.max(leastLength, Math.round(reading.words * 0.45)))
  const verdicts = verdictsOf(context)
  const isMinutes = reading.type.id === 'minutes'
  const open = context.told.filter(
    ({ sentence }) =>
      !opening.some((item) => overlaps(item, sentence)) &&
      !isOfVerdict(reading.content, sentence, verdicts) &&
      !(isMinutes && isFormalityOfMeeting(sentence.text, reading.rules)) &&
      !(isMinutes && tellsResultOnly(sentence, reading.rules)) &&
      !tellsPartOnly(sentence, reading.rules),
  )
  const telling = open.filter(({ sentence }) => !isBesideMatter(sentence.text, reading.rules))
  const scored = isFitted
    ? scoresOfTalk(context, open)
    : scoresOf(
        context,
        opening.length === 0 && telling.length < fewestTelling ? open : telling,
        weights,
      )
  const chosen = selectDiverse(scored, {
    maxWords: Math.max(leastBeside, maxWords - wordsOf(opening)),
    maxSentences: Math.max(mostSentences, Math.round(maxWords / wordsOfSentence)),
    redundancy: redundancyOf[genre],
  })
  const excerpts = chosen.map(({ sentence }) =>
    isFitted
      ? excerptOf(reading.content, withResult(reading, sentence), maxSentenceWords)
      : excerptWithLead(reading, sentence, wholeStatement(reading, sentence), maxSentenceWords),
  )
  const others = withoutContained(excerpts, (excerpt) => excerpt).filter(
    (excerpt) => !opening.some((item) => overlaps(item, excerpt)),
  )
  return withoutSameLeads(reading.content, [...opening, ...inDocumentOrder(others)])
}

/** What stands under one name, or below one line that opens a list, is told behind it once. */
function withoutSameLeads(content: string, items: readonly Excerpt[]): Excerpt[] {
  const opening = ({ name, lead }: Excerpt): number | undefined => (name ?? lead)?.start
  return items.map((item, at) => {
    const before = items[at - 1]
    const isSame = before !== undefined && opening(item) === opening(before)
    if (!isSame || opening(item) === undefined) return item
    const { start, end } = item
    const { text } = excerptOf(content, { start, end }, maxSentenceWords)
    return item.text.endsWith(text) ? { start, end, text } : item
  })
}

function scoresOf(
  context: PointContext,
  open: readonly Candidate[],
  weights: SummaryWeights,
): Scored[] {
  const signalsOf = createSummarySignals(context.reading.findings)
  const common = summaryWeights(context.genre)
  return open.map((candidate) => ({
    sentence: candidate.sentence,
    score:
      weightedSum(summarySignals, signalsOf(candidate), weights) +
      shareOfCommon * weigh(candidate.features, common) -
      lossOfWord * candidate.sentence.words -
      lossOf(context, candidate.sentence) +
      soughtWorth * (context.sought.get(candidate.sentence.order) ?? 0),
  }))
}

/** Papers of research and talk have weights of their own. */
function scoresOfTalk(context: PointContext, open: readonly Candidate[]): Scored[] {
  const bonus = ({ sentence: { order } }: Candidate): number =>
    soughtInTalk * (context.sought.get(order) ?? 0) +
    decidedWorth * Math.min(1, context.decided.get(order) ?? 0)
  return lendToNeighbors(score(open, summaryWeights(context.genre), bonus))
}

function wordsOf(items: readonly Excerpt[]): number {
  return items.reduce((sum, { text }) => sum + roughWordCount(text), 0)
}

/** What a sentence loses that takes something back, tells how somebody went about it, or that nobody understands who has not read the one before it. */
function lossOf({ reading }: PointContext, sentence: Sentence): number {
  const { rules } = reading
  if (rules.phrases.corrects.test(sentence.text) || isBesidePoint(sentence, rules))
    return correctedWorth
  if (isAgendaItem(reading, sentence)) return ofAgenda
  if (tellsWhatWentBefore(sentence.text, rules)) return ofBackground
  if (!leansBack(sentence.text, rules) && !danglesIn(reading, sentence.text)) return 0
  return wholeStatement(reading, sentence).start === sentence.start ? leaningWorth : 0
}

function lengthFor(words: number): number {
  return grown(fullLength, words, wordsOfDoubling, longestSummary)
}

/** `Carried by 50 to 3.`, which the proposal tells with it. */
function tellsResultOnly(sentence: Sentence, language: Language): boolean {
  return tellsVerdict(sentence.text, language) || isTally(sentence, language)
}

/** A sentence with who says it, a proposal with what became of it. */
function withResult(reading: Reading, sentence: Sentence): Span {
  const { start, end, speaker } = sentence
  return { start: start - speaker, end: Math.max(end, endOfMotion(reading, sentence, sentence)) }
}

/** A paper's own abstract is its best summary: as many of its sentences as there is room for. */
function abstractOf({ whole, reading }: PointContext): Excerpt[] {
  const own = whole.filter(({ sentence }) => sentence.section === 'abstract')
  const chosen: Excerpt[] = []
  let words = 0
  for (const { sentence } of own) {
    if (words > 0 && words + sentence.words > fullLength) break
    words += sentence.words
    chosen.push(excerptOf(reading.content, sentence, maxSentenceWords))
  }
  return words >= abstractLength ? chosen : []
}

/** Sentences beside a telling one of their paragraph gain from it: what belongs together is kept together. */
function lendToNeighbors(scored: readonly Scored[]): Scored[] {
  const mean = scored.reduce((sum, item) => sum + item.score, 0) / Math.max(1, scored.length)
  return scored.map(({ sentence, score: own }, at) => {
    const near = [scored[at - 1], scored[at + 1]]
      .filter((other) => other?.sentence.block === sentence.block)
      .map((other) => (other?.score ?? mean) - mean)
    const lent = near.length > 0 ? lentShare * Math.max(...near) : 0
    return { sentence, score: own - mean + lent }
  })
}
