import { grown } from '../../document/growth.ts'
import { listLead } from '../../document/list-lead.ts'
import type { Reading } from '../../document/read.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { BurdenId } from '../../languages/frames.ts'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import type { PlainDangerId } from '../../languages/plain-dangers.ts'
import { weightedSum } from '../../ranking/weighted-sum.ts'
import { overlaps } from '../lines/overlaps.ts'
import { ratedRuns } from './rated-runs.ts'
import { reasonContextOf, riskReasonOf, toldReasonOf } from './risk-reason.ts'
import { createRiskSignals, doubled, type RiskWeights, riskSignals } from './risk-signals.ts'

const fewest = 5
const wordsForOne = 250
const usualMost = 9
const itemsOfDoubling = 5
const mostOfBook = 24
/** What surely is a danger is shown beyond the usual number. */
const wordsForOneMore = 150
const mostOfSure = 14
const mostSureOfBook = 30
/** Below it a finding has too little of a danger to be weighed. */
export const leastRisk = 0.2
const leastWorth = -1.4
/** A short paper has few dangers, and what hardly is one stands out in it. */
const leastOfShort = -0.9
/** The same where nothing tells why it is one. */
const leastUntold = -0.25
/** Of what has no sure reason and less worth, one in five is a danger. */
const leastWithoutReason = -1.05
const shortPaper = 400
/** Beyond the usual number only what stands out is shown. */
const leastOfMore = -0.8
const sureWorth = 0.8
/** A rated row that tells what is wrong, and not its name alone. */
const wordsOfRated = 12
const leastOfRated = 0
/** What most careful readers name wherever it stands, however few words tell it. */
const named: readonly (PlainDangerId | undefined)[] = [
  'joint',
  'late',
  'owedIf',
  'settled',
  'stopped',
  'silence',
  'claimCut',
  'allDue',
  'takenAway',
  'offence',
  'noWayOut',
]
const leastOfNamed = -0.6
/** What its author does not answer for comes behind what happens to its reader, and so does what nobody can say why it is one. */
const ofLimits = 0.5
const ofVague = 0.45
/** Reasons that tell nothing. */
const vague: readonly RiskReasonId[] = ['other', 'condition', 'attention']

/** The dangers that stand out, the surest first: a document in which none does has few. */
export function weighRisks(
  reading: Reading,
  weights: RiskWeights,
  alsoWorth: (found: WeighedUnit) => number = () => 0,
): WeighedUnit[] {
  const signalsOf = createRiskSignals(reading)
  const { content, words, findings, rules } = reading
  const context = reasonContextOf(reading)
  const most = (items: number, ofBook: number, wordsForOne: number): number =>
    Math.min(
      grown(items, doubled * words, itemsOfDoubling, ofBook),
      fewest + Math.round(words / wordsForOne),
    )
  const isPutRight = ({ unit }: WeighedUnit): boolean => rules.phrases.wasPutRight.test(unit.text)
  const graded = gravestOf(findings.filter((found) => !isPutRight(found)))
  const putRight = findings.filter((found) => found.unit.grade !== undefined && isPutRight(found))
  const toldBefore = new Set([...ratedRuns(findings).values()].flatMap((run) => run.slice(1)))
  const isShort = words < shortPaper
  const room = (limit: number): number => Math.max(fewest, limit - graded.length)
  const limit = room(most(usualMost, mostOfBook, wordsForOne))
  const sureLimit = room(most(mostOfSure, mostSureOfBook, wordsForOneMore))
  const ranked = findings
    .filter(
      (found) =>
        found.unit.grade === undefined &&
        !toldBefore.has(found) &&
        mayBeRisk(found) &&
        !isCut(content, found.unit) &&
        !isSpared(reading, found.unit) &&
        !isToReadersGood(found) &&
        !isPutRight(found) &&
        ![...graded, ...putRight].some(({ unit }) => overlaps(unit, found.unit)),
    )
    .map((found) => {
      const worth = weightedSum(riskSignals, signalsOf(found), weights)
      const reason = toldReasonOf(found, context)
      const behind =
        (limitsLiability(found, rules) ? ofLimits : 0) +
        (tellsNoReason(found, reason) ? ofVague : 0)
      return { found, worth: surely(found, worth) + alsoWorth(found) - behind }
    })
    .filter(({ found, worth }) => {
      const hasReason = riskReasonOf(found, context) !== 'other'
      const isUntold = !hasReason && tellsNothing(found)
      // A whole list is long enough to hold a word of everything.
      if (isUntold && found.unit.isList) return false
      const least = isUntold ? leastUntold : leastOfShort
      if (isShort) return worth >= least
      return worth >= (hasReason ? leastWorth : leastWithoutReason)
    })
    .sort((a, b) => b.worth - a.worth)
  const chosen: WeighedUnit[] = []
  for (const { found, worth } of ranked) {
    if (chosen.length >= usualMost && worth < leastOfMore) break
    if (chosen.length >= (worth >= sureWorth ? sureLimit : limit)) break
    if (!chosen.some(({ unit }) => overlaps(unit, found.unit))) chosen.push(found)
  }
  return [...graded, ...chosen]
}

/** What its own report rates as grave, what injures somebody and what is lost for good has few words of harm, and is one all the same. */
function surely(found: WeighedUnit, worth: number): number {
  const { rated, unit, injures, plain, isEffect } = found
  const isGravest = injures || isEffect || plain?.id === 'forGood'
  if (rated === undefined && isGravest) return Math.max(worth, leastOfRated)
  if (rated === undefined) return isNamed(found) ? Math.max(worth, leastOfNamed) : worth
  if (rated === 'low') return Math.max(worth, leastOfNamed)
  return Math.max(worth, rated === 'high' && unit.words >= wordsOfRated ? sureWorth : leastOfRated)
}

/** Whether a sentence tells no more than how far its author is liable. */
export function limitsLiability({ unit, plain }: WeighedUnit, { phrases }: Language): boolean {
  return plain === undefined && phrases.limitsOwnLiability.test(unit.text)
}

/** Whether nobody can say why it is a danger; a report that finds it needs no reason. */
function tellsNoReason({ plain, rated, lapses }: WeighedUnit, reason: RiskReasonId): boolean {
  const isTold = lapses || plain !== undefined || rated !== undefined || reason === 'attention'
  return !isTold && vague.includes(reason)
}

function isNamed({ plain, unit, matches }: WeighedUnit): boolean {
  const isOnCondition = plain?.id === 'repaid' && matches.condition > 0
  if (plain?.id === 'fine') return true
  return unit.kind === 'sentence' && (isOnCondition || named.includes(plain?.id))
}

const mostGraded = 10

/** What the document itself grades as a danger, gravest first. */
function gravestOf(findings: readonly WeighedUnit[]): WeighedUnit[] {
  const all = findings.filter(({ unit }) => unit.grade !== undefined)
  const high = all.filter(({ unit }) => unit.grade?.level === 'high')
  return [...high, ...all.filter((found) => !high.includes(found))].slice(0, mostGraded)
}

const goesOn = /^[^\S\n]*\n[^\S\n]*[\p{Ll}\p{N}]/u
const lineLooked = 80
const ends = /[.!?;。！？；]$/u

/** A labeled line that ends in the middle of a sentence, which the next line goes on with. */
function isCut(content: string, { kind, end, text }: Unit): boolean {
  return kind === 'label' && !ends.test(text) && goesOn.test(content.slice(end, end + lineLooked))
}

/** An item of a list that opens with a reassurance: `We do not charge a fee where:`. */
function isSpared({ content, rules }: Reading, { kind, start }: Unit): boolean {
  const lead = kind === 'sentence' ? listLead(content, start, rules) : undefined
  return lead !== undefined && content.slice(lead.start, lead.end).search(rules.patterns.calm) >= 0
}

/** What burdens somebody even beside good news. */
const heavy: readonly BurdenId[] = [
  'bears',
  'loses',
  'power',
  'automatic',
  'tooLate',
  'grows',
  'forbidden',
]

/** Whether nothing is left of a danger but what its reader may do, is spared or gets. */
function isToReadersGood({ favors, mild, isCalm, rated, plain, ...found }: WeighedUnit): boolean {
  const isGood = (favors || mild || isCalm) && rated === undefined && plain === undefined
  return isGood && found.toll === 0 && !found.burdens.some((id) => heavy.includes(id))
}

/** What burdens nobody by itself. */
const mere: readonly BurdenId[] = ['failure', 'lacks', 'bound']

/** Whether neither words of loss nor who bears it tell that it is a danger. */
function tellsNothing({ matches, unit, rated, burdens, toll }: WeighedUnit): boolean {
  const isBorne = toll > 0 || burdens.some((id) => !mere.includes(id))
  return (
    (matches.severe === 0 || !isBorne) && rated === undefined && unit.sentence.section !== 'risks'
  )
}

/** Whether a finding has enough of a danger to be weighed. */
export function mayBeRisk({ risk, burdens, toll, isCalm, plain }: WeighedUnit): boolean {
  return plain !== undefined || risk > leastRisk || (burdens.length + toll > 0 && !isCalm)
}
