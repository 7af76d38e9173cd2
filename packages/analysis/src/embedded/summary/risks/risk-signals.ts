import { grown } from '../../document/growth.ts'
import type { Reading } from '../../document/read.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { BurdenId } from '../../languages/frames.ts'
import { traitsOf } from '../../languages/kind-ids.ts'
import type { PlainDangerId } from '../../languages/plain-dangers.ts'

/** What speaks for a finding as a danger that a careful reader would name, and what against it. */
export const riskSignals = [
  'bias',
  'words',
  'risk',
  'above',
  'below',
  'slight',
  'early',
  'contact',
  'percent',
  'duty',
  'list',
  'sentence',
  'burdens',
  'favors',
  'mild',
  'toll',
  'threat',
  'ofOther',
  'labeled',
  'decided',
  'short',
  'length',
  'place',
  'condition',
  'severe',
  'serious',
  'calm',
  'lapses',
  'fact',
  'action',
  'decision',
  'row',
  'label',
  'plain',
  'known',
] as const

export type RiskSignal = (typeof riskSignals)[number]
export type RiskSignals = Readonly<Record<RiskSignal, number>>
export type RiskWeights = Readonly<Record<RiskSignal, number>>

const mostRisk = 2
/** A sentence of fewer words mostly leans on others. */
const fewWords = 10
const mostWords = 60
const mostMatches = 3
/** What surely was decided tells what came out, and threatens nothing more. */
const surelyDecided = 0.6
const mostBurdens = 3
/** Ways of burdening that are often no more than what a text is about. */
const oftenMere: readonly BurdenId[] = ['bound', 'lacks', 'harm', 'watched', 'forbidden']
const mostApart = 1.5
/** Plain dangers that most careful readers name. */
const wellKnown: readonly PlainDangerId[] = [
  'allDue',
  'breaks',
  'claimCut',
  'exposed',
  'fine',
  'forGood',
  'gone',
  'hurt',
  'joint',
  'late',
  'onPain',
  'owedIf',
  'repaid',
  'settled',
  'silence',
  'stopped',
  'unsafe',
  'weak',
  'worn',
]
/** The danger of a document that the others are held against, counted from the gravest. */
const compared = 5
const comparedOfDoubling = 4
const comparedOfBook = 20
/** Risks are listed at more length from half the usual document on. */
export const doubled = 2
/** Longer documents are weighed as this one: none longer was fitted to. */
const longestFitted = 1_500
/** A clause of a known kind is no trifle, whatever its level. */
const surely = 1.2
const shareOfOpening = 0.15
const endOfSentence = /[.!。！]$/u
/** `Late fee: …`, `Not included: …`: a sentence with a label of its own. */
const labelInFront = /^[^.;:。；：]{2,40}[:：]\s/u

/** Reads the signals of the findings of one document. */
export function createRiskSignals(reading: Reading): (found: WeighedUnit) => RiskSignals {
  const { content, findings, words } = reading
  const risks = findings
    .filter(({ unit }) => unit.grade === undefined)
    .map(({ risk }) => risk)
    .sort((a, b) => b - a)
  const rank = grown(compared, doubled * words, comparedOfDoubling, comparedOfBook)
  const usual = risks[Math.min(risks.length - 1, rank)] ?? 0
  const canBeAppealed =
    reading.type.id !== undefined && traitsOf(reading.type.id).purpose === 'decides'
  const weightOf = (id: BurdenId): number =>
    oftenMere.includes(id) ? 0.5 : id === 'tooLate' && canBeAppealed ? 2 : 1
  return (found) => {
    const { unit, values, risk, rated, riskLevel, matches, burdens, toll, decision } = found
    const holds = (id: BurdenId): boolean => burdens.includes(id)
    const isThreat = matches.condition > 0 || holds('failure')
    const has = (kind: string): boolean => values.some((value) => value.kind === kind)
    const place = unit.start / Math.max(1, content.length)
    return {
      bias: 1,
      words: Math.log1p(Math.min(words, longestFitted)),
      risk: between(risk, mostRisk),
      above: between(risk - usual, mostApart),
      // What a contract leaves out is told whatever else threatens.
      below: unit.isExclusion === true ? 0 : between(usual - risk, mostApart),
      slight: flag(riskLevel === 'low' && burdens.length === 0 && risk < surely),
      early: Math.max(0, 1 - place / shareOfOpening),
      // `It renews unless you write to …` is told with where to write.
      contact: flag(has('contact') && found.plain === undefined && !found.lapses),
      percent: flag(has('percent')),
      duty: Math.min(1, matches.duty) * (1 - matches.condition),
      list: flag(unit.isList),
      sentence: flag(endOfSentence.test(unit.text) || rated !== undefined),
      burdens: Math.min(
        mostBurdens,
        burdens.reduce((sum, id) => sum + weightOf(id), 0),
      ),
      favors: flag(found.favors),
      mild: flag(found.mild),
      toll,
      threat: isThreat ? toll : 0,
      ofOther: holds('power') ? toll : 0,
      decided: flag(decision >= surelyDecided),
      labeled: flag(labelInFront.test(unit.text)),
      short: flag(unit.words < fewWords),
      length: Math.min(mostWords, unit.words) / mostWords,
      place,
      condition: matches.condition,
      severe: Math.min(mostMatches, matches.severe),
      serious: Math.min(mostMatches, matches.serious),
      calm: flag(found.isCalm),
      lapses: flag(found.lapses),
      fact: found.fact,
      action: between(found.action, mostApart),
      decision: between(decision, mostApart),
      row: flag(unit.kind === 'row'),
      label: flag(unit.kind === 'label'),
      plain: flag(found.plain !== undefined),
      known: flag(found.plain !== undefined && wellKnown.includes(found.plain.id)),
    }
  }
}

function flag(isTrue: boolean): number {
  return isTrue ? 1 : 0
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
