import type { RiskLevel } from '@precis/domain'
import { askInTurn } from '../../text/in-turn.ts'
import type { BurdenId } from '../languages/frames.ts'
import type { RiskReasonId } from '../languages/language-pack.ts'
import type { Language } from '../languages/load-language.ts'
import type { PlainDangerId } from '../languages/plain-dangers.ts'
import { withoutBackground } from './dangers/background.ts'
import { burdensIn, tollIn } from './dangers/burdens.ts'
import { tellsEffect } from './dangers/effects.ts'
import { defectLevel, isSupplied } from './dangers/graded/found-defects.ts'
import { endsWithBadGrade } from './dangers/graded/graded.ts'
import { gradedList, gradedRow, tellsGrade } from './dangers/graded/graded-rows.ts'
import { ratedLine, ratedRisk } from './dangers/graded/rated-risks.ts'
import { reasonsIn } from './dangers/harms.ts'
import { mayInjure } from './dangers/hazards.ts'
import { leastLevel, losesBySilence } from './dangers/least-level.ts'
import {
  costsLittle,
  costsMuch,
  levelOf,
  losesWhatItIsAbout,
  mayKill,
  withoutExcepted,
} from './dangers/level.ts'
import { isMereName } from './dangers/mere-names.ts'
import { type PlainDanger, plainDangersIn } from './dangers/plain-dangers.ts'
import { isToldPlainly, medical, plainTextOf } from './dangers/told-plainly.ts'
import type { ValueKind } from './typed-values.ts'
import type { Unit } from './units/unit.ts'
import { isCredit } from './units/unit-looks.ts'
import { statesSomething, type UnitSigns } from './units/unit-signs.ts'
import type { WeighContext } from './weigh-context.ts'

/** What speaks for a unit as a danger; a `risk` of 1 is a clear case. */
export interface Danger {
  readonly risk: number
  readonly riskLevel: RiskLevel
  readonly rated: RiskLevel | undefined
  readonly riskReasons: readonly RiskReasonId[]
  /** Those of them that are told by themselves, and not only of a cause or a condition. */
  readonly toldReasons: readonly RiskReasonId[]
  /** Whether it tells of what injures or kills. */
  readonly injures: boolean
  readonly burdens: readonly BurdenId[]
  readonly toll: number
  readonly isCalm: boolean
  /** Whether it tells what surely is lost, owed or bound. */
  readonly lapses: boolean
  /** What it tells in one plain line. */
  readonly plain?: PlainDanger | undefined
  /** Whether its report tells it as what a finding leads to. */
  readonly isEffect: boolean
}

/** What its words tell beside the signs of every unit. */
interface Alarm {
  readonly rated: RiskLevel | undefined
  readonly mayHarm: boolean
  readonly reasons: readonly RiskReasonId[]
  readonly told: readonly RiskReasonId[]
  readonly burdens: readonly BurdenId[]
  readonly toll: number
  readonly isGrave: boolean
  readonly isNegated: boolean
  readonly lapses: boolean
  readonly plain: PlainDanger | undefined
}

const atStake: readonly ValueKind[] = ['money', 'percent', 'duration', 'date']
const worthOfRated = 2
/** Dangers whose sum is all that they cost. */
const ofCharges: readonly PlainDangerId[] = [
  'fine',
  'leftOut',
  'borne',
  'repaid',
  'noRefund',
  'onPain',
]
/** Dangers whose sum or share tells how bad they are. */
const ofShares: readonly PlainDangerId[] = [...ofCharges, 'claimCut', 'doubled']
const ofLoss: readonly BurdenId[] = ['bears', 'loses']
const ofPayment: readonly RiskReasonId[] = ['cost', 'penalty', 'forfeit', 'ending']
const mostReasons = 3
const worthOfGrave = 0.4
const worthOfLapse = 1.5

/** How dangerous units are, and why. */
export function dangersOf(signs: readonly UnitSigns[], context: WeighContext): Danger[] {
  const alarms = alarmsOf(signs, context)
  return signs.map((of, at) => dangerOf(of, alarms[at] as Alarm, context))
}

function alarmsOf(signs: readonly UnitSigns[], context: WeighContext): Alarm[] {
  const { language, grades = [] } = context
  const rated = signs.map(({ unit }) =>
    isSupplied(unit, language) ? undefined : ratingOf(unit, grades, language),
  )
  const mayHarm = signs.map((of, at) => isStatementOfHarm(of, rated[at], context))
  const texts = signs.map(({ alarming }, at) => (mayHarm[at] === true ? alarming : ''))
  const reasons = reasonsIn(texts, language)
  const told = toldReasonsOf(texts, reasons, language)
  const burdens = burdensIn(texts, language)
  const plain = plainDangersIn(
    signs.map((of) => plainTextOf(of, context)),
    language,
  ).map((one, at) => (isToldPlainly(one, signs[at] as UnitSigns, context) ? one : undefined))
  const words = askInTurn(texts, {
    toll: (text) => tollIn(text, language),
    isGrave: (text) => withoutExcepted(text, language).search(language.frames.grave) >= 0,
    lapses: (text) => text.search(language.frames.lapses) >= 0,
    isNegated: (text) => text.search(language.patterns.negation) >= 0,
  })
  return words.map((one, at) => ({
    ...one,
    rated: rated[at],
    plain: plain[at],
    mayHarm: mayHarm[at] === true || plain[at] !== undefined,
    reasons: reasons[at] ?? [],
    told: told[at] ?? [],
    burdens: burdens[at] ?? [],
  }))
}

/** The reasons that are left without why and under what circumstances something happens. */
function toldReasonsOf(
  texts: readonly string[],
  reasons: readonly (readonly RiskReasonId[])[],
  language: Language,
): (readonly RiskReasonId[])[] {
  const rests = texts.map((text, at) =>
    reasons[at]?.length === 0 ? text : withoutBackground(text, language),
  )
  const told = reasonsIn(
    rests.map((rest, at) => (rest === texts[at] ? '' : rest)),
    language,
  )
  return told.map((left, at) => (rests[at] === texts[at] ? (reasons[at] ?? []) : left))
}

/** How bad the document itself says that something is. */
function ratingOf(
  unit: Unit,
  grades: readonly string[],
  language: Language,
): RiskLevel | undefined {
  return (
    defectLevel(unit, language) ??
    ratedRisk(unit, language) ??
    ratedLine(unit, language) ??
    gradedRow(unit, grades, language) ??
    gradedList(unit, language)
  )
}

/** A line that is rated is no heading, however it looks. */
const leastRatedWords = 5

function isStatementOfHarm(
  signs: UnitSigns,
  rated: RiskLevel | undefined,
  context: WeighContext,
): boolean {
  const { unit, isScheduled } = signs
  // What somebody is going to do by some day is no danger, whatever it is meant against.
  const isTask = unit.kind === 'row' && isScheduled && rated === undefined
  const isIdle =
    isTask || isSupplied(unit, context.language) || tellsGrade(unit, context.grades ?? [])
  return (
    (statesSomething(signs, context) || (rated !== undefined && unit.words >= leastRatedWords)) &&
    !isIdle &&
    !isMereName(unit, context.language) &&
    !comesToGood(signs, context)
  )
}

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|\p{L}{2,}/gu
const mostIdleWords = 3

/** `If it is lost, the deposit goes back`: without its good news nothing is left but under what circumstances. */
function comesToGood({ goodNews, alarming }: UnitSigns, { language }: WeighContext): boolean {
  const left = goodNews > 0 ? withoutBackground(alarming, language).match(word) : undefined
  return left === null || (left !== undefined && left.length <= mostIdleWords)
}

function dangerOf(signs: UnitSigns, alarm: Alarm, context: WeighContext): Danger {
  const { unit, severe, values } = signs
  const { language } = context
  const calm = signs.calm + signs.goodNews
  const { plain, rated, reasons, toll, isGrave } = alarm
  const isOwed = context.owed?.test(unit.text) === true || isCredit(unit)
  const isDenied = deniesHarm(signs, alarm)
  const isAdvice = unit.sentence.section === 'recommendations'
  const burdens = isDenied || isOwed || isAdvice ? [] : alarm.burdens
  const bears = burdens.includes('bears')
  const isEffect = !isDenied && tellsEffect(unit, context)
  const isInRisks = isEffect || unit.sentence.section === 'risks'
  const inRisks = rated !== undefined ? worthOfRated : isInRisks ? 0.9 : 0
  const others = harmsOf(signs) + burdens.length + (inRisks > 0 ? 1 : 0)
  const lapses = alarm.mayHarm && !isOwed && alarm.lapses
  const isSmall =
    (plain === undefined || ofCharges.includes(plain.id)) &&
    costsLittle(unit.text, values, reasons, language)
  const isSure = lapses || (plain !== undefined && !isOwed)
  const risk =
    alarm.mayHarm && !isDenied && !isOwed ? riskOf(signs, alarm, inRisks, context.length) : 0
  const isHazard = alarm.mayHarm && injures(unit.text, burdens, context)
  const isWorst =
    isHazard ||
    losesBySilence(unit.text, plain, alarm.told, language) ||
    mayKill(unit.text, reasons, medical.includes(context.kind), language) ||
    (isLoss(burdens, reasons, plain) && costsMuch(unit.text, values, language)) ||
    ((isSure || burdens.includes('loses')) &&
      (losesWhatItIsAbout(unit.text, language) || endsWithBadGrade(unit.text, language)))
  const level = levelOf({
    severe: severe.found,
    others,
    // `If a key is lost, the tenant pays for it` loses no money.
    reasons: reasons.filter((id) => id !== 'forfeit' || !bears || alarm.told.includes(id)),
    toll,
    isGrave,
    isSmall,
  })
  return {
    risk: lapses || isHazard ? Math.max(risk, worthOfLapse) : risk,
    riskLevel:
      rated ??
      (isWorst ? 'high' : leastLevel(level, isSure && !isSmall, plain, unit.text, language)),
    rated,
    riskReasons: reasons,
    toldReasons: alarm.told,
    injures: isHazard,
    burdens,
    toll,
    isCalm: !isSure && (calm > 0 || isOwed),
    lapses,
    plain,
    isEffect,
  }
}

/** Whether what it costs or takes is its reader's to bear. */
function isLoss(
  burdens: readonly BurdenId[],
  reasons: readonly RiskReasonId[],
  plain: PlainDanger | undefined,
): boolean {
  if (plain !== undefined && ofShares.includes(plain.id)) return true
  if (burdens.some((id) => ofLoss.includes(id))) return true
  return burdens.includes('failure') && reasons.some((id) => ofPayment.includes(id))
}

/** What a policy insures against injures nobody by that. */
function injures(
  text: string,
  burdens: readonly BurdenId[],
  { kind, language }: WeighContext,
): boolean {
  const isInsured = kind === 'insurance-policy' || language.phrases.tellsInsurance.test(text)
  return !isInsured && !burdens.includes('loses') && mayInjure(text, language)
}

/** Words of harm that is no loss, with whatever is forbidden. */
function harmsOf({ serious, forbids }: UnitSigns): number {
  return serious.found + (forbids ? 1 : 0)
}

/** `If neither is received, it counts as accepted` denies no harm. */
function deniesHarm(signs: UnitSigns, { burdens }: Alarm): boolean {
  const { severe, serious, condition } = signs
  return (
    severe.found + harmsOf(signs) === 0 &&
    severe.denied + serious.denied > 0 &&
    !(condition > 0 && burdens.includes('automatic'))
  )
}

function riskOf(signs: UnitSigns, alarm: Alarm, inRisks: number, length: number): number {
  const { unit, slight, condition, aside, plea, values, decided, lead } = signs
  const calm = signs.calm + signs.goodNews
  const severe = signs.severe.found
  const serious = harmsOf(signs)
  const negation = alarm.isNegated ? 1 : 0
  const reasons = calm > 0 ? 0 : Math.min(mostReasons, alarm.reasons.length)
  if (inRisks + severe + serious + slight + condition * negation + reasons === 0) return 0
  const early = Math.max(0, 1 - unit.start / Math.max(1, length) / 0.2)
  const harm =
    inRisks +
    (alarm.isGrave ? worthOfGrave : 0) +
    0.75 * Math.min(2, severe) +
    0.45 * Math.min(3, serious) +
    0.25 * slight +
    0.15 * signs.power +
    0.25 * negation +
    0.2 * reasons
  return (
    harm +
    0.35 * condition +
    (values.some(({ kind }) => atStake.includes(kind)) ? 0.15 : 0) -
    (values.some(({ kind }) => kind === 'contact') ? 0.3 : 0) -
    0.9 * calm -
    0.45 * aside -
    0.25 * Math.min(1, plea) -
    // What has to be done only if something happens is a burden itself.
    (condition > 0 ? 0.1 : 0.25) * (signs.forbids ? signs.duties : signs.duty) -
    0.4 * early -
    0.2 * lead -
    (severe === 0 && decided > 0 ? 0.25 : 0) -
    (unit.kind === 'sentence' ? 0 : 0.3)
  )
}
