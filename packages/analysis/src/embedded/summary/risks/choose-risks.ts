import type { RiskLevel } from '@precis/domain'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import { type Excerpt, withoutMarks } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { dangles, takesUpThing } from '../../document/wording/dangling.ts'
import { gradeAmong } from '../../findings/dangers/graded/grade-above.ts'
import { costsLittle } from '../../findings/dangers/level.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { BurdenId } from '../../languages/frames.ts'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import { withAntecedent, withoutContained } from '../lines/antecedent.ts'
import { excerptWithLead } from '../lines/lead.ts'
import { soughtIn } from '../mode-focus.ts'
import { maxPointWords, type PointContext } from '../points.ts'
import { excerptOfRun, ratedRuns } from './rated-runs.ts'
import { reasonContextOf, tellsFindings, toldReasonOf } from './risk-reason.ts'
import { riskWeights } from './risk-weights.ts'
import type { ReasonContext } from './standing-reasons.ts'
import { limitsLiability, weighRisks } from './weigh-risks.ts'

export interface Risk {
  readonly excerpt: Excerpt
  readonly level: RiskLevel
  /** Why it is one, in a few words of the document's language; empty in a language without rules. */
  readonly reason: string
}

const soughtWorth = 0.4
/** What a paper calls a danger is mostly its subject. */
const leastOfPaper = 1.2
const levels: readonly RiskLevel[] = ['low', 'medium', 'high']

/** What may harm the person who received the document, gravest first; empty when nothing does. */
export function chooseRisks({ reading, genre, mode }: PointContext): Risk[] {
  const worth = (found: WeighedUnit): number => soughtWorth * soughtIn(mode, found)
  const context = reasonContextOf(reading)
  const runs = ratedRuns(reading.findings)
  const risks = weighRisks(reading, riskWeights, worth)
    .filter(({ risk }) => genre !== 'paper' || risk >= leastOfPaper)
    .map((found) => {
      const reason = toldReasonOf(found, context)
      const run = runs.get(found)
      return {
        excerpt:
          run !== undefined && run.length > 1
            ? excerptOfRun(run, reading.rules)
            : excerptOfRisk(reading, found),
        level: gradeOfFinding(reading, found) ?? shownLevel(found, reason, context),
        reason: reading.rules.isKnown ? reading.rules.tellReason(reason) : '',
      }
    })
    .filter(({ excerpt }) => !isHalfSaid(excerpt.text, reading.rules))
    .sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level))
  return withoutContained(
    risks.map((risk) => asGraveAs(risk, risks)),
    ({ excerpt }) => excerpt,
  ).sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level))
}

const wordsOfHalf = 10

/** `is excluded or limited by these terms`: the end of a sentence whose beginning stands elsewhere. */
const goesOn = perLanguage(({ auxiliary }) => new RegExp(`^(?:${auxiliary.source}) \\p{Ll}`, 'iu'))

/** Whether nobody knows what a few words speak of: `This is no longer allowed.` */
function isHalfSaid(text: string, language: Language): boolean {
  if (goesOn(language).test(text)) return true
  return (
    roughWordCount(text) < wordsOfHalf && takesUpThing(text, language) && dangles(text, language)
  )
}

/** A risk that is told with the sentence before it is as grave as that sentence is by itself. */
function asGraveAs(risk: Risk, all: readonly Risk[]): Risk {
  const { start, end } = risk.excerpt
  const graver = all.find(
    ({ excerpt, level }) =>
      excerpt.start >= start &&
      excerpt.end <= end &&
      levels.indexOf(level) > levels.indexOf(risk.level),
  )
  return graver === undefined ? risk : { ...risk, level: graver.level, reason: graver.reason }
}

/** What ends or takes to court whoever received the paper is never slight. */
const gravest: readonly RiskReasonId[] = ['ending', 'legal']
const ofReader: readonly BurdenId[] = ['power', 'loses', 'failure', 'tooLate']

/** Low is a small charge, or what its own report rates so: few words of harm say nothing of what it costs. */
function shownLevel(found: WeighedUnit, reason: RiskReasonId, context: ReasonContext): RiskLevel {
  const { unit, values, riskLevel, riskReasons, toldReasons, rated, burdens, favors, plain } = found
  const isGravest =
    (gravest.includes(reason) || (reason === 'penalty' && toldReasons.includes('legal'))) &&
    !favors &&
    !isOfNoOneAlone(found, context.language) &&
    !tellsFindings(context) &&
    burdens.some((id) => ofReader.includes(id))
  if (rated === undefined && isGravest && riskLevel !== 'low') return 'high'
  if (limitsLiability(found, context.language) && riskLevel === 'high') return 'medium'
  // A day by which something is to be done takes nothing from who keeps it.
  const isOnlyDeadline = reason === 'deadline' && plain === undefined
  const isMilder = isOnlyDeadline || isOfNoOneAlone(found, context.language)
  if (rated === undefined && isMilder && riskLevel === 'high') return 'medium'
  const isLow = rated !== undefined || costsLittle(unit.text, values, riskReasons, context.language)
  return riskLevel === 'low' && !isLow ? 'medium' : riskLevel
}

const farthestGrade = 2_000
/** `Why it matters.` in front of a paragraph. */
const endsRunIn = /[.。]$/u

/** How bad a report calls the finding that a sentence is part of. */
function gradeOfFinding(
  { content, headings, rules, type }: Reading,
  { unit, rated }: WeighedUnit,
): RiskLevel | undefined {
  const isPartOfFinding = type.genre === 'report' && rated === undefined && unit.kind !== 'row'
  if (!isPartOfFinding || unit.grade !== undefined) return undefined
  const above = headings.findLast(
    ({ order, text }) => order < unit.sentence.order && !endsRunIn.test(text),
  )
  const from = Math.max(above?.start ?? 0, unit.start - farthestGrade)
  return gradeAmong(content.slice(from, unit.start), rules)
}

/** What holds for both sides alike, or for a case that does not concern its reader now. */
function isOfNoOneAlone({ unit, injures }: WeighedUnit, { phrases }: Language): boolean {
  return !injures && (phrases.bothSides.test(unit.text) || phrases.notInUse.test(unit.text))
}

function excerptOfRisk(reading: Reading, { unit }: WeighedUnit): Excerpt {
  const { start, end, text, sentence } = unit
  if (unit.grade !== undefined) return gradedExcerpt(reading.content, unit)
  if (unit.kind !== 'sentence') return { start, end, text: withoutMarks(text) }
  const span = withAntecedent(reading, unit)
  return excerptWithLead(reading, sentence, span, maxPointWords, reading.rules.patterns.severe)
}

/** An entry of a report or a safety notice, its heading parted from what it tells. */
function gradedExcerpt(content: string, { start, end, text, sentence, grade }: Unit): Excerpt {
  const head = flattenSpace(content.slice(start, sentence.end))
  const isWhole =
    grade?.by === 'scale' || sentence.kind !== 'heading' || head.length === text.length
  const told = isWhole ? text : `${head.replace(/[.:]$/u, '')}: ${text.slice(head.length).trim()}`
  return { start, end, text: withoutMarks(told) }
}
